import { call } from '../call.ts'
import type * as operations from './home-operations.ts'

/** Keeps what a form asked about one's home; a call of our own (D67). */
export const tellHome = call<typeof operations.tellHome>({
  name: 'home.tell',
  method: 'POST',
  path: '/api/v1/home/facts',
})

/** Saves a home from its own page at `/mijn`, where its facts can also be emptied. */
export const saveHome = call<typeof operations.saveHome>({
  name: 'home.save',
  method: 'POST',
  path: '/api/v1/home',
})
