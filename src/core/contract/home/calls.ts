import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** Calls of our own (D67): what is known of one's home. */
export const tellHome = call<typeof operations.tellHome>({
  name: 'home.tell',
  method: 'POST',
  path: '/api/v1/home/facts',
})

/** The same from one's own page, where it is mended as a whole. */
export const saveHome = call<typeof operations.saveHome>({
  name: 'home.save',
  method: 'POST',
  path: '/api/v1/home',
})
