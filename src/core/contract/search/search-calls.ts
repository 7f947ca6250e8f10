import { call } from '../call.ts'
import type * as operations from './search-operations.ts'

/** Searches the site (spec 000 section 3, Search result). */
export const find = call<typeof operations.find>({
  name: 'search.find',
  method: 'GET',
  path: '/api/search',
})

/** Titles that complete what somebody types. */
export const suggest = call<typeof operations.suggest>({
  name: 'search.suggest',
  method: 'GET',
  path: '/api/search-suggestions',
})
