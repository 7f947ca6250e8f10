import type { FastifyReply, FastifyRequest } from 'fastify'

const name = '__Host-thuisbasis-beheer'
/** Without prefix and Secure, for clients that refuse such cookies over plain http; demo only. */
const plainName = 'thuisbasis-beheer'

/** Reads the token of a session of the office. */
export const readStaffToken = (request: FastifyRequest, plain: boolean): string | undefined =>
  request.cookies[name] ?? (plain ? request.cookies[plainName] : undefined)

/** Sets the cookie of a session of the office. It is `SameSite=Strict`, and the browser forgets it when it closes. */
export const setStaffCookie = (reply: FastifyReply, token: string, plain: boolean): void => {
  const shared = { path: '/', sameSite: 'strict', httpOnly: true } as const
  reply.setCookie(name, token, { ...shared, secure: true })
  if (plain) reply.setCookie(plainName, token, shared)
}

/** Removes the cookie, and makes the browser forget the screens that it kept, those behind its back button included. */
export const clearStaffCookie = (reply: FastifyReply): void => {
  reply.clearCookie(name, { path: '/', secure: true })
  reply.clearCookie(plainName, { path: '/' })
  reply.header('clear-site-data', '"cache"')
}
