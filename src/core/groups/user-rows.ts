import { agreedRow, answerRow, type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { iban } from '../fields/payment/iban.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { agreeCollection } from '../fields/request/consent.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { membership } from './membership-words.ts'
import { addressRow, nameRow } from './summary-rows.ts'
import type { UserInformation } from './user-information.ts'

type Sent = { [K in keyof UserInformation]?: UserInformation[K] | '' | null | undefined }

/** The row of the person's address. */
export const homeRow = (of: Sent): SummaryRow[] =>
  addressRow({
    postcode: of.postcode,
    houseNumber: of.houseNumber || undefined,
    addition: of.houseNumberAddition,
    streetName: of.streetName,
    city: of.city,
  })

/**
 * The rows of a person in `userInformation`; `afterName` has the rows of what else the service asks of the person. `home` is
 * empty where another section shows the address.
 */
export const userRows = (
  of: Sent,
  afterName: readonly SummaryRow[] = [],
  home: readonly SummaryRow[] = homeRow(of),
): SummaryRow[] => [
  ...nameRow({
    salutation: of.sex === 0 || of.sex === 1 ? of.sex : undefined,
    initials: of.initials,
    infix: of.infix,
    lastName: of.lastName,
  }),
  ...afterName,
  ...home,
  ...answerRow(mobile, of.phoneNumberMobile),
  ...answerRow(landline, of.phoneNumberLandline),
  ...answerRow(email, of.emailAddress),
]

/**
 * The rows of the membership that comes with a service for somebody who has none (D55), by its yearly fee; undefined for a
 * member.
 */
export const joiningRows = (
  of: { accountNumber?: string | null | undefined; agreeCollection?: boolean | '' | null | undefined },
  fee: Cents | undefined,
  { freeFirst = '' }: { freeFirst?: string } = {},
): SummaryRow[] => [
  ...answerRow(iban, of.accountNumber),
  ...summaryRow(
    membership.label,
    fee === undefined ? membership.included : `${freeFirst}${formatCents(fee)} ${membership.byDebit}`,
  ),
  ...agreedRow(agreeCollection, of.agreeCollection),
]
