import type { FastifyInstance } from 'fastify'
import type { CacheCounts } from './http/pages/cache.ts'

/** Observer of the site at work (metrics, tracing). Sees routes, names and outcomes, never an address or an answer. */
export interface Observer {
  /** Adds its hooks to the whole server, before any route. */
  requests(app: FastifyInstance): void
  /** Does the call to a partner, looking on: resolves and rejects as the call itself. */
  partnerCall<T>(partner: string, call: string, work: () => Promise<T>): Promise<T>
  /** Does the job, looking on. */
  job<T>(queue: string, work: () => Promise<T>): Promise<T>
  /** Is handed the counts of the page caches, to read whenever it wants. */
  pageCaches(read: () => Readonly<Record<string, CacheCounts>>): void
}

/** Several observers as one; none at all costs nothing. */
export const together = (observers: readonly Observer[]): Observer => ({
  requests: (app) => {
    for (const one of observers) one.requests(app)
  },
  partnerCall: (partner, call, work) =>
    observers.reduceRight((inner, one) => () => one.partnerCall(partner, call, inner), work)(),
  job: (queue, work) => observers.reduceRight((inner, one) => () => one.job(queue, inner), work)(),
  pageCaches: (read) => {
    for (const one of observers) one.pageCaches(read)
  },
})
