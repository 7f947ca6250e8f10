import { call } from '../call.ts'
import type * as operations from './callback-operations.ts'

/** Asks for a call by a specialist (D64). */
export const callBack = call<typeof operations.callBack>({
  name: 'callback.ask',
  method: 'POST',
  path: '/api/v1/contact/callback',
})

/** The calls that people booked for today and tomorrow, as staff make them. */
export const listCallbacks = call<typeof operations.listCallbacks>({
  name: 'callback.list',
  method: 'GET',
  path: '/beheer/api/callbacks',
})

/** Notes that somebody was called. */
export const noteCalled = call<typeof operations.noteCalled>({
  name: 'callback.called',
  method: 'POST',
  path: '/beheer/api/callbacks/{reference}/called',
})

/** Notes that somebody did not answer. */
export const noteNotReached = call<typeof operations.noteNotReached>({
  name: 'callback.not-reached',
  method: 'POST',
  path: '/beheer/api/callbacks/{reference}/not-reached',
})
