import { call } from '../call.ts'
import type * as operations from './pile-operations.ts'

/** What waits for whoever takes it, and what one took oneself. */
export const readPile = call<typeof operations.readPile>({
  name: 'pile.read',
  method: 'GET',
  path: '/beheer/api/pile',
})

/** What waits for one today, in numbers. */
export const readToday = call<typeof operations.readToday>({
  name: 'pile.today',
  method: 'GET',
  path: '/beheer/api/today',
})

/** Takes the first of the pile for a while. */
export const takeNext = call<typeof operations.takeNext>({
  name: 'pile.take',
  method: 'POST',
  path: '/beheer/api/pile/next',
})
