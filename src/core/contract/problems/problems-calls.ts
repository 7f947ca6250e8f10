import { call } from '../call.ts'
import type * as operations from './problems-operations.ts'

export const step = call<typeof operations.step>({
  name: 'problems.step',
  method: 'GET',
  path: '/api/problem-step-{n}',
})

export const results = call<typeof operations.results>({
  name: 'problems.results',
  method: 'GET',
  path: '/api/problem-results',
})

/** Searches articles about problems only (the search with the suffix of spec 000 section 7). */
export const search = call<typeof operations.search>({
  name: 'problems.search',
  method: 'GET',
  path: '/api/search-problem-results',
})
