import * as calls from '../../../core/contract/staff-presence/staff-presence-calls.ts'
import * as operations from '../../../core/contract/staff-presence/staff-presence-operations.ts'
import { feature } from '../../feature.ts'
import { anyStaff } from '../../services/permissions.ts'
import { lookWho } from './look.ts'

/** Feature: who else in the office has the same request or document open. It tells, and locks nothing. */
export const staffPresence = feature('staff-presence', calls, operations, {
  apiDescription: 'Wie in het kantoor hetzelfde open heeft.',
  verbs: { lookWho: { may: anyStaff, run: lookWho } },
})
