# One image for the API, the worker, both in one (ROLE), and the admin command line (target `server`), and one for the web
# server before it (target `web`). The first runs alone, too: docs/operations.md, One container.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY nx.json tsconfig.base.json ./
COPY apps apps
COPY libs libs
COPY tools/nx tools/nx
ENV NX_DAEMON=false
RUN npm run build -- --projects=api,web
RUN npm prune --omit=dev
# The folder of the volume belongs to the user of the image.
RUN mkdir /data
# What the image holds, for whoever has to know whether a flaw concerns it. By the lock file: what was pruned counts as missing else.
RUN npm sbom --sbom-format=cyclonedx --omit=dev --package-lock-only > sbom.json

FROM node:24-slim AS server
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/sbom.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build --chown=node:node /data /data
VOLUME /data
ENV DATA_DIR=/data
# Which commit this is, for the log and the metrics: docker build --build-arg COMMIT="$(git rev-parse --short HEAD)".
ARG COMMIT
ENV COMMIT=$COMMIT
USER node
EXPOSE 3000 3001 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${(process.env.ROLE === 'worker' ? process.env.WORKER_PORT : process.env.PORT) || (process.env.ROLE === 'worker' ? 3001 : 3000)}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What these and the flags are for: tools/node-flags.mjs.
ENV MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "--heap-growing-percent=20", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "--require=./dist/apps/api/source-maps.cjs", "dist/apps/api/main.js"]

# Debian's nginx, the one that apps/web-e2e/src/faults/web-server.fault.ts runs with these files, for its brotli.
FROM debian:bookworm-slim AS web
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static wget \
  && rm -rf /var/lib/apt/lists/*
COPY docker/nginx/nginx.conf /etc/nginx/nginx.conf
COPY docker/nginx/security-headers.conf /etc/nginx/security-headers.conf
COPY docker/nginx/site.conf /etc/nginx/conf.d/site.conf
COPY docker/nginx/start.sh /usr/local/bin/start-nginx
COPY --from=build /app/dist/apps/web/assets /usr/share/nginx/html/assets
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/api/health/live"]
CMD ["start-nginx"]
