import { call } from '../call.ts'
import type * as operations from './dead-letters-operations.ts'

/** Work that failed at its last try, and waits for a person. */
export const listDeadLetters = call<typeof operations.listDeadLetters>({
  name: 'dead-letters.list',
  method: 'GET',
  path: '/beheer/api/dead-letters',
})

/** Sends such work again. */
export const retryDeadLetters = call<typeof operations.retryDeadLetters>({
  name: 'dead-letters.retry',
  method: 'POST',
  path: '/beheer/api/dead-letters/retry',
})
