# Parlour in a container: docker build -t parlour . && docker run -p 8000:8000 -v parlour:/data parlour
FROM python:3.13-slim

WORKDIR /opt/parlour
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

# The rules of each game are links to the pages.
COPY docs/rules docs/rules
COPY src src
RUN python -m compileall -q src && useradd --system --create-home --home-dir /data parlour

ENV PYTHONPATH=/opt/parlour/src PARLOUR_DATA=/data
USER parlour
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
ENTRYPOINT ["python", "-P", "-m", "parlour"]
CMD ["serve", "--no-browser"]
