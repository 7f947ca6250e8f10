import type { FastifyReply, FastifyRequest } from 'fastify'
import { captchaHeader } from '../../core/contract/captcha/captcha-calls.ts'
import { type Viewer, visitor } from '../../core/kernel/viewer.ts'
import type { RequestContext, Session, SiteRuntime } from '../services/context.ts'
import { networkOf, takeFrom } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'
import { mailTurn } from '../services/rate-limits/recipient.ts'
import { rememberDevice } from '../services/sessions/devices.ts'
import { findSession } from '../services/sessions/find-session.ts'
import { endSession, moveFiles, startPersonSession, startSession } from '../services/sessions/start.ts'
import { inTransaction } from '../services/transaction.ts'
import { clearCookies, clearPages, readDevice, readToken, setCookies, setDeviceCookie } from './cookies.ts'

/** What a request tells about its sender without a look at the session. */
const requesterOf = ({ ip, headers, hostname }: FastifyRequest) => {
  const token = headers[captchaHeader]
  return {
    ip,
    network: networkOf(ip),
    captcha: typeof token === 'string' ? token : undefined,
    browser: (headers['user-agent'] ?? '').slice(0, 120),
    hostname,
  }
}

export type Accept = RequestContext['accept']

/** What the context of a request is made of. */
export interface RequestBinding {
  runtime: SiteRuntime
  /** Also sends each cookie in a variant that browsers keep over plain http; demo only. */
  plainCookies: boolean
}

/**
 * Makes the context of one request: that of the site, or that of the office, where a call that a screen makes by itself is no use
 * of the session (`isUse`).
 */
export type MakeContext = (
  binding: RequestBinding,
  request: FastifyRequest,
  reply: FastifyReply,
  accept?: Accept,
  how?: { isUse?: boolean },
) => RequestContext

/** Makes the context of one request. The session is looked up when it is first needed, so a visitor costs no query. */
export const makeRequestContext: MakeContext = ({ runtime, plainCookies }, request, reply, accept) => {
  const transaction: Accept = (work) => inTransaction(runtime.database, work)
  let token = readToken(request, plainCookies)
  const device = readDevice(request, plainCookies)
  let found: Promise<{ session: Session; viewer: Viewer } | undefined> | undefined
  const current = () => {
    found ??= token === undefined ? Promise.resolve(undefined) : findSession(runtime, token)
    return found
  }
  const show = (session: Session, fresh: string, stay?: boolean) => {
    setCookies(reply, fresh, { plain: plainCookies, loggedIn: session.personId !== undefined, stay })
    token = fresh
    // looked up again when needed: a look-up here that nobody waits for would end the process when it fails
    found = undefined
    return session
  }
  const begin = async () => {
    const { session, token: fresh } = await startSession(runtime)
    return show(session, fresh)
  }
  return {
    ...runtime,
    requestId: request.id,
    device,
    ...requesterOf(request),
    async actor() {
      const personId = (await current())?.session.personId
      return personId === undefined ? { kind: 'visitor' } : { kind: 'person', id: personId }
    },
    viewer: async () => (await current())?.viewer ?? visitor,
    session: async () => (await current())?.session,
    ownSession: async () => (await current())?.session ?? begin(),
    async becomePerson(personId, options = {}) {
      const before = (await current())?.session
      // every change of person gets a new token, so that an old one that somebody else knows is worthless
      if (token !== undefined) await endSession(runtime, token)
      const started =
        personId === undefined ? undefined : await startPersonSession(runtime, personId, options)
      if (!started) {
        clearCookies(reply)
        if (personId === undefined) clearPages(reply)
        token = undefined
        found = undefined
        return false
      }
      const session = show(started.session, started.token, options.stay)
      if (personId !== undefined)
        setDeviceCookie(reply, await rememberDevice(runtime, personId, device), plainCookies)
      if (before && before.personId === undefined) await moveFiles(runtime, before, session)
      return true
    },
    staffSession: async () => undefined,
    becomeStaff: () => Promise.reject(new Error('The office has a door of its own.')),
    renewStaffToken: async () => undefined,
    transaction,
    accept: accept ?? transaction,
    mayKeepFile: () => takeFrom(runtime, 'upload', request.ip, allowances.upload),
    mailTurn: async (tx, address, patience) =>
      mailTurn(tx, runtime, address, (await current())?.session.personId, patience),
    aside: {},
  }
}
