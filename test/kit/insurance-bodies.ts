import { randomUUID } from 'node:crypto'
import type { AskedAnswers, DrawnAnswers } from './insurance-answers.ts'

// The bodies of spec 002 section 7.3 with drawn answers, as a browser sends them.

/** The accepted quote: its code, and the monthly premium in cents, with tax. */
export interface Accepted {
  code: string
  premium: number
}

/** An applicant without an account, whose date of birth is the one that the premium was made for. */
export const relationOf = ({ property }: Pick<DrawnAnswers, 'property'>) => ({
  sex: 1,
  initials: 'J.P.',
  infix: 'van der',
  lastName: 'Berg',
  emailAddress: `${randomUUID()}@voorbeeld.nl`,
  dateOfBirth: property.dateOfBirth,
  phoneNumberMobile: '0612345678',
  accountNumber: 'NL91ABNA0417164300',
})

/** The body of `validate`, with all answers or with those that are asked. */
export const validateBody = (
  of: Pick<DrawnAnswers, 'packages' | 'property' | 'asked'>,
  { code, premium }: Accepted,
  blocks: AskedAnswers = of.asked,
) => ({
  insuranceType: of.packages.length === 1 ? (of.packages[0] ?? 'All') : 'All',
  code,
  acceptedPremiumInCents: premium,
  answers: { insurances: of.packages, property: of.property, ...blocks },
  relation: relationOf(of),
  addresses: [
    {
      ...{ type: 0, postcode: of.property.postcode, houseNumber: of.property.houseNumber },
      ...{ houseNumberAddition: 'A', street: 'Voorbeeldlaan', city: 'Amersfoort' },
    },
  ],
  cancellationService: null as object | null,
})

export const submitBody = (
  of: Pick<DrawnAnswers, 'packages' | 'property' | 'asked'>,
  accepted: Accepted,
  blocks: AskedAnswers = of.asked,
) => ({
  ...validateBody(of, accepted, blocks),
  membership: {
    paymentMethod: 1,
    language: 0,
    agreeTerms: true,
    agreeCollection: true,
    agreeCollectionText: 'Ik ga akkoord met de jaarlijkse incasso van de contributie.',
  },
  agreements: { truthful: true, documents: true, premium: true },
  isEmailRequest: true,
})
