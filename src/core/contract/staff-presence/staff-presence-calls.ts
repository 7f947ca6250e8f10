import { call } from '../call.ts'
import type * as operations from './staff-presence-operations.ts'

/** Says that a tab has something open, and asks who else has. The screen makes it by itself, every twenty seconds. */
export const lookWho = call<typeof operations.lookWho>({
  name: 'staff-presence.look',
  method: 'POST',
  path: '/beheer/api/presence',
})
