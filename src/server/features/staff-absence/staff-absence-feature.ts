import * as calls from '../../../core/contract/staff-absence/staff-absence-calls.ts'
import * as operations from '../../../core/contract/staff-absence/staff-absence-operations.ts'
import { feature } from '../../feature.ts'
import { anyStaff, role } from '../../services/permissions.ts'
import { listAbsences } from '../../services/staff/absence.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { endAbsence, reportAbsence } from './report-absence.ts'

/** Who says of a colleague that they are not there: whoever is called in the morning. */
const reporter = role('member-service', 'operator')

/** Feature: when colleagues are not there. Their open requests are nobody's from the first day on (ADR 105). */
export const staffAbsence = feature('staff-absence', calls, operations, {
  apiDescription: 'Wie er niet is, en tot wanneer.',
  verbs: {
    listAbsence: {
      may: anyStaff,
      run: async (ctx) => ({
        items: (await listAbsences(ctx)).map(({ staffId, ...absence }) => ({ id: staffId, ...absence })),
      }),
    },
    reportAbsence: {
      may: anyStaff,
      run: async (ctx, { body }) => reportAbsence(ctx, (await memberOfStaff(ctx)).id, body),
    },
    endAbsence: {
      may: anyStaff,
      run: async (ctx) => endAbsence(ctx, (await memberOfStaff(ctx)).id),
    },
    reportAbsenceOf: {
      may: reporter,
      run: (ctx, { params: { id }, body }) => reportAbsence(ctx, id, body),
    },
    endAbsenceOf: {
      may: reporter,
      run: (ctx, { params: { id } }) => endAbsence(ctx, id),
    },
  },
})
