# One image for the site, the provider and the worker; the command says which (see compose.yaml and docs/operate.md).
FROM node:24-slim AS build
WORKDIR /gk
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM node:24-slim
WORKDIR /gk
COPY package.json package-lock.json ./
COPY tokens/package.json tokens/
COPY packages/domain/package.json packages/domain/
COPY packages/web/package.json packages/web/
COPY packages/ui/package.json packages/ui/
COPY packages/provider/package.json packages/provider/
COPY site/package.json site/
# Nothing that only builds or tests; no script of a package runs.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY packages/domain/src packages/domain/src
COPY packages/web/src packages/web/src
COPY packages/provider/src packages/provider/src
COPY packages/provider/migrations packages/provider/migrations
COPY packages/provider/seed packages/provider/seed
COPY site/server site/server
COPY site/fonts site/fonts
COPY --from=build /gk/site/app/fonts/generated site/app/fonts/generated
COPY --from=build /gk/site/build site/build
# The embedded database, where there is no other: a volume belongs here, and takes its owner from here.
RUN mkdir .data && chown node:node .data

ENV NODE_ENV=production GK_MODE=production HOST=0.0.0.0 PORT=3000
# What a process needs for a moment it gives back soon: smaller halves for young objects, two arenas for all threads.
ENV NODE_OPTIONS=--max-semi-space-size=16 MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=source", "site/server/production.ts"]
