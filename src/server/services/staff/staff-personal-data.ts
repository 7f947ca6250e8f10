import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type PersonalDataTable, type Runtime } from '../context.ts'
import { forgetAbsences } from './absence.ts'
import { forgetPresence } from './presence.ts'
import { forgetStaffSessions } from './staff-sessions.ts'

const forgetInvitations = (runtime: Runtime): Promise<number> =>
  removeInBatches(runtime.database, 'staff_invitation', sql`expires_at < ${nowOf(runtime)}::timestamptz`)

/** Removes what was asked of a colleague and decided, or never decided, when the trail of it goes too. */
const forgetApprovals = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'staff_approval',
    sql`coalesce(decided_at, asked_at) < ${retentionCutOff(clock, 'trail')}::timestamptz`,
  )

/**
 * Removes accounts of those who left, once nothing in the trail can be theirs any more and no approval names them: who asked, who
 * decided, and whom it was about.
 */
const forgetAccounts = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'staff_account',
    sql`left_at < ${retentionCutOff(clock, 'trail')}::timestamptz AND NOT EXISTS (
      SELECT FROM staff_approval
      WHERE staff_account.id IN (asked_by, decided_by) OR strpos(given::text, staff_account.id::text) > 0)`,
  )

const notMembers =
  'Of who works for the association, who have no account on the site to download from; the office shows them theirs.'

/** What is kept of those who work for the association. Accounts come last: approvals refer to them. */
export const staffPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'staff_session',
    terms: ['use'],
    sweep: { staffSessions: forgetStaffSessions },
    notExported: notMembers,
    onDeletion: 'stays',
  },
  {
    table: 'staff_presence',
    terms: ['use'],
    sweep: { staffPresence: forgetPresence },
    notExported: 'What a colleague has open now; it says nothing a minute later.',
    onDeletion: 'stays',
  },
  {
    table: 'staff_absence',
    terms: ['use'],
    sweep: { staffAbsences: forgetAbsences },
    notExported: notMembers,
    onDeletion: 'stays',
  },
  {
    table: 'staff_invitation',
    terms: ['use'],
    sweep: { staffInvitations: forgetInvitations },
    notExported: 'An id and a day, of who is to work for the association.',
    onDeletion: 'stays',
  },
  {
    table: 'staff_approval',
    terms: ['trail'],
    sweep: { staffApprovals: forgetApprovals },
    notExported: notMembers,
    onDeletion: 'stays',
  },
  {
    table: 'staff_passkey',
    terms: ['use'],
    removedWith: 'staff_account',
    notExported: notMembers,
    onDeletion: 'stays',
  },
  {
    table: 'staff_recovery_code',
    terms: ['use'],
    removedWith: 'staff_account',
    notExported: 'Hashes only.',
    onDeletion: 'stays',
  },
  {
    table: 'staff_account',
    terms: ['use', 'trail'],
    sweep: { staffAccounts: forgetAccounts },
    notExported: notMembers,
    onDeletion: 'stays',
  },
]
