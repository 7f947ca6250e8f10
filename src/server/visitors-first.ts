import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pause } from '../core/kernel/pause.ts'

/** Somebody who sends something in often sends more: a draft before, a file, the next form. */
const quietMs = 50
/** Later than this no mail or order is for it, however busy the site is. */
const longestMs = 1000
const lookEveryMs = 10

/** Lets whoever sends something in go before the jobs of this process: a visitor waits for an answer, nobody for a job. */
export interface VisitorsFirst {
  /** Adds the hooks that count what is sent in. */
  requests(app: FastifyInstance): void
  /** Resolves when a job may begin: nothing was being sent in for a moment, or it waited for a second. */
  turn(): Promise<void>
}

export const visitorsFirst = (): VisitorsFirst => {
  const sending = new Set<FastifyRequest>()
  let lastAt = Number.NEGATIVE_INFINITY
  const isQuiet = () => sending.size === 0 && performance.now() - lastAt >= quietMs
  const untilQuiet = async () => {
    const giveUpAt = performance.now() + longestMs
    while (!isQuiet() && performance.now() < giveUpAt) await pause(lookEveryMs)
  }
  // one wait for all: jobs come by the ten
  let waiting: Promise<void> | undefined
  return {
    requests(app) {
      // whoever reads waits for little, and a page that polls would keep jobs from what it polls for
      app.addHook('preHandler', (request, reply, done) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          sending.add(request)
          reply.raw.once('close', () => {
            sending.delete(request)
            lastAt = performance.now()
          })
        }
        done()
      })
    },
    async turn() {
      if (isQuiet()) return
      waiting ??= untilQuiet().finally(() => {
        waiting = undefined
      })
      await waiting
    },
  }
}
