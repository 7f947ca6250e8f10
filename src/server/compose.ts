import fastify from 'fastify'
import { sql } from 'kysely'
import type { Ground, Site } from './ground.ts'

/** Where adapters meet ports, services meet jobs, and all of it meets HTTP. */
export async function compose(ground: Ground): Promise<Site> {
  const { config, db, log } = ground
  const app = fastify({ loggerInstance: log, forceCloseConnections: 'idle' })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
  return {
    listen: async () => {
      await app.listen({ host: config.host, port: config.port })
    },
    close: async () => {
      await app.close()
    },
  }
}
