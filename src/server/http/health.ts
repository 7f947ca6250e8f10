import type { FastifyInstance } from 'fastify'
import { cachedReadiness } from '../services/readiness/read-readiness.ts'
import type { Binding } from './bind.ts'

/**
 * `/healthz`: this process is alive. `/readyz`: it can serve, because the database and the queue answer; limited like any read,
 * and closed to the outside by the reverse proxies of `ops/`.
 */
export const health = (
  app: FastifyInstance,
  { runtime, limits }: Pick<Binding, 'runtime' | 'limits'>,
): void => {
  const readiness = cachedReadiness(runtime)
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (request, reply) => {
    limits.shield({ limit: 'read' }, request)
    const ready = await readiness()
    const good = ready.database && ready.queue
    return reply
      .code(good ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: word(good), database: word(ready.database), queue: word(ready.queue) })
  })
}

const word = (good: boolean) => (good ? 'ok' : 'unavailable')
