import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/membership/membership-calls.ts'
import { register as operation } from '../../../core/contract/membership/membership-operations.ts'
import { passwordMissing } from '../../../core/fields/account/password.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'
import type { Tx } from '../../database/pool.ts'
import { insertConsents, type LegalTextName } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { type Enrolment, enrol } from '../../services/memberships/enrol.ts'
import { hashPassword } from '../../services/passwords/hash.ts'
import { checkNewPassword } from '../../services/passwords/strength.ts'
import { type Applicant as Account, acceptWithAccount } from '../../services/people/account.ts'
import { emailTakenFault, isEmailTaken } from '../../services/people/email-taken.ts'
import type { NewPerson } from '../../services/people/insert-person.ts'
import { isNameKnown } from '../../services/people/name-known.ts'
import { agreeTo, type PriceAgreement } from '../../services/prices/agreed.ts'
import { membershipFee } from '../../services/prices/prices.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { redeemGiftCard } from './gift-card.ts'
import { type Registration, registrationKind } from './membership-request.ts'

const endpoint = endpointOf(call, operation)

const emailField = 'nameAddressDetails.emailAddress'
const passwordField = 'personalInformation.password'

interface Joining extends Account {
  registration: Registration
  payment: Enrolment['payment']
  giftCode: string | undefined
  agreed: PriceAgreement
  flags: string[]
}

/**
 * Takes in a registration: stores the person and the consents, redeems a gift card, and queues the job that makes the membership,
 * all in one transaction. A new person is logged in afterwards (D33); a person who is logged in becomes a member under their own
 * account, name and e-mail address. Faults: 400 with errors, 409 `email-taken`, `already-member`, `gift-card-unknown` and
 * `price-changed`, 429.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const joining = await readJoining(ctx, body)
  return acceptWithAccount(ctx, joining, emailField, async (tx, personId) => ({
    reference: await join(tx, ctx, joining, personId),
    price: joining.payment.fee + joining.payment.surcharge,
  }))
}

const readJoining = async (ctx: RequestContext, body: Registration): Promise<Joining> => {
  const session = await ctx.session()
  const { profile } = await ctx.viewer()
  const personId = ctx.onBehalf ? ctx.onBehalf.personId : profile && session?.personId
  const registration = personId && profile ? asKnown(body, profile) : body
  const passwordHash = personId ? undefined : await passwordOf(ctx, registration)
  const giftCode = registration.giftyCardCode
  const method = giftCode ? bankTransfer : registration.paymentDetails.paymentMethod
  const fee = giftCode ? { fee: 0, surcharge: 0 } : await membershipFee(ctx, method)
  const person = { ...memberOf(registration), passwordHash }
  return {
    // what a caller says changes nothing in their account
    ...{ registration, person, personId, completes: ctx.onBehalf === undefined },
    payment: { method, iban: registration.paymentDetails.iban, ...fee },
    giftCode,
    agreed: agreeTo(body, { price: fee.fee + fee.surcharge, fee: fee.fee }),
    flags: (await isNameKnown(ctx, person, personId)) ? ['name-and-address-known'] : [],
  }
}

/** Replaces the e-mail address and name by those of the account of the person who is logged in (D34). */
const asKnown = (body: Registration, profile: Profile): Registration => {
  const { initials, infix, lastName, emailAddress } = profile
  return {
    ...body,
    nameAddressDetails: {
      ...body.nameAddressDetails,
      emailAddress,
      ...(initials && { initials }),
      ...(lastName && { lastName, inserts: infix }),
    },
  }
}

/**
 * Hashes the password of a new person; undefined for one who calls.
 * @throws Fault 400 at the password, 409 `email-taken`.
 */
const passwordOf = async (ctx: RequestContext, { nameAddressDetails, personalInformation }: Registration) => {
  const { emailAddress } = nameAddressDetails
  const { password } = personalInformation
  // nobody says a password by phone: who calls chooses one by the link of their mail
  if (ctx.onBehalf) return mustBeFree(ctx, emailAddress)
  if (password === undefined) throw invalidFields({ [passwordField]: [passwordMissing] })
  const sentence = await checkNewPassword(ctx, password, emailAddress)
  if (sentence) throw invalidFields({ [passwordField]: [sentence] })
  await mustBeFree(ctx, emailAddress)
  return hashPassword(password)
}

const mustBeFree = async (ctx: RequestContext, emailAddress: string): Promise<undefined> => {
  if (await isEmailTaken(ctx, emailAddress)) throw emailTakenFault(emailField)
}

const memberOf = ({ nameAddressDetails, personalInformation }: Registration): NewPerson => {
  const { salutation, initials, inserts: infix, lastName, emailAddress, address } = nameAddressDetails
  const { placeName, addition = '', ...home } = address
  return {
    email: emailAddress,
    gender: salutation,
    initials,
    infix,
    lastName,
    dateOfBirth: personalInformation.dateOfBirth.date,
    mobile: personalInformation.phoneNumbers.phoneNumberMobile,
    landline: personalInformation.phoneNumbers.phoneNumberLandline,
    address: { ...home, addition, city: placeName },
  }
}

/** Stores the registration in the caller's transaction; returns its reference. */
const join = async (tx: Tx, ctx: RequestContext, joining: Joining, personId: string): Promise<string> => {
  const { registration, payment, giftCode } = joining
  const { id: submissionId, reference } = await submit(tx, ctx, {
    endpoint,
    request: registration,
    summary: summaryOf(registrationKind, registration, payment),
    agreed: joining.agreed,
    flags: joining.flags,
    personId,
    to: [byMail],
  })
  if (giftCode) await redeemGiftCard(tx, ctx, { code: giftCode, submissionId })
  await insertConsents(tx, ctx, submissionId, consentsOf(registration))
  await enrol(tx, ctx, personId, { submissionId, payment, renews: giftCode === undefined })
  return reference
}

const consentsOf = ({ paymentDetails }: Registration): LegalTextName[] =>
  paymentDetails.agreeCollection ? ['terms', 'collection'] : ['terms']
