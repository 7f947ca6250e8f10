import type { InputOf } from '../contract/endpoint.ts'
import type { registerHypotheekwacht } from '../contract/mortgage-guard/mortgage-guard-calls.ts'
import { mortgageGuardTitle } from '../contract/mortgage-guard/mortgage-guard-titles.ts'
import { answerRow, type Section } from '../fields/brick/summary-rows.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import type { Cents } from '../kernel/money.ts'

type Request = InputOf<typeof registerHypotheekwacht>['body']

/**
 * Summary rows of a mortgage guard, for overview, stored summary and mail; `fee` is the yearly fee of the membership that comes
 * with it, undefined for a member.
 */
export const mortgageGuardRows = (of: Request, fee: Cents | undefined): Section[] => [
  {
    title: mortgageGuardTitle,
    rows: [...userRows(of, answerRow(dateOfBirth, of.dateOfBirth)), ...joiningRows(of, fee)],
  },
]
