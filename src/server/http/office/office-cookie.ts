import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceSeconds } from '../../services/sessions/devices.ts'

/** Name of the cookie of a session of the office. */
export const staffCookie = '__Host-thuisbasis-beheer'
/** Without prefix and Secure, for clients that refuse such cookies over plain http; demo only. */
const plainName = 'thuisbasis-beheer'

const deviceName = 'thuisbasis-beheer-apparaat'

/** Reads the token of a session of the office. */
export const readStaffToken = (request: FastifyRequest, plain: boolean): string | undefined =>
  request.cookies[staffCookie] ?? (plain ? request.cookies[plainName] : undefined)

/** Sets the cookie of a session of the office. It is `SameSite=Strict`, and the browser forgets it when it closes. */
export const setStaffCookie = (reply: FastifyReply, token: string, plain: boolean): void => {
  const shared = { path: '/', sameSite: 'strict', httpOnly: true } as const
  reply.setCookie(staffCookie, token, { ...shared, secure: true })
  if (plain) reply.setCookie(plainName, token, shared)
}

/** Removes the cookie, and makes the browser forget the screens that it kept, those behind its back button included. */
export const clearStaffCookie = (reply: FastifyReply): void => {
  reply.clearCookie(staffCookie, { path: '/', secure: true })
  reply.clearCookie(plainName, { path: '/' })
  reply.header('clear-site-data', '"cache"')
}

/** Reads what a browser keeps in which a colleague logged in before. */
export const readStaffDevice = (request: FastifyRequest, plain: boolean): string | undefined =>
  request.cookies[`__Host-${deviceName}`] ?? (plain ? request.cookies[deviceName] : undefined)

/** Sets the cookie by which a browser is recognised at its next login. It outlives logging out, and opens nothing. */
export const setStaffDevice = (reply: FastifyReply, device: string, plain: boolean): void => {
  const shared = { path: '/', sameSite: 'strict', httpOnly: true, maxAge: deviceSeconds } as const
  reply.setCookie(`__Host-${deviceName}`, device, { ...shared, secure: true })
  if (plain) reply.setCookie(deviceName, device, shared)
}
