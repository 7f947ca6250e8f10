import type { HandOverWay } from '../../../core/fields/staff/request-work.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Tx } from '../../database/pool.ts'
import { holdDeadLetters, sendAgain } from '../../outbox/dead-letters.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { holdQueued } from '../../outbox/hold-queued.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context, KindPartner } from '../context.ts'
import { role } from '../permissions.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { type MadeByHand, settleByHand } from '../submissions/deliver.ts'
import { goesOn } from '../submissions/events.ts'
import { deliveryOf, deliveryQueue } from '../submissions/submissions-queues.ts'
import type { RequestDelivery } from './around.ts'
import type { Changed, Seen } from './claim.ts'
import { type FoundRequest, findRequestByReference } from './find.ts'
import { holdWork, mustBeOpen, notNow, versionAfter } from './hold-work.ts'
import { noteIn } from './note.ts'
import { sentOn } from './requests-request-events.ts'
import { mustBeOwnWork } from './rights.ts'

/** A partner to which a request can be handed over now. */
export interface HandOver {
  partner: string
  /** Whether the site can send it, as no try is under way. */
  bySite: boolean
}

/** What somebody does who hands a request over. */
export interface HandingOver extends Seen {
  /** The partner's name in the table of deliveries. */
  partner: string
  way: HandOverWay
  /** What the partner calls it, where somebody told them by hand. */
  partnerReference?: string | undefined
  note?: string | undefined
}

type Going = Pick<Context, 'partnersOf' | 'off'>

/** The partners of a kind of request that do not have this one, by what was to reach them. */
export const handOversOf = (
  { partnersOf, off }: Going,
  { kind, state }: Pick<FoundRequest, 'kind' | 'state'>,
  deliveries: readonly Pick<RequestDelivery, 'partner' | 'state' | 'isStuck'>[],
): HandOver[] => {
  if (!goesOn(state as RequestState)) return []
  return (partnersOf[kind] ?? []).flatMap(({ partner }) => {
    const made = deliveries.find((one) => one.partner === partner)
    if (made?.state === 'delivered') return []
    const isUnderWay = made?.state === 'waiting' && !made.isStuck
    return [{ partner, bySite: !isUnderWay && !off.includes(partner) }]
  })
}

/**
 * The partner to which requests of this kind go, by its name.
 * @throws Fault 409 `not-now` where they go to none, 400 at `partner` for another one.
 */
const partnerOf = ({ partnersOf }: Going, kind: string, name: string): KindPartner => {
  const partners = partnersOf[kind] ?? []
  if (partners.length === 0) throw notNow('Deze aanvraag gaat niet naar een partner.')
  const found = partners.find(({ partner }) => partner === name)
  if (!found) throw invalidFields({ partner: ['Deze aanvraag gaat niet naar deze partner.'] })
  return found
}

/**
 * Refuses what its partner has, or what goes to nobody any more. The request is locked.
 * @throws Fault 409 `not-now`.
 */
const mustBeLacking = async (tx: Tx, id: string, partner: string): Promise<void> => {
  const row = await tx
    .selectFrom('submission')
    .leftJoin('delivery', (join) =>
      join.onRef('delivery.submission_id', '=', 'submission.id').on('delivery.partner', '=', partner),
    )
    .select(['submission.state', 'delivery.state as made'])
    .where('submission.id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.made === 'delivered') throw notNow('Deze partner heeft de aanvraag al.')
  if (!goesOn(row.state as RequestState))
    throw notNow('Deze aanvraag gaat niet door. Er is niets door te geven.')
}

/**
 * Refuses while the site sends it at this moment, as it would come twice then. From here to the end of the transaction no try begins.
 * @throws Fault 409 `not-now`.
 */
const mustNotBeSending = async (
  tx: Tx,
  { off }: Going,
  work: ReturnType<typeof deliveryOf>,
  way: HandOverWay,
): Promise<void> => {
  const queued = await holdQueued(tx, deliveryQueue, work)
  if (queued === 'running')
    throw notNow('De site probeert dit nu zelf te sturen. Probeer het over een minuut weer.')
  if (way === 'hand') return
  if (queued === 'to run')
    throw notNow('De site is dit al aan het sturen. Wacht daarop, of geef het zelf door.')
  if (off.includes(work.data.partner))
    throw notNow('De site kan deze partner nu niets sturen: dat staat uit. Geef het zelf door.')
}

/**
 * Sends what got stuck on its way to this partner back to its queue; answers how much. Where the partner has it by then, the job
 * finds nothing to do, and nobody finds it among the dead letters any more.
 */
const sendStuck = async (tx: Tx, { submission, partner }: ReturnType<typeof deliveryOf>['data']) => {
  const letters = await holdDeadLetters(tx, { queues: [deliveryQueue.name], submission })
  const ids = letters.filter(({ data }) => data.partner === partner).map(({ id }) => id)
  return ids.length > 0 ? sendAgain(tx, ids) : 0
}

/** Has the site send it: by the job that got stuck, or by a new one under the key that `submit` gives it. */
const sendOn = async (tx: Tx, { data, key }: ReturnType<typeof deliveryOf>): Promise<void> => {
  await tx
    .insertInto('delivery')
    .values({ submission_id: data.submission, partner: data.partner, state: 'waiting' })
    .onConflict((conflict) =>
      conflict.columns(['submission_id', 'partner']).doUpdateSet({ state: 'waiting', last_reason: null }),
    )
    .execute()
  if ((await sendStuck(tx, data)) === 0) await enqueue(tx, deliveryQueue, data, { key })
}

/**
 * Notes that a colleague told the partner themselves, and lets nobody find it stuck any more.
 * @throws Fault 400 at `partnerReference` where the site hears by it how it ends, and it is missing or wrong.
 */
const noteByHand = async (
  tx: Tx,
  ctx: Context,
  { data }: ReturnType<typeof deliveryOf>,
  { to, partnerReference, note }: { to: KindPartner } & Omit<MadeByHand, 'partner'>,
): Promise<void> => {
  if (to.keepReference) {
    if (partnerReference === undefined)
      throw invalidFields({
        partnerReference: ['Vul het nummer van de partner in. Daarmee horen we hoe het afloopt.'],
      })
    await to.keepReference(tx, data.submission, partnerReference)
  }
  await settleByHand(tx, ctx, data.submission, { partner: data.partner, partnerReference, note })
  await sendStuck(tx, data)
}

const handOver = async (ctx: Context, given: HandingOver): Promise<Changed> => {
  const { reference, version, partner, way, partnerReference } = given
  const note = given.note === undefined ? undefined : noteIn(given.note)
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const to = partnerOf(ctx, request.kind, partner)
  const work = deliveryOf(request.id, partner)
  return ctx.transaction(async (tx) => {
    mustBeOpen(await holdWork(tx, request.id, version))
    await mustBeLacking(tx, request.id, partner)
    await mustNotBeSending(tx, ctx, work, way)
    await auditStaff({ ...ctx, database: tx }, 'requests.hand-over', {
      submissionId: request.id,
      detail: partner,
    })
    if (way === 'hand') await noteByHand(tx, ctx, work, { to, partnerReference, note })
    else {
      await sendOn(tx, work)
      await recordRequestEvent(tx, ctx, request.id, sentOn, { partner }, note)
    }
    return { version: await versionAfter(tx, request.id) }
  })
}

/**
 * Verb of staff: hands a request that waits over to a partner of its kind that does not have it. The site sends it, where no try is
 * under way; or whoever does this told the partner themselves, and the site sends nothing more (ADR 111).
 * @throws Fault 400 at `partner` or `partnerReference`, 404, 403; 409 `changed` or `not-now`.
 */
export const handOverRequest = { may: role('member-service', 'adviser'), run: handOver }
