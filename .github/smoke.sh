#!/usr/bin/env bash
# Starts the image `fojas` beside a PostgreSQL, and sees it answer: ready, a page, an account. Needs Docker.
set -euo pipefail
network=fojas-smoke
image=postgres:17-bookworm
trap 'docker logs fojas-smoke || true; docker rm --force fojas-smoke fojas-smoke-postgres >/dev/null 2>&1 || true; docker network rm $network >/dev/null' EXIT
docker network create $network >/dev/null
docker run --detach --name fojas-smoke-postgres --network $network \
  --env POSTGRES_USER=fojas --env POSTGRES_DB=fojas --env POSTGRES_PASSWORD=smoke $image >/dev/null
until docker exec fojas-smoke-postgres pg_isready --username fojas --quiet; do sleep 1; done
docker run --detach --name fojas-smoke --network $network --publish 127.0.0.1:3000:3000 \
  --env DATABASE_URL=postgres://fojas:smoke@fojas-smoke-postgres/fojas --env APP_URL=http://localhost:3000 fojas >/dev/null
base=http://localhost:3000
curl --fail --silent --show-error --retry 60 --retry-delay 1 --retry-all-errors $base/api/ready
curl --fail --silent --show-error $base/ | grep --quiet '<title>'
docker exec fojas-smoke node dist/server/fojas.js doctor
