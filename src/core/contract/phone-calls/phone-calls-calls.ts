import { call } from '../call.ts'
import type * as operations from './phone-calls-operations.ts'

/** Notes a phone call: how it ended, and about whom it was. */
export const noteCall = call<typeof operations.noteCall>({
  name: 'phone-calls.note',
  method: 'POST',
  path: '/beheer/api/phone-calls',
})

/** The phone calls of today. */
export const listCalls = call<typeof operations.listCalls>({
  name: 'phone-calls.list',
  method: 'GET',
  path: '/beheer/api/phone-calls',
})

/** Corrects what one noted of a call, within a day. */
export const correctCall = call<typeof operations.correctCall>({
  name: 'phone-calls.correct',
  method: 'POST',
  path: '/beheer/api/phone-calls/{id}/correct',
})

/** Takes back what one noted, within a minute. */
export const takeBackCall = call<typeof operations.takeBackCall>({
  name: 'phone-calls.take-back',
  method: 'POST',
  path: '/beheer/api/phone-calls/{id}/take-back',
})
