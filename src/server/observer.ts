import type { FastifyInstance } from 'fastify'
import type { CacheCounts } from './http/pages/cache.ts'

/** Watches the site at work, for metrics or tracing. It sees routes, names and outcomes, never an address or an answer. */
export interface Observer {
  /** Adds its hooks to the whole server; called before any route is added. */
  requests(app: FastifyInstance): void
  /** Runs a call to a partner and observes it; resolves and rejects as the call itself. */
  partnerCall<T>(partner: string, call: string, work: () => Promise<T>): Promise<T>
  job<T>(queue: string, work: () => Promise<T>): Promise<T>
  /** Gives the observer a function that reads the counts of the page caches. */
  pageCaches(read: () => Readonly<Record<string, CacheCounts>>): void
}

/** Several observers as one. An empty list gives an observer that does nothing. */
export const combineObservers = (observers: readonly Observer[]): Observer => ({
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
