import * as calls from '../../../core/contract/staff/staff-calls.ts'
import * as operations from '../../../core/contract/staff/staff-operations.ts'
import { feature } from '../../feature.ts'
import {
  approvalAsked,
  operatorsTold,
  staffInvited,
  staffReset,
  staffRightsChanged,
} from '../../services/staff/staff-letters.ts'
import * as verbs from '../../services/staff/staff-verbs.ts'

/** Feature: who works in the office, and what they may do there. What gives rights takes two operators (ADR 096). */
export const staff = feature('staff', calls, operations, {
  apiDescription: 'Medewerkers, hun rollen, en wat daarvoor op goedkeuring wacht.',
  verbs: {
    listStaff: {
      may: verbs.listStaff.may,
      run: async (ctx) => ({ items: await verbs.listStaff.run(ctx) }),
    },
    inviteStaff: {
      may: verbs.inviteStaff.may,
      run: (ctx, { body }) => verbs.inviteStaff.run(ctx, body),
    },
    changeStaff: {
      may: verbs.changeStaff.may,
      run: (ctx, { params, body }) => verbs.changeStaff.run(ctx, { ...body, id: params.id }),
    },
    resetStaff: {
      may: verbs.resetStaff.may,
      run: (ctx, { params, body }) => verbs.resetStaff.run(ctx, { ...body, id: params.id }),
    },
    leaveStaff: {
      may: verbs.leaveStaff.may,
      run: (ctx, { params: { id } }) => verbs.leaveStaff.run(ctx, { id }),
    },
    endStaffSessions: {
      may: verbs.endStaffSessions.may,
      run: (ctx, { params: { id } }) => verbs.endStaffSessions.run(ctx, { id }),
    },
    readApprovals: {
      may: verbs.readApprovals.may,
      run: async (ctx) => ({ items: await verbs.readApprovals.run(ctx) }),
    },
    decideApproval: {
      may: verbs.decideApproval.may,
      run: (ctx, { params: { id }, body: { approved } }) => verbs.decideApproval.run(ctx, { id, approved }),
    },
  },
  letters: [staffInvited, staffReset, staffRightsChanged, operatorsTold, approvalAsked],
})
