import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as operation } from '../../../core/contract/membership.operations.ts'
import { register as call } from '../../../core/contract/membership.ts'
import { passwordMissing } from '../../../core/fields/password.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'
import type { LegalTextName } from '../../../core/rules/legal-texts.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'
import type { Tx } from '../../database/pool.ts'
import { insertConsents } from '../../services/consents/insert.ts'
import type { RequestContext } from '../../services/context.ts'
import { type Enrolment, enrol } from '../../services/memberships/enrol.ts'
import { hashPassword } from '../../services/passwords/hash.ts'
import { checkNewPassword } from '../../services/passwords/strength.ts'
import { emailTakenFault, isEmailTaken } from '../../services/people/email-taken.ts'
import { completePerson, insertPerson, type NewPerson } from '../../services/people/insert.ts'
import { isNameKnown } from '../../services/people/name-known.ts'
import { membershipFee } from '../../services/prices/prices.ts'
import { takeNewcomer } from '../../services/rate-limits/recipient.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { submit } from '../../services/submissions/submit.ts'
import { freezeRegistration, type Registration } from './document.ts'
import { redeemGiftCard } from './gift-card.ts'

const endpoint = endpointOf(call, operation)

const emailField = 'nameAddressDetails.emailAddress'
const passwordField = 'personalInformation.password'

/** A registration that may be taken in. */
interface Joining {
  registration: Registration
  member: NewPerson
  /** Of who is logged in; undefined for somebody new. */
  personId: string | undefined
  payment: Enrolment['payment']
  giftCode: string | undefined
  flags: string[]
}

/**
 * Takes a registration in: durable, with the person, what they agreed with, the gift card they redeem and the job that
 * makes the membership in one transaction. Somebody new is logged in afterwards (decision 33); who is logged in
 * becomes a member under their own account, name and e-mail address.
 * Faults: 400 with errors, 409 `email-taken`, `already-member` and `gift-card-unknown`, 429.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const joining = await readJoining(ctx, body)
  let made: string | undefined
  const answer = await ctx.accept(async (tx) => {
    const { personId, reference } = await join(tx, ctx, joining)
    if (!joining.personId) await takeNewcomer(tx, ctx, joining.member.email)
    await ctx.mayMail(tx, joining.member.email)
    made = personId
    return { reference }
  })
  // a session for an account that was not committed could never be; so it follows, and a replay starts none
  if (!joining.personId) await ctx.becomePerson(made)
  return answer
}

const readJoining = async (ctx: RequestContext, body: Registration): Promise<Joining> => {
  const session = await ctx.session()
  const { profile } = await ctx.viewer()
  const personId = profile && session?.personId
  const registration = personId ? asKnown(body, profile) : body
  const passwordHash = personId ? undefined : await passwordOf(ctx, registration)
  const giftCode = registration.giftyCardCode
  const method = giftCode ? bankTransfer : registration.paymentDetails.paymentMethod
  const fee = giftCode ? { fee: 0, surcharge: 0 } : await membershipFee(ctx, method)
  const member = { ...memberOf(registration), passwordHash }
  return {
    registration,
    member,
    personId,
    payment: { method, iban: registration.paymentDetails.iban, ...fee },
    giftCode,
    flags: (await isNameKnown(ctx, member, personId)) ? ['name-and-address-known'] : [],
  }
}

/** Who is logged in keeps the e-mail address and the name of their account, whatever was sent (decision 34). */
const asKnown = (body: Registration, profile: Profile): Registration => {
  const { initials, inserts, lastName, emailAddress } = profile
  return {
    ...body,
    nameAddressDetails: {
      ...body.nameAddressDetails,
      emailAddress,
      ...(initials && { initials }),
      ...(lastName && { lastName, inserts }),
    },
  }
}

/** The password of somebody new, hashed. @throws Fault 400 at the password, 409 `email-taken`. */
const passwordOf = async (ctx: RequestContext, { nameAddressDetails, personalInformation }: Registration) => {
  const { emailAddress } = nameAddressDetails
  const { password } = personalInformation
  if (password === undefined) throw invalidFields({ [passwordField]: [passwordMissing] })
  const sentence = await checkNewPassword(ctx, password, emailAddress)
  if (sentence) throw invalidFields({ [passwordField]: [sentence] })
  if (await isEmailTaken(ctx, emailAddress)) throw emailTakenFault(emailField)
  return hashPassword(password)
}

const memberOf = ({ nameAddressDetails, personalInformation }: Registration): NewPerson => {
  const { salutation, initials, inserts, lastName, emailAddress, address } = nameAddressDetails
  const { placeName, addition = '', ...home } = address
  return {
    email: emailAddress,
    gender: salutation,
    initials,
    inserts,
    lastName,
    dateOfBirth: personalInformation.dateOfBirth.date,
    mobile: personalInformation.phoneNumbers.phoneNumberMobile,
    landline: personalInformation.phoneNumbers.phoneNumberLandline,
    address: { ...home, addition, city: placeName },
  }
}

/** Writes it all down in the caller's transaction. */
const join = async (tx: Tx, ctx: RequestContext, joining: Joining) => {
  const { registration, payment, giftCode } = joining
  const personId = await personOf(tx, ctx, joining)
  const { id: submissionId, reference } = await submit(tx, ctx, {
    endpoint,
    request: registration,
    document: freezeRegistration(registration, payment),
    flags: joining.flags,
    personId,
    to: [byMail],
  })
  if (giftCode) await redeemGiftCard(tx, ctx, { code: giftCode, submissionId })
  await insertConsents(tx, ctx, submissionId, consentsOf(registration))
  await enrol(tx, ctx, personId, { submissionId, payment, renews: giftCode === undefined })
  return { personId, reference }
}

/** The account that becomes a member. Of two at once with one address, one gets it. */
const personOf = async (tx: Tx, ctx: RequestContext, { personId, member }: Joining): Promise<string> => {
  if (personId) {
    await completePerson(tx, personId, member)
    return personId
  }
  try {
    return await insertPerson(tx, ctx, member)
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'email-taken') throw emailTakenFault(emailField)
    throw thrown
  }
}

const consentsOf = ({ paymentDetails }: Registration): LegalTextName[] =>
  paymentDetails.agreeCollection ? ['terms', 'collection'] : ['terms']
