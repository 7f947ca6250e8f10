import { call } from '../call.ts'
import type * as operations from './staff-operations.ts'

/** Everybody who works here, and who did. */
export const listStaff = call<typeof operations.listStaff>({
  name: 'staff.list',
  method: 'GET',
  path: '/beheer/api/staff',
})

/** Asks for an account for a new colleague. */
export const inviteStaff = call<typeof operations.inviteStaff>({
  name: 'staff.invite',
  method: 'POST',
  path: '/beheer/api/staff',
})

/** Asks to give a colleague other roles or desks. */
export const changeStaff = call<typeof operations.changeStaff>({
  name: 'staff.change',
  method: 'POST',
  path: '/beheer/api/staff/{id}/roles',
})

/** Asks to empty the account of a colleague who lost password or second factor, and to invite them again. */
export const resetStaff = call<typeof operations.resetStaff>({
  name: 'staff.reset',
  method: 'POST',
  path: '/beheer/api/staff/{id}/reset',
})

/** Ends the account of a colleague who leaves, at once. */
export const leaveStaff = call<typeof operations.leaveStaff>({
  name: 'staff.leave',
  method: 'POST',
  path: '/beheer/api/staff/{id}/leave',
})

/** Logs a colleague out everywhere, at once. */
export const endStaffSessions = call<typeof operations.endStaffSessions>({
  name: 'staff.end-sessions',
  method: 'POST',
  path: '/beheer/api/staff/{id}/end-sessions',
})

/** What waits for an approval, and what was decided last. */
export const readApprovals = call<typeof operations.readApprovals>({
  name: 'staff.approvals',
  method: 'GET',
  path: '/beheer/api/approvals',
})

/** Approves or refuses what a colleague asks for, or withdraws what one asked oneself. */
export const decideApproval = call<typeof operations.decideApproval>({
  name: 'staff.decide',
  method: 'POST',
  path: '/beheer/api/approvals/{id}',
})
