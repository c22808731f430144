# The demo as `npm start` runs it: the reference backend with both shells. How to run it: docs/operations.md.

# The current LTS of Node. A deployment pins its digest: --build-arg NODE_IMAGE=node:26-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:26-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
# The version that package.json names as packageManager.
RUN npm install --global pnpm@10.34.9
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
# What the pages and the health endpoints say; without it, the versions of package.json.
ARG VERSION=
# Dependencies first: they are downloaded again only when the lockfile changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
RUN pnpm build
# The demo with what it needs to run, and no more: the versions of the lockfile, which the legacy way would look up in the registry.
RUN pnpm --filter @booking/demo --prod --offline --config.inject-workspace-packages=true deploy /out

FROM ${NODE_IMAGE}
WORKDIR /app
# The same folders as in the repository, since the server finds what it serves from its own.
COPY --from=build /out apps/demo
COPY --from=build /app/apps/booking/dist apps/booking/dist
COPY --from=build /app/apps/frame/dist apps/frame/dist
COPY --from=build /app/apps/payment-sandbox/dist apps/payment-sandbox/dist
COPY --from=build /app/packages/embed/dist packages/embed/dist
COPY --from=build /app/packages/languages packages/languages
COPY --from=build /app/packages/ui/src/theme packages/ui/src/theme
COPY --from=build /app/packages/ui/src/brand packages/ui/src/brand
RUN mkdir /data && chown node:node /data
USER node
ARG VERSION=
ENV NODE_ENV=production STAGE=production DATA_DIR=/data PORT=4310 VERSION=${VERSION}
# Used by the embedded database only.
VOLUME /data
EXPOSE ${PORT}
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/v1/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM stops it within DRAIN_SECONDS and 30 seconds. `docker stop` waits for 10 only: use `--stop-timeout 40`.
CMD ["node", "apps/demo/dist/main.js"]
