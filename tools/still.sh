#!/bin/sh
# Make web/public/still.mp4: four seconds of black and of silence.
#
#   tools/still.sh
#
# A phone does not go to sleep while a film plays. Where a page comes over plain http, as it does from a laptop in the
# room, a browser gives it no other way to keep the screen on; and a film without a sound track does not count. Needs
# ffmpeg. Run it again only to change the film.
set -eu
cd -- "$(dirname -- "$0")/.."

ffmpeg -loglevel error -y \
    -f lavfi -i color=black:size=32x32:rate=1 -f lavfi -i anullsrc=channel_layout=mono:sample_rate=44100 -t 4 \
    -c:v libx264 -profile:v baseline -pix_fmt yuv420p -x264-params info=0 -c:a aac -b:a 8k \
    -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart \
    web/public/still.mp4
