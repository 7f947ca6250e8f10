import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginHintCookie, plainLoginHintCookie } from '../../core/kernel/browser-keys.ts'
import { deviceSeconds } from '../services/sessions/devices.ts'
import { stayingSeconds } from '../services/sessions/start.ts'

export const sessionCookie = '__Host-thuisbasis'
/**
 * Name of the session cookie without the `__Host-` prefix, sent over plain http to clients that refuse Secure cookies there; demo
 * only.
 */
const plainName = 'thuisbasis'

const deviceName = 'thuisbasis-apparaat'

const read = (request: FastifyRequest, name: string, plain: boolean): string | undefined =>
  request.cookies[`__Host-${name}`] ?? (plain ? request.cookies[name] : undefined)

export const readToken = (request: FastifyRequest, plain: boolean): string | undefined =>
  read(request, plainName, plain)

/** Reads the device token of a browser in which somebody logged in before. */
export const readDevice = (request: FastifyRequest, plain: boolean): string | undefined =>
  read(request, deviceName, plain)

/** Sets the cookie by which a browser is recognised at its next login. It survives logging out: it does not say who logged in. */
export const setDeviceCookie = (reply: FastifyReply, token: string, plain: boolean): void => {
  const shared = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: deviceSeconds } as const
  reply.setCookie(`__Host-${deviceName}`, token, { ...shared, secure: true })
  if (plain) reply.setCookie(deviceName, token, shared)
}

/** Sets the session cookie and, when somebody is logged in, the login hint that pages may read. */
export const setCookies = (
  reply: FastifyReply,
  token: string,
  { plain, loggedIn, stay = false }: { plain: boolean; loggedIn: boolean; stay?: boolean | undefined },
): void => {
  // without an age the browser forgets the cookies when it closes
  const shared = { path: '/', sameSite: 'lax', ...(stay && { maxAge: stayingSeconds }) } as const
  reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true, secure: true })
  if (plain) reply.setCookie(plainName, token, { ...shared, httpOnly: true })
  if (!loggedIn) clearHint(reply)
  else reply.setCookie(loginHintCookie, '1', { ...shared, secure: true })
  if (loggedIn && plain) reply.setCookie(plainLoginHintCookie, '1', shared)
}

const clearHint = (reply: FastifyReply): void => {
  reply.clearCookie(loginHintCookie, { path: '/', secure: true })
  reply.clearCookie(plainLoginHintCookie, { path: '/' })
}

/**
 * Makes a browser forget the pages of the site that it kept, those behind its back button included. Cookies are not cleared, as
 * the device cookie outlives a log-out; nor is storage: the page itself removes the drafts of this visit, and what somebody
 * calculated about their house stays theirs.
 */
export const clearPages = (reply: FastifyReply): void => {
  reply.header('clear-site-data', '"cache"')
}

export const clearCookies = (reply: FastifyReply): void => {
  reply.clearCookie(sessionCookie, { path: '/', secure: true })
  reply.clearCookie(plainName, { path: '/' })
  clearHint(reply)
}
