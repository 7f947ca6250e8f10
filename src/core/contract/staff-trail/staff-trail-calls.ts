import { call } from '../call.ts'
import type * as operations from './staff-trail-operations.ts'

/** What whoever asks did in the office, the newest first. */
export const readOwnTrail = call<typeof operations.readOwnTrail>({
  name: 'staff-trail.own',
  method: 'GET',
  path: '/beheer/api/trail',
})

/** What all staff did, the newest first. That somebody read it stands there too. */
export const readWholeTrail = call<typeof operations.readWholeTrail>({
  name: 'staff-trail.all',
  method: 'GET',
  path: '/beheer/api/trail/all',
})
