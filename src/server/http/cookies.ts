import type { FastifyReply, FastifyRequest } from 'fastify'
import { hintCookie, plainHintCookie } from '../../core/kernel/browser-keys.ts'
import { deviceSeconds } from '../services/sessions/devices.ts'
import { stayingSeconds } from '../services/sessions/start.ts'

/** The cookie of a session. */
export const sessionCookie = '__Host-thuisbasis'
/** The same over plain http, for a browser or client that refuses Secure cookies there; demo only. */
const plainName = 'thuisbasis'

const deviceName = 'thuisbasis-apparaat'

const read = (request: FastifyRequest, name: string, plain: boolean): string | undefined =>
  request.cookies[`__Host-${name}`] ?? (plain ? request.cookies[name] : undefined)

/** The session token that a request carries. */
export const readToken = (request: FastifyRequest, plain: boolean): string | undefined =>
  read(request, plainName, plain)

/** The token of a browser in which somebody logged in before. */
export const readDevice = (request: FastifyRequest, plain: boolean): string | undefined =>
  read(request, deviceName, plain)

/** Lets a browser be recognised at its next login. Logging out leaves it: it says nothing about who. */
export const setDeviceCookie = (reply: FastifyReply, token: string, plain: boolean): void => {
  const shared = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: deviceSeconds } as const
  reply.setCookie(`__Host-${deviceName}`, token, { ...shared, secure: true })
  if (plain) reply.setCookie(deviceName, token, shared)
}

/** Sends the session along, and the hint that pages may read when somebody is logged in. */
export const setCookies = (
  reply: FastifyReply,
  token: string,
  { plain, loggedIn, stay = false }: { plain: boolean; loggedIn: boolean; stay?: boolean | undefined },
): void => {
  // without an age the browser forgets them when it closes
  const shared = { path: '/', sameSite: 'lax', ...(stay && { maxAge: stayingSeconds }) } as const
  reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true, secure: true })
  if (plain) reply.setCookie(plainName, token, { ...shared, httpOnly: true })
  if (!loggedIn) clearHint(reply)
  else reply.setCookie(hintCookie, '1', { ...shared, secure: true })
  if (loggedIn && plain) reply.setCookie(plainHintCookie, '1', shared)
}

const clearHint = (reply: FastifyReply): void => {
  reply.clearCookie(hintCookie, { path: '/', secure: true })
  reply.clearCookie(plainHintCookie, { path: '/' })
}

/**
 * Lets a browser forget what it kept of the site's pages, those of the back button included. Not `cookies`: the device
 * cookie outlives a log-out; and not `storage`: drafts of this visit are removed by the page itself, and what somebody
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
