import type { Cents } from '../kernel/money.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'

// An application in the form that goes to an insurer, and the insurer's news of it (spec 002 section 7.3).

/** How often a premium is paid (spec 002 section 9). */
export const periods = ['MAAND', 'KWARTAAL', 'HALF JAAR', 'JAAR'] as const
export type Period = (typeof periods)[number]

/** The states of an application at the insurer. `refused` and `ended` are final. */
export const applicationStates = ['pending', 'more-information', 'accepted', 'refused', 'ended'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** News of an insurer about an application, sent by the insurer or asked by us. */
export interface ApplicationNews {
  /** The insurer's own reference, which it gave when the application was submitted. */
  partnerReference: string
  /** A counter that rises with each change: older news never replaces newer news, and the same news twice counts once. */
  sequence: number
  state: ApplicationState
  /** ISO 8601 instant at which the state began. */
  at: string
  /** With `more-information`: the insurer's question, as a text for the applicant. */
  question?: string | undefined
  /** Number of the policy, with `accepted`. */
  policyNumber?: string | undefined
  /** With `ended`: the last day on which the policy was in force (YYYY-MM-DD). */
  endsOn?: string | undefined
}

/** An answer with its question as it was shown: these words count for the duty to disclose. */
export interface DisclosedAnswer {
  section: string
  question: string
  answer: string
}

/** An address in the calls. `type`: 0 a street, 1 a PO box. */
export interface ApplicationAddress {
  type: 0 | 1
  postcode: string
  houseNumber: number
  houseNumberAddition: string
  street: string
  city: string
}

/** The applicant. `sex`: 0 Dhr., 1 Mevr., 2 unknown (D5). */
export interface Applicant {
  sex: 0 | 1 | 2
  initials: string
  infix: string
  lastName: string
  emailAddress: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  phoneNumberMobile: string
  accountNumber: string
}

export interface AppliedInsurance {
  insuranceType: InsuranceType
  /** The premium a month without tax. */
  premiumCents: Cents
  taxCents: Cents
}
