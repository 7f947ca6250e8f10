import type { StaffRole } from '../../core/staff/roles.ts'

/** The parts of the handbook, in its order. */
export const helpSubjects = {
  start: 'Beginnen',
  requests: 'Aanvragen',
  phone: 'Bellen',
  trouble: 'Als iets misgaat',
  money: 'Geld',
  texts: 'Teksten en prijzen',
  staff: 'Collega’s en rechten',
  rules: 'Wat mag, en wat niet',
} as const
export type HelpSubject = keyof typeof helpSubjects

/**
 * One task of the handbook. Its texts are marked in two ways: `*Neem*` is the label of a button or a screen as it stands there,
 * and a word between back quotes is a key.
 */
export interface HelpTask {
  /** The last part of its address, `/beheer/hulp/{slug}`. */
  slug: string
  subject: HelpSubject
  /** A question, or what one does: `Een aanvraag beantwoorden`. */
  title: string
  /** The roles whose task it is. */
  roles: readonly StaffRole[]
  /** Set where it is how the day of these roles goes. */
  isDay?: true
  /** Three to eight, each one thing to do. */
  steps: readonly string[]
  /** What whoever sent the request, or visits the site, notices of it. */
  sender: string
  /** What may go wrong, and what to do then. */
  wrong: readonly string[]
  /** The screens where it is done, by their addresses below `/beheer`. */
  links: readonly { path: string; label: string }[]
}
