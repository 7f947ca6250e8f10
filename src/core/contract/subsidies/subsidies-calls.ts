import { call } from '../call.ts'
import type * as operations from './subsidies-operations.ts'

export const filters = call<typeof operations.filters>({
  name: 'subsidies.filters',
  method: 'GET',
  path: '/api/subsidiecheck/filters',
})

export const search = call<typeof operations.search>({
  name: 'subsidies.search',
  method: 'GET',
  path: '/api/subsidiecheck/search',
})
