import { call } from '../call.ts'
import type * as operations from './request-link-operations.ts'

/**
 * Mails a link by which the sender of a request sees how it is and who looked at it, without an account. The answer is the same
 * whether the request and the address belong together: only the mail tells.
 */
export const askLink = call<typeof operations.askLink>({
  name: 'request-link.ask',
  method: 'POST',
  path: '/api/v1/requests/link',
})

/** Reads the request that a mailed link belongs to. */
export const readRequest = call<typeof operations.readRequest>({
  name: 'request-link.read',
  method: 'POST',
  path: '/api/v1/requests/by-link',
})
