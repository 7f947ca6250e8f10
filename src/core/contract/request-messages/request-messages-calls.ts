import { call } from '../call.ts'
import type * as operations from './request-messages-operations.ts'

/**
 * Reads what was written about a request: for who is logged in and whose request it is, and for who has a mailed link to it and its
 * e-mail address.
 */
export const readMessages = call<typeof operations.readMessages>({
  name: 'request-messages.read',
  method: 'POST',
  path: '/api/v1/request-messages/read',
})

/** Answers a message about a request, for the same people. */
export const answerMessage = call<typeof operations.answerMessage>({
  name: 'request-messages.answer',
  method: 'POST',
  path: '/api/v1/request-messages/answer',
})

/** Writes to the sender of a request, and does with the request what the message says. It can be taken back for a minute. */
export const sendReply = call<typeof operations.sendReply>({
  name: 'request-messages.send',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/messages',
})

/** Takes back what one is about to send. */
export const takeBackReply = call<typeof operations.takeBackReply>({
  name: 'request-messages.take-back',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/messages/take-back',
})

/** Keeps what one is writing, for oneself. */
export const keepReply = call<typeof operations.keepReply>({
  name: 'request-messages.keep',
  method: 'PUT',
  path: '/beheer/api/requests/{reference}/reply-draft',
})

/** Uploads a file that is to go along with a message. */
export const attachFile = call<typeof operations.attachFile>({
  name: 'request-messages.attach',
  method: 'POST',
  path: '/beheer/api/requests/{reference}/attachments',
  multipart: true,
})
