import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { registerHypotheekwacht } from '../../../core/contract/mortgage-guard.ts'
import { consentMissing } from '../../../core/fields/consent.ts'
import { ibanMissing } from '../../../core/fields/iban.ts'
import { type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import type { NewPerson } from '../../services/people/insert.ts'

/** The parsed request. */
export type Applicant = RequestOf<typeof registerHypotheekwacht>['body']

/** Who is logged in keeps the e-mail address and the name of their account, whatever was sent (decision 34). */
export const asKnown = (request: Applicant, profile: Profile): Applicant => {
  const { emailAddress, initials, inserts, lastName } = profile
  return {
    ...request,
    emailAddress,
    ...(initials && { initials }),
    ...(lastName && { lastName, infix: inserts }),
  }
}

/** A member pays already: an account number or a consent that came along is not kept. */
export const withoutPayment = ({ accountNumber: _, agreeCollection: __, ...rest }: Applicant): Applicant =>
  rest

/** @throws Fault 400 where somebody who becomes a member gave no IBAN or no consent (spec 001 section 6, decision 39). */
export const checkPayment = ({ accountNumber, agreeCollection }: Applicant): void => {
  const errors: FieldErrors = {
    ...(accountNumber === undefined && { accountNumber: [ibanMissing] }),
    ...(agreeCollection !== true && { agreeCollection: [consentMissing] }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** The same person as an account holds them. */
export const memberOf = (request: Applicant): NewPerson => ({
  email: request.emailAddress,
  gender: request.sex,
  initials: request.initials,
  inserts: request.infix,
  lastName: request.lastName,
  dateOfBirth: request.dateOfBirth,
  mobile: request.phoneNumberMobile,
  landline: request.phoneNumberLandline,
  address: {
    postcode: request.postcode,
    houseNumber: request.houseNumber,
    addition: request.houseNumberAddition ?? '',
    streetName: request.streetName,
    city: request.city,
  },
})
