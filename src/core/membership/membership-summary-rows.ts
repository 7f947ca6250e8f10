import type { InputOf } from '../contract/endpoint.ts'
import type { register } from '../contract/membership/membership-calls.ts'
import { membershipTitles } from '../contract/membership/membership-titles.ts'
import {
  agreedRow,
  answerRow,
  type Section,
  type SummaryRow,
  summaryRow,
} from '../fields/brick/summary-rows.ts'
import { giftCode } from '../fields/payment/gift-code.ts'
import { iban } from '../fields/payment/iban.ts'
import { paymentMethod, shownMethod } from '../fields/payment/payment-method.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { agreeCollection, agreeTerms } from '../fields/request/consent.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'
import { costRows } from '../groups/yearly-costs.ts'
import { giftYear, membership, yearlyFeeLabel } from './membership-words.ts'

type Request = InputOf<typeof register>['body']
type Fee = Parameters<typeof costRows>[1]

const paidRows = (
  { paymentMethod: method, iban: account }: Request['paymentDetails'],
  fee: Fee,
): SummaryRow[] => [
  ...summaryRow(paymentMethod.facts.label, shownMethod(method, fee.surcharge)),
  ...answerRow(iban, account),
  ...costRows(yearlyFeeLabel, fee),
]

/**
 * Summary rows of a registration and its costs (in cents, the surcharge only where it is paid), for overview, stored summary and
 * mail.
 */
export const membershipRows = (
  { nameAddressDetails: who, personalInformation, paymentDetails, giftyCardCode }: Request,
  fee: Fee,
): Section[] => [
  {
    title: membershipTitles.property,
    rows: [
      ...nameRow({ ...who, infix: who.inserts }),
      ...addressRow({ ...who.address, city: who.address.placeName }),
      ...answerRow(email, who.emailAddress),
    ],
  },
  {
    title: membershipTitles.contact,
    rows: [
      ...answerRow(dateOfBirth, personalInformation.dateOfBirth.date),
      ...answerRow(mobile, personalInformation.phoneNumbers.phoneNumberMobile),
      ...answerRow(landline, personalInformation.phoneNumbers.phoneNumberLandline),
    ],
  },
  {
    title: membershipTitles.payment,
    rows: [
      ...(giftyCardCode
        ? [...answerRow(giftCode, giftyCardCode), ...summaryRow(membership, giftYear)]
        : paidRows(paymentDetails, fee)),
      ...agreedRow(agreeCollection, paymentDetails.agreeCollection),
      ...agreedRow(agreeTerms, paymentDetails.agreeTerms),
    ],
  },
]
