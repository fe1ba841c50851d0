# Fojas, to run beside a PostgreSQL and an S3: compose.yaml, docs/operator.md.
FROM node:22-bookworm-slim AS build
WORKDIR /app
# What is installed changes less often than what is built.
COPY package.json package-lock.json .npmrc ./
COPY scripts/ready.mjs scripts/
RUN node scripts/ready.mjs install
COPY . .
RUN node scripts/ready.mjs build && node scripts/image.mjs image

FROM node:22-bookworm-slim
# What writes MP3 and cuts long recordings is larger than all the rest: docker build --build-arg PROGRAMS=ffmpeg. Scans and speech need no program.
ARG PROGRAMS=""
# libnss-wrapper lets the embedded PostgreSQL start under a number without a name (docker run --user 1500).
RUN apt-get update \
  && apt-get install -y --no-install-recommends libnss-wrapper $PROGRAMS \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/image/node_modules node_modules
COPY --from=build /app/dist dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FOJAS_DATA_DIR=/data FOJAS_WORKER_HEALTH=3000
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
