import { call } from '../call.ts'
import type * as operations from './planning-load-operations.ts'

/** What loading a planning file would change; nothing changes by it. */
export const checkPlanning = call<typeof operations.checkPlanning>({
  name: 'planning-load.check',
  method: 'POST',
  path: '/beheer/api/planning/check',
})

/** Puts a planning file in the place of what was planned before. */
export const loadPlanning = call<typeof operations.loadPlanning>({
  name: 'planning-load.load',
  method: 'POST',
  path: '/beheer/api/planning/load',
})
