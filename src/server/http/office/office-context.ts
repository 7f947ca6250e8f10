import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitor } from '../../../core/kernel/viewer.ts'
import type { RequestContext } from '../../services/context.ts'
import { findStaff } from '../../services/staff/find-staff.ts'
import { staffDevice } from '../../services/staff/staff-devices.ts'
import {
  endStaffSession,
  type FoundStaff,
  findStaffSession,
  renewStaffToken,
  startStaffSession,
} from '../../services/staff/staff-sessions.ts'
import { type Accept, makeRequestContext, type RequestBinding } from '../request-context.ts'
import {
  clearStaffCookie,
  readStaffDevice,
  readStaffToken,
  setStaffCookie,
  setStaffDevice,
} from './office-cookie.ts'

/**
 * Makes the context of one request to the office. Its actor is the member of staff whose session the office's own cookie names;
 * the session that the same browser may have on the site counts for nothing here. What a screen asks by itself, without anybody
 * at it, is no use of the session (`isUse`).
 */
export const makeOfficeContext = (
  binding: RequestBinding,
  request: FastifyRequest,
  reply: FastifyReply,
  accept?: Accept,
  { isUse = true }: { isUse?: boolean } = {},
): RequestContext => {
  const { runtime, plainCookies } = binding
  const base = makeRequestContext(binding, request, reply, accept)
  let token = readStaffToken(request, plainCookies)
  let found: Promise<FoundStaff | undefined> | undefined
  const current = () => {
    found ??= token === undefined ? Promise.resolve(undefined) : findStaffSession(runtime, token, { isUse })
    return found
  }
  const show = (fresh: string) => {
    setStaffCookie(reply, fresh, plainCookies)
    token = fresh
    found = undefined
  }
  const rememberBrowser = async (staffId: string) => {
    const account = await findStaff(runtime.database, staffId)
    if (account) setStaffDevice(reply, staffDevice(runtime, account), plainCookies)
  }
  return {
    ...base,
    device: readStaffDevice(request, plainCookies),
    actor: async () => (await current())?.actor ?? { kind: 'visitor' },
    viewer: async () => visitor,
    session: async () => undefined,
    staffSession: async () => (await current())?.session,
    async becomeStaff(staffId) {
      // a login always gets a new token, so that an old one that somebody else knows is worthless
      if (token !== undefined) await endStaffSession(runtime, token)
      if (staffId !== undefined)
        return show(await startStaffSession(runtime, staffId, { device: base.browser, place: base.network }))
      clearStaffCookie(reply)
      token = undefined
      found = undefined
    },
    async renewStaffToken() {
      const session = (await current())?.session
      if (!session) return
      show(await renewStaffToken(runtime, session.id))
      await rememberBrowser(session.staffId)
    },
  }
}
