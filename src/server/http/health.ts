import type { FastifyInstance } from 'fastify'
import type { House } from '../services/context.ts'
import { readReadiness } from '../services/readiness/read.ts'

/** `/healthz`: this process lives. `/readyz`: it can serve, because the database and the queue answer. */
export const health = (app: FastifyInstance, house: House): void => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const ready = await readReadiness(house)
    const good = ready.database && ready.queue
    return reply
      .code(good ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: word(good), database: word(ready.database), queue: word(ready.queue) })
  })
}

const word = (good: boolean) => (good ? 'ok' : 'unavailable')
