# The reference backend with both shells, as `npm start` builds them. How to run it: docs/operations.md.

FROM node:20-bookworm-slim AS build
WORKDIR /app
# The version that package.json names as packageManager.
RUN npm install --global pnpm@10.34.9
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY . .
RUN pnpm install --frozen-lockfile
RUN pnpm build
# The backend with what it needs to run, and no more.
RUN pnpm --filter @booking/backend --prod deploy --legacy /out

FROM node:20-bookworm-slim
WORKDIR /app
# The same folders as in the repository, since the server finds what it serves from its own.
COPY --from=build /out apps/backend
COPY --from=build /app/apps/booking/dist apps/booking/dist
COPY --from=build /app/apps/frame/dist apps/frame/dist
COPY --from=build /app/apps/payment-sandbox/dist apps/payment-sandbox/dist
COPY --from=build /app/packages/embed/dist packages/embed/dist
COPY --from=build /app/packages/ui/src/i18n/locales packages/ui/src/i18n/locales
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production STAGE=production DATA_DIR=/data
# Used by the embedded database only.
VOLUME /data
EXPOSE 4310
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:4310/api/v1/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/backend/dist/main.js"]
