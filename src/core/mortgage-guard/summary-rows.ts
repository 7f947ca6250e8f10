import type { InputOf } from '../contract/endpoint.ts'
import { title } from '../contract/mortgage-guard.titles.ts'
import type { registerHypotheekwacht } from '../contract/mortgage-guard.ts'
import { agreeCollection } from '../fields/consent.ts'
import { dateOfBirth } from '../fields/date-of-birth.ts'
import { email } from '../fields/email.ts'
import { iban } from '../fields/iban.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'
import { agreedRow, answerRow, type Section, summaryRow } from '../fields/summary-rows.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { membership } from './words.ts'

/** The request as it is sent, or as it was parsed. */
type Request = InputOf<typeof registerHypotheekwacht>['body']

/**
 * Whose mortgage is watched, and what the membership costs a year that comes with it; undefined for a member. Overview,
 * stored document and mail say this.
 */
export const rowsOf = (of: Request, fee: Cents | undefined): Section[] => [
  {
    title,
    rows: [
      ...nameRow({
        salutation: of.sex === 2 ? undefined : of.sex,
        initials: of.initials,
        inserts: of.infix,
        lastName: of.lastName,
      }),
      ...answerRow(dateOfBirth, of.dateOfBirth),
      ...addressRow({ ...of, addition: of.houseNumberAddition }),
      ...answerRow(mobile, of.phoneNumberMobile),
      ...answerRow(landline, of.phoneNumberLandline),
      ...answerRow(email, of.emailAddress),
      ...answerRow(iban, of.accountNumber),
      ...summaryRow(
        membership.label,
        fee === undefined ? membership.included : `${formatCents(fee)} ${membership.byDebit}`,
      ),
      ...agreedRow(agreeCollection, of.agreeCollection),
    ],
  },
]
