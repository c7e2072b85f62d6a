#!/bin/sh
# What the service "backup" of the compose files runs: a backup into the folder named here at the start and every night at
# 07:30 UTC, and out with those older than 30 days. A backup that fails is tried again the next night; "leads -- status" and the health
# of the container tell.
set -eu
folder=$1
while :; do
  if node ops/backup/back-up.ts "$folder/leads-$(date +%F-%H%M%S).backup"; then
    find "$folder" -maxdepth 1 -name 'leads-*.backup*' -mtime +30 -exec rm -rf {} +
  fi
  sleep $((86400 - ($(date +%s) - 27000) % 86400))
done
