import { group } from '../../../core/fields/brick/group.ts'
import { iban, ibanMissing } from '../../../core/fields/payment/iban.ts'
import { agreeCollection, consentMissing } from '../../../core/fields/request/consent.ts'
import type { PayingUserInformation } from '../../../core/groups/user-information.ts'
import { type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import type { Tx } from '../../database/pool.ts'
import { insertConsents } from '../consents/insert-consent.ts'
import { actingPerson, type RequestContext } from '../context.ts'
import type { Applicant } from '../people/account.ts'
import { emailTakenFault, isEmailTaken } from '../people/email-taken.ts'
import { isNameKnown } from '../people/name-known.ts'
import { asKnown, personOf } from '../people/user-information.ts'
import { type Fee, membershipFee } from '../prices/prices.ts'
import { enrol } from './enrol.ts'

/** The details that a service asks for when it brings a membership for people without one (D55). */
type Details = PayingUserInformation & {
  dateOfBirth?: string | undefined
  agreeCollection?: boolean | undefined
}

interface Fields {
  email: string
  iban: string
  consent: string
}
const flatFields: Fields = { email: 'emailAddress', iban: 'accountNumber', consent: 'agreeCollection' }

/** The fields of a call with `joiningParts`. */
export const joiningFields: Fields = {
  email: 'userInformation.emailAddress',
  iban: 'userInformation.accountNumber',
  consent: 'membership.agreeCollection',
}
const joiningPayment = group({
  userInformation: group({ accountNumber: iban }),
  membership: group({ agreeCollection }),
})

/** The fields that such a call requires from somebody who is not a member, for `demands` of its verb. */
export const demandsJoining = (viewer: Viewer) => (isMember(viewer) ? undefined : joiningPayment)

export interface Joining<T> extends Applicant {
  /**
   * The details as they were sent, with those of the account for somebody who is logged in, and without the payment for a member.
   */
  details: T
  /** The fee of the membership that comes with the service; undefined for a member. */
  fee: Fee | undefined
  /** Fixed words that tell staff what to look at. */
  flags: string[]
}

const checkPayment = ({ accountNumber, agreeCollection }: Details, fields: Fields): void => {
  const errors: FieldErrors = {
    ...(accountNumber === undefined && { [fields.iban]: [ibanMissing] }),
    ...(agreeCollection !== true && { [fields.consent]: [consentMissing] }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** A member pays already, so an account number or a consent that came along is not kept. */
const withoutPayment = <T extends Details>({ accountNumber: _, agreeCollection: __, ...rest }: T): T =>
  rest as unknown as T

/**
 * Reads who asks for a service that only members have. Somebody who is not a member becomes one with it, and pays by direct
 * debit.
 * @throws Fault 400 where IBAN or consent is missing (spec 001 section 6), 409 `email-taken`.
 */
export const readJoining = async <T extends Details>(
  ctx: RequestContext,
  sent: T,
  fields: Fields = flatFields,
): Promise<Joining<T>> => {
  const viewer = await ctx.viewer()
  const personId = ctx.onBehalf ? ctx.onBehalf.personId : viewer.profile && (await actingPerson(ctx))
  const known = viewer.profile ? asKnown(sent, viewer.profile) : sent
  const person = personOf(known)
  if (isMember(viewer))
    return { details: withoutPayment(known), person, personId, completes: false, fee: undefined, flags: [] }
  checkPayment(known, fields)
  if (!personId && (await isEmailTaken(ctx, known.emailAddress))) throw emailTakenFault(fields.email)
  const flags = (await isNameKnown(ctx, person, personId)) ? ['name-and-address-known'] : []
  return {
    details: known,
    person,
    personId,
    // what a caller says changes nothing in their account
    completes: ctx.onBehalf === undefined,
    fee: await membershipFee(ctx, directDebit),
    flags,
  }
}

/** Whether a membership was applied for and is not made yet. A service then asks for no second one. */
const becomesMember = async (tx: Tx, personId: string): Promise<boolean> => {
  const running = await tx
    .selectFrom('membership_application')
    .select('submission_id')
    .where('person_id', '=', personId)
    .where('activated_at', 'is', null)
    .executeTakeFirst()
  return running !== undefined
}

/** The fee of the membership that this request brings; undefined for somebody who is a member, or is becoming one. */
export const feeToJoin = async (
  tx: Tx,
  { fee }: Joining<Details>,
  personId: string,
): Promise<Fee | undefined> => (fee && !(await becomesMember(tx, personId)) ? fee : undefined)

/** Records in the caller's transaction that the person becomes a member with this request, and their consent. */
export const joinAlong = async (
  tx: Tx,
  ctx: RequestContext,
  { details: { accountNumber } }: Joining<Details>,
  of: { personId: string; submissionId: string; fee: Fee; freeFirstYear?: boolean },
): Promise<void> => {
  const payment = { method: directDebit, iban: accountNumber, ...of.fee } as const
  const { submissionId, freeFirstYear = false } = of
  await enrol(tx, ctx, of.personId, { submissionId, payment, renews: true, freeFirstYear })
  await insertConsents(tx, ctx, of.submissionId, ['collection'])
}
