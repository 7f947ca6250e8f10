import { randomUUID } from 'node:crypto'
import { visitor } from '../../../core/kernel/viewer.ts'
import type { Tx } from '../../database/pool.ts'
import type { Actor, RequestContext, SiteRuntime } from '../context.ts'

const noBrowser = async (): Promise<never> => {
  throw new Error('Nobody in the demo has a browser.')
}

/** Makes the context of somebody who acted so many hours ago. */
export type At = (hoursAgo: number, actor: Actor) => RequestContext

/**
 * Makes contexts in which people of the demo act, each at an hour of their own, all in one transaction: a verb that begins one is in
 * the same. What they did is counted from the instant at which this is called.
 */
export const demoContexts = (runtime: SiteRuntime, tx: Tx): At => {
  const now = runtime.clock.now()
  const session = { id: randomUUID(), personId: undefined }
  let acts = 0
  return (hoursAgo, actor) => {
    const then = now - Math.round(hoursAgo * 3_600_000)
    return {
      ...runtime,
      database: tx,
      clock: { now: () => then },
      // the trail tells by it who did what
      requestId: `demo ${++acts}`,
      actor: async () => actor,
      viewer: async () => visitor,
      transaction: (work) => work(tx),
      accept: (work) => work(tx),
      ...{ ip: '127.0.0.1', network: '127.0.0.1', hostname: 'localhost', browser: 'demo' },
      ...{ captcha: undefined, device: undefined, aside: {} },
      session: async () => session,
      ownSession: async () => session,
      staffSession: async () => undefined,
      mayKeepFile: async () => undefined,
      mailTurn: async () => undefined,
      ...{ becomeStaff: noBrowser, renewStaffToken: noBrowser, becomePerson: noBrowser },
    }
  }
}
