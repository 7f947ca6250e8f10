import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type {
  validate as call,
  insurers as insurersCall,
} from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { checkCancellation } from '../../services/cancellation-letters/check.ts'
import { insurersForForm } from '../../services/cancellation-letters/insurers.ts'
import { type RequestContext, sendingPerson } from '../../services/context.ts'
import { hadFreeYear } from '../../services/memberships/free-year.ts'
import { emailTakenFault, isEmailTaken } from '../../services/people/email-taken.ts'
import { membershipFee } from '../../services/prices/prices.ts'
import { judgeApplication } from './application-check.ts'

/**
 * Checks whether an application could be sent as it is. Faults: 400 with errors at their fields, 409 `price-changed`, 429; 409
 * `email-taken` for a sender who has an account but is not logged in.
 */
export const validate = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  checkCancellation(ctx, body.cancellationService)
  const { premium, conditions } = await judgeApplication(ctx, body)
  const joins = await membershipToCome(ctx, body.relation.emailAddress)
  return { valid: true, premiumPerMonthInCents: premium, ...(joins && { membership: joins }), conditions }
}

/**
 * The fee of the membership that comes with the insurance; undefined for a member.
 * @throws Fault 409 `email-taken`.
 */
const membershipToCome = async (ctx: RequestContext, emailAddress: string) => {
  const viewer = await ctx.viewer()
  if (isMember(viewer)) return undefined
  if (!viewer.profile && (await isEmailTaken(ctx, emailAddress)))
    throw emailTakenFault('relation.emailAddress')
  const personId = await sendingPerson(ctx)
  const { fee } = await membershipFee(ctx, directDebit)
  return { feeInCents: fee, isFirstYearFree: !personId || !(await hadFreeYear(ctx.database, personId)) }
}

export const readInsurers = async ({ vault }: RequestContext): Promise<AnswerOf<typeof insurersCall>> =>
  insurersForForm(vault)
