import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { registerHypotheekwacht as operation } from '../../../core/contract/mortgage-guard.operations.ts'
import { registerHypotheekwacht as call } from '../../../core/contract/mortgage-guard.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { providers } from '../../../core/rules/mortgage-providers.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import type { Tx } from '../../database/pool.ts'
import { insertConsents } from '../../services/consents/insert.ts'
import { actingPerson, type RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write.ts'
import { firstPasswordSeconds, makeLink } from '../../services/links/mailed-link.ts'
import { enrol } from '../../services/memberships/enrol.ts'
import { emailTakenFault, isEmailTaken } from '../../services/people/email-taken.ts'
import { completePerson, insertPerson } from '../../services/people/insert.ts'
import { firstPassword } from '../../services/people/letters.ts'
import { isNameKnown } from '../../services/people/name-known.ts'
import { type Fee, membershipFee } from '../../services/prices/prices.ts'
import { takeNewcomer } from '../../services/rate-limits/recipient.ts'
import { advance } from '../../services/submissions/advance.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { submit } from '../../services/submissions/submit.ts'
import { freezeApplicant } from './document.ts'
import { type Applicant, asKnown, checkPayment, memberOf, withoutPayment } from './request.ts'
import { watched } from './request-events.ts'
import { endWatch, insertWatch } from './watches.ts'

const endpoint = endpointOf(call, operation)

/** Where the site goes afterwards when the settings say nothing of the insurer's own page. */
const thanks = {
  [providers.association]: '/diensten/hypotheek/hypotheekwacht/bedankt',
  [providers.insurer]: '/diensten/hypotheek/hypotheekwacht-unive/bedankt',
}

/** A request that may be taken in. */
interface Watching {
  request: Applicant
  /** Of who is logged in; undefined for somebody new. */
  personId: string | undefined
  /** What the membership costs that comes with it; undefined for a member. */
  fee: Fee | undefined
  flags: string[]
}

/**
 * Has a mortgage watched. Members skip IBAN and consent; who is registered becomes a member on their account; somebody
 * new gets an account, a membership, a session and a mailed link to choose a password (spec 001 section 6, decision 39).
 * Faults: 400 with errors, 409 `email-taken`, `already-watched` and `already-member`, 429.
 */
export const registerHypotheekwacht = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const watching = await readWatching(ctx, body)
  const { request } = watching
  const { hypotheekwacht } = await ctx.settings()
  const url =
    request.partnerCharacteristic === providers.insurer && hypotheekwacht
      ? hypotheekwacht.partner_thanks
      : thanks[request.partnerCharacteristic]
  let made: string | undefined
  const answer = await ctx.accept(async (tx) => {
    const taken = await beginWatch(tx, ctx, watching)
    if (!watching.personId) await takeNewcomer(tx, ctx, request.emailAddress)
    await ctx.mayMail(tx, request.emailAddress)
    made = taken.personId
    return { url, reference: taken.reference }
  })
  // a session for an account that was not committed could never be; so it follows, and a replay starts none
  if (!watching.personId) await ctx.becomePerson(made)
  return answer
}

const readWatching = async (ctx: RequestContext, body: Applicant): Promise<Watching> => {
  const viewer = await ctx.viewer()
  const personId = viewer.profile && (await actingPerson(ctx))
  const known = viewer.profile ? asKnown(body, viewer.profile) : body
  if (isMember(viewer)) return { request: withoutPayment(known), personId, fee: undefined, flags: [] }
  checkPayment(known)
  if (!personId && (await isEmailTaken(ctx, known.emailAddress))) throw emailTakenFault('emailAddress')
  return {
    request: known,
    personId,
    fee: await membershipFee(ctx, directDebit),
    flags: (await isNameKnown(ctx, memberOf(known), personId)) ? ['name-and-address-known'] : [],
  }
}

/** Writes it all down in the caller's transaction. */
const beginWatch = async (tx: Tx, ctx: RequestContext, watching: Watching) => {
  const { request, fee } = watching
  const personId = await personOf(tx, ctx, watching)
  const { id: submissionId, reference } = await submit(tx, ctx, {
    endpoint,
    request,
    document: freezeApplicant(request, fee),
    flags: watching.flags,
    personId,
    to: [byMail],
  })
  const joins = fee && !(await becomesMember(tx, personId))
  // without a membership nothing was watched any more, whatever is written down
  if (joins) await endWatch(tx, ctx, personId)
  await insertWatch(tx, ctx, { personId, partner: request.partnerCharacteristic, submissionId })
  if (joins) {
    const payment = { method: directDebit, iban: request.accountNumber, ...fee } as const
    await enrol(tx, ctx, personId, { submissionId, payment, renews: true })
    await insertConsents(tx, ctx, submissionId, ['collection'])
  } else await advance(tx, ctx, submissionId, watched)
  return { personId, reference }
}

/** Whether a membership was asked for a moment ago and is being made: then this service asks for no second one. */
const becomesMember = async (tx: Tx, personId: string): Promise<boolean> => {
  const running = await tx
    .selectFrom('membership_application')
    .select('submission_id')
    .where('person_id', '=', personId)
    .where('activated_at', 'is', null)
    .executeTakeFirst()
  return running !== undefined
}

/** The account that it is for. Of two at once with one new address, one gets it. */
const personOf = async (
  tx: Tx,
  ctx: RequestContext,
  { request, personId, fee }: Watching,
): Promise<string> => {
  if (personId) {
    // a member's own details are changed in their account, not by ordering something
    if (fee) await completePerson(tx, personId, memberOf(request))
    return personId
  }
  const made = await insertPerson(tx, ctx, memberOf(request)).catch((thrown: unknown) => {
    if (thrown instanceof Fault && thrown.code === 'email-taken') throw emailTakenFault('emailAddress')
    throw thrown
  })
  const linkId = await makeLink(tx, ctx, {
    purpose: 'set-password',
    personId: made,
    seconds: firstPasswordSeconds,
  })
  await writeLetter(tx, ctx, { letter: firstPassword, personId: made, linkId })
  return made
}
