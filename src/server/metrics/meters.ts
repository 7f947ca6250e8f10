import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Observer } from '../observer.ts'

export interface Meters {
  registry: Registry
  observer: Observer
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The metrics that one process measures by itself. Every label has a bounded set of values that no visitor chooses: route
 * patterns, status classes, names of partners, calls, queues and reasons.
 */
export const makeMeters = (): Meters => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    observer: {
      requests: requestMeter(registry),
      partnerCall: partnerMeter(registry),
      job: jobMeter(registry),
      pageCaches: cacheMeters(registry),
    },
  }
}

const requestMeter = (registry: Registry): Observer['requests'] => {
  const durations = new Histogram({
    name: 'thuisbasis_request_duration_seconds',
    help: 'Answered requests by route pattern, method and status class; its _count is the number of requests.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return (app) => {
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      // a stream lasts as long as its reader stays, which says nothing of how fast the site is
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
      durations.observe(
        {
          method: methods.has(method) ? method : 'other',
          route: routeOptions.url ?? 'unknown',
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1000,
      )
    })
  }
}

const partnerMeter = (registry: Registry): Observer['partnerCall'] => {
  const durations = new Histogram({
    name: 'thuisbasis_partner_call_duration_seconds',
    help: 'Calls to partners by outcome: ok or the reason of failure; its _count is the number of calls.',
    labelNames: ['partner', 'call', 'outcome'] as const,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  })
  return async (partner, call, work) => {
    const stop = durations.startTimer({ partner, call })
    try {
      const answer = await work()
      stop({ outcome: 'ok' })
      return answer
    } catch (thrown) {
      stop({ outcome: thrown instanceof PartnerError ? thrown.reason : 'unexpected' })
      throw thrown
    }
  }
}

const jobMeter = (registry: Registry): Observer['job'] => {
  const durations = new Histogram({
    name: 'thuisbasis_job_duration_seconds',
    help: 'Tries of jobs by queue and outcome: done or failed; its _count is the number of tries.',
    labelNames: ['queue', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 120],
    registers: [registry],
  })
  return async (queue, work) => {
    const stop = durations.startTimer({ queue })
    try {
      const answer = await work()
      stop({ outcome: 'done' })
      return answer
    } catch (thrown) {
      stop({ outcome: 'failed' })
      throw thrown
    }
  }
}

const cacheMeters =
  (registry: Registry): Observer['pageCaches'] =>
  (read) => {
    const counted = (name: string, help: string, value: 'hits' | 'misses') =>
      new Counter({
        name,
        help,
        labelNames: ['cache'] as const,
        registers: [registry],
        collect() {
          this.reset()
          for (const [cache, counts] of Object.entries(read())) this.inc({ cache }, counts[value])
        },
      })
    counted('thuisbasis_page_cache_hits_total', 'Answers that were in memory.', 'hits')
    counted('thuisbasis_page_cache_misses_total', 'Answers that had to be made.', 'misses')
    new Gauge({
      name: 'thuisbasis_page_cache_bytes',
      help: 'Bytes of the answers in memory.',
      labelNames: ['cache'] as const,
      registers: [registry],
      collect() {
        for (const [cache, { bytes }] of Object.entries(read())) this.set({ cache }, bytes)
      },
    })
  }
