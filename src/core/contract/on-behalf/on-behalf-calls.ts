import { call } from '../call.ts'
import type * as operations from './on-behalf-operations.ts'

/** Begins a call by phone: from now on its colleague may fill in a form for who calls. */
export const startOnBehalf = call<typeof operations.startOnBehalf>({
  name: 'on-behalf.start',
  method: 'POST',
  path: '/beheer/api/on-behalf',
})

/** The pages with a form that may be filled in for who calls. */
export const listFunnels = call<typeof operations.listFunnels>({
  name: 'on-behalf.funnels',
  method: 'GET',
  path: '/beheer/api/on-behalf/funnels',
})

/** Ends a call by phone of which nothing was sent. */
export const endOnBehalf = call<typeof operations.endOnBehalf>({
  name: 'on-behalf.end',
  method: 'POST',
  path: '/beheer/api/on-behalf/{id}/end',
})
