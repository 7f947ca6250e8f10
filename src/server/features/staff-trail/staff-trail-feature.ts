import * as calls from '../../../core/contract/staff-trail/staff-trail-calls.ts'
import * as operations from '../../../core/contract/staff-trail/staff-trail-operations.ts'
import { feature } from '../../feature.ts'
import { anyStaff, role, steppedUp } from '../../services/permissions.ts'
import { readOwnTrail, readWholeTrail } from './read-trail.ts'

/** Feature: staff read in the office what they did themselves, and operators what all did. */
export const staffTrail = feature('staff-trail', calls, operations, {
  apiDescription: 'Wie wat deed in het kantoor.',
  verbs: {
    readOwnTrail: { may: anyStaff, run: readOwnTrail },
    readWholeTrail: { may: steppedUp(role('operator')), run: readWholeTrail },
  },
})
