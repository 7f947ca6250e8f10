import type { InputOf } from '../contract/endpoint.ts'
import type { registerHypotheekwacht } from '../contract/mortgage-guard/calls.ts'
import { title } from '../contract/mortgage-guard/titles.ts'
import { answerRow, type Section } from '../fields/brick/summary-rows.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import type { Cents } from '../kernel/money.ts'

/** The request as it is sent, or as it was parsed. */
type Request = InputOf<typeof registerHypotheekwacht>['body']

/**
 * Whose mortgage is watched, and what the membership costs a year that comes with it; undefined for a member. Overview,
 * stored summary and mail say this.
 */
export const rowsOf = (of: Request, fee: Cents | undefined): Section[] => [
  { title, rows: [...userRows(of, answerRow(dateOfBirth, of.dateOfBirth)), ...joiningRows(of, fee)] },
]
