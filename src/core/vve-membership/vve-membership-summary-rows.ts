import type { InputOf } from '../contract/endpoint.ts'
import type { registerVve } from '../contract/vve-membership/vve-membership-calls.ts'
import { vveMembershipTitles } from '../contract/vve-membership/vve-membership-titles.ts'
import {
  agreedRow,
  answerRow,
  type Section,
  type SummaryRow,
  summaryRow,
} from '../fields/brick/summary-rows.ts'
import { totalApartments } from '../fields/home/apartments.ts'
import { vveName } from '../fields/home/vve-name.ts'
import { iban } from '../fields/payment/iban.ts'
import { invoiceRecipient, invoiceToOtherAddress } from '../fields/payment/invoice-recipient.ts'
import { paymentMethod, shownMethod } from '../fields/payment/payment-method.ts'
import { contactRole } from '../fields/person/contact-role.ts'
import { email } from '../fields/person/email.ts'
import { kvkNumber } from '../fields/person/kvk-number.ts'
import { phoneNumber } from '../fields/person/phone-number.ts'
import { agreedToDebit, agreeTerms } from '../fields/request/consent.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'
import { costRows } from '../groups/yearly-costs.ts'
import type { VveFee } from '../rules/vve-fee.ts'
import { yearlyFeeLabel } from './vve-membership-words.ts'

type Request = InputOf<typeof registerVve>['body']
type Address = Request['propertyDetails']['address']

const placeRow = ({ placeName, ...home }: Address, label?: string): SummaryRow[] =>
  addressRow({ ...home, city: placeName }, label)

const paymentRows = (of: Request['paymentDetails'], fee: VveFee): SummaryRow[] => [
  ...answerRow(invoiceRecipient, of.invoiceRecipient),
  ...(of.invoiceRecipient === invoiceToOtherAddress ? placeRow(of.invoiceAddress, 'Factuuradres') : []),
  ...summaryRow(paymentMethod.facts.label, shownMethod(of.paymentMethod, fee.surcharge)),
  ...answerRow(iban, of.iban),
  ...costRows(yearlyFeeLabel, fee),
  ...agreedRow(agreedToDebit, of.agreedToDebit),
  ...agreedRow(agreeTerms, of.agreedToTermsAndConditions),
]

/** Summary rows of an owners' association's membership and its yearly costs, for overview, stored summary and mail. */
export const vveMembershipRows = (
  { propertyDetails, contactDetails, paymentDetails }: Request,
  fee: VveFee,
): Section[] => [
  {
    title: vveMembershipTitles.property,
    rows: [
      ...answerRow(vveName, propertyDetails.vveName),
      ...placeRow(propertyDetails.address),
      ...answerRow(kvkNumber, propertyDetails.kvkNumber),
      ...answerRow(totalApartments, propertyDetails.totalApartments),
    ],
  },
  {
    title: vveMembershipTitles.contact,
    rows: [
      ...answerRow(contactRole, contactDetails.role),
      ...nameRow({ ...contactDetails, infix: contactDetails.infix }),
      ...placeRow(contactDetails.address),
      ...answerRow(phoneNumber, contactDetails.phoneNumber),
      ...answerRow(email, contactDetails.email),
    ],
  },
  { title: vveMembershipTitles.payment, rows: paymentRows(paymentDetails, fee) },
]
