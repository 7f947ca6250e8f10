import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { listStaff, readApprovals } from '../../core/contract/staff/staff-calls.ts'
import { roleLabels, type StaffRole } from '../../core/staff/roles.ts'

export type StaffMember = AnswerOf<typeof listStaff>['items'][number]
export type Approval = AnswerOf<typeof readApprovals>['items'][number]

interface Rights {
  roles?: readonly StaffRole[] | undefined
  desks?: readonly string[] | undefined
}

/** Roles, and the desks of an adviser: `Adviseur (Juridisch advies), Redactie`. `names` has the desks by their keys. */
export const rightsInWords = (
  { roles = [], desks = [] }: Rights,
  names: Readonly<Record<string, string>>,
): string =>
  roles
    .map((role) => {
      const label = roleLabels[role]
      const own = role === 'adviser' ? desks.map((desk) => names[desk] ?? desk) : []
      return own.length > 0 ? `${label} (${own.join(', ')})` : label
    })
    .join(', ')

const asked: Readonly<Record<string, string>> = {
  'staff.invite': 'Nieuw account',
  'staff.change': 'Andere rollen of loketten',
  'staff.reset': 'Account leegmaken',
}

/** What an approval is about, in a few words. */
export const askedInWords = ({ verb }: Pick<Approval, 'verb'>): string => asked[verb] ?? 'Iets anders'
