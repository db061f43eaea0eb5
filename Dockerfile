# Parlour in a container: docker build -t parlour . && docker run -p 8000:8000 -v parlour:/data parlour
# By its digest, of the index for all systems, so that every build has the same base. For a newer one, and its fixes:
#   docker buildx imagetools inspect python:3.13-slim
FROM python:3.13-slim@sha256:70729b46c69b4f1e97c4822c1af3df53a1476cf5ddc6c087c0c10bc3a5678c2f

WORKDIR /opt/parlour
COPY requirements.lock ./
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock

COPY src src
RUN python -m compileall -q src && useradd --system --create-home --home-dir /data parlour

ENV PYTHONPATH=/opt/parlour/src PARLOUR_DATA=/data
USER parlour
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/healthz', timeout=3)"]
ENTRYPOINT ["python", "-P", "-m", "parlour"]
CMD ["serve", "--no-browser"]
