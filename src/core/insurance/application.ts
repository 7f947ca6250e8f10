import type { Cents } from '../kernel/money.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'

// An application as it goes to an insurer, and what the insurer says of it afterwards (spec 002 section 7.3).

/** How often a premium is paid (spec 002 section 9). */
export const periods = ['MAAND', 'KWARTAAL', 'HALF JAAR', 'JAAR'] as const
export type Period = (typeof periods)[number]

/** How an application stands with the insurer. `refused` and `ended` are the end of it. */
export const applicationStates = ['pending', 'more-information', 'accepted', 'refused', 'ended'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** What the insurer says of an application, by notice and when it is asked. */
export interface ApplicationNews {
  /** The insurer's own reference, which it gave when the application was submitted. */
  partnerReference: string
  /** Counts up with each change: an older one never replaces a newer one, and the same one twice is one. */
  sequence: number
  state: ApplicationState
  /** ISO 8601 instant at which it became so. */
  at: string
  /** What the insurer wants to know, for `more-information`: a text for the applicant. */
  question?: string | undefined
  /** Of `accepted`. */
  policyNumber?: string | undefined
  /** YYYY-MM-DD, of `ended`: the last day on which the policy was in force. */
  endsOn?: string | undefined
}

/** Somebody's answer to a question, as it was shown: the duty to disclose goes by these words. */
export interface DisclosedAnswer {
  section: string
  question: string
  answer: string
}

/** Where somebody lives or a home stands, as the calls carry it. `type`: 0 a street, 1 a PO box. */
export interface ApplicationAddress {
  type: 0 | 1
  postcode: string
  houseNumber: number
  houseNumberAddition: string
  street: string
  city: string
}

/** Who applies. `sex`: 0 Dhr., 1 Mevr., 2 unknown (D5). */
export interface Applicant {
  sex: 0 | 1 | 2
  initials: string
  infix: string
  lastName: string
  emailAddress: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  phoneNumberMobile: string
  /** IBAN. */
  accountNumber: string
}

/** What was accepted of the quote: an insurance with its price of a month. */
export interface AppliedInsurance {
  insuranceType: InsuranceType
  /** Without tax. */
  premiumCents: Cents
  taxCents: Cents
}
