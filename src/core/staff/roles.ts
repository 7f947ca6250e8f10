/** What somebody who works for the association may do; roles add up (D86). */
export const staffRoles = ['member-service', 'adviser', 'editor', 'finance', 'operator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The roles in the words of the office. */
export const roleLabels: Readonly<Record<StaffRole, string>> = {
  'member-service': 'Ledenservice',
  adviser: 'Adviseur',
  editor: 'Redactie',
  finance: 'Financiën',
  operator: 'Beheer',
}

export const isStaffRole = (word: unknown): word is StaffRole => staffRoles.some((role) => role === word)
