import { optional } from '../fields/brick/brick.ts'
import { type GroupRule, group } from '../fields/brick/group.ts'
import { email } from '../fields/person/email.ts'
import { givenDesks, givenRoles } from '../fields/staff/given-rights.ts'
import { staffName } from '../fields/staff/staff-name.ts'
import { staffReason } from '../fields/staff/staff-reason.ts'
import type { StaffRole } from '../staff/roles.ts'

interface Rights {
  roles: readonly StaffRole[]
  desks?: readonly string[] | undefined
}

/** An adviser works for desks, and nobody else does. */
const desksOfAdvisers: readonly GroupRule<Rights>[] = [
  {
    field: 'desks',
    reads: ['roles', 'desks'],
    message: 'Kies minstens één loket voor een adviseur.',
    ok: ({ roles, desks = [] }) => !roles.includes('adviser') || desks.length > 0,
  },
  {
    field: 'desks',
    reads: ['roles', 'desks'],
    message: 'Een loket hoort alleen bij de rol Adviseur.',
    ok: ({ roles, desks = [] }) => roles.includes('adviser') || desks.length === 0,
  },
]

const rights = { roles: givenRoles, desks: optional(givenDesks), reason: staffReason }

/** What is asked to give somebody an account in the office. */
export const staffInvitation = group({ email, name: staffName, ...rights }, { rules: desksOfAdvisers })

/** What is asked to give a colleague other roles or desks. */
export const staffRights = group(rights, { rules: desksOfAdvisers })

/** What is asked to make a colleague choose a new password and second factor. */
export const staffReset = group({ reason: staffReason })
