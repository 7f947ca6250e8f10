import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { registerHypotheekwacht as call } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { registerHypotheekwacht as operation } from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { type Provider, providers } from '../../../core/rules/mortgage-providers.ts'
import type { Tx } from '../../database/pool.ts'
import type { RequestContext } from '../../services/context.ts'
import { feeToJoin, type Joining, joinAlong, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { type Applicant, guardKind, watchedEvent } from './mortgage-guard-request.ts'
import { endWatch, insertWatch } from './watches.ts'

const endpoint = endpointOf(call, operation)

/** Paths of the thank-you pages; the settings may name the insurer's own page instead. */
const thanks = {
  [providers.association]: '/diensten/hypotheek/hypotheekwacht/bedankt',
  [providers.insurer]: '/diensten/hypotheek/hypotheekwacht-unive/bedankt',
}

const thanksOf = async (ctx: RequestContext, provider: Provider): Promise<string> => {
  const { hypotheekwacht } = await ctx.settings()
  return provider === providers.insurer && hypotheekwacht ? hypotheekwacht.partner_thanks : thanks[provider]
}

/**
 * Starts watching a mortgage. Members skip IBAN and consent; a registered person becomes a member on their account; a new person
 * gets an account, a membership, a session and a mailed link to choose a password (spec 001 section 6, D39). Faults: 400 with
 * errors, 409 `email-taken`, `already-watched`, `already-member` and `price-changed`, 429.
 */
export const registerHypotheekwacht = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const joining = await readJoining(ctx, body)
  const url = await thanksOf(ctx, joining.details.partnerCharacteristic)
  return acceptWithAccount(ctx, joining, 'emailAddress', async (tx, personId) => ({
    url,
    reference: await beginWatch(tx, ctx, joining, personId),
  }))
}

const beginWatch = async (tx: Tx, ctx: RequestContext, joining: Joining<Applicant>, personId: string) => {
  const { details, flags } = joining
  const { id: submissionId, reference } = await submit(tx, ctx, {
    endpoint,
    request: details,
    summary: summaryOf(guardKind, details, joining.fee?.fee),
    agreed: agreeTo(details, { fee: joining.fee?.fee }),
    flags,
    personId,
    to: [byMail],
  })
  const fee = await feeToJoin(tx, joining, personId)
  // a watch without a membership is over, also when its end was not recorded yet
  if (fee) await endWatch(tx, ctx, personId)
  await insertWatch(tx, ctx, { personId, partner: details.partnerCharacteristic, submissionId })
  if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId, fee })
  else await recordRequestEvent(tx, ctx, submissionId, watchedEvent)
  return reference
}
