import { randomUUID } from 'node:crypto'
import { openedElsewhere } from '../../../core/contract/drafts.operations.ts'
import type { keepDraft as endpoint } from '../../../core/contract/drafts.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { type KeptDraft, noDraft } from '../../../core/fields/kept-draft.ts'
import { required } from '../../../core/fields/sentences.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { actingPerson, nowOf, type RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write.ts'
import { addressField, addressHash, isAddressOf } from '../../services/resume-links/address.ts'
import { holderOf, openingsIn } from '../../services/resume-links/holder.ts'
import { keptUntil } from '../../services/resume-links/link.ts'
import { answersField } from '../../services/resume-links/read-answers.ts'
import { sentFault } from '../../services/resume-links/sent.ts'
import { draftKept } from './letters.ts'
import { dayInWords } from './until.ts'

type Body = RequestOf<typeof endpoint>['body']

const elsewhere = () =>
  new Fault(
    409,
    openedElsewhere,
    'Je opende dit formulier daarna op een ander apparaat. Ga daar verder, of open de link uit onze e-mail hier opnieuw.',
  )

/** The draft that is kept again, if it is one that was kept by this device. @throws Fault 409. */
const heldBy = async (tx: Tx, ctx: RequestContext, { id, holder }: Body) => {
  const opened = id && holder ? openingsIn(ctx, id, holder) : undefined
  if (!id || opened === undefined) return undefined
  const row = await tx
    .selectFrom('resume_link')
    .select(['id', 'openings', 'sent_at', 'reference', 'address_hash'])
    .where('id', '=', id)
    .where('expires_at', '>', nowOf(ctx))
    .forUpdate()
    .executeTakeFirst()
  if (row?.sent_at) throw sentFault(row.reference)
  // who opened it last saves it
  if (row && row.openings !== opened) throw elsewhere()
  return row
}

/** What stands of the address that a link belongs to. */
const ofAddress = (ctx: RequestContext, id: string, address: string) => ({
  address_hash: addressHash(ctx, address),
  address_locked: ctx.vault.lock(address, addressField(id)),
})

const insert = async (tx: Tx, ctx: RequestContext, body: Body, title: string, address: string) => {
  const id = randomUUID()
  await tx
    .insertInto('resume_link')
    .values({
      id,
      person_id: (await actingPerson(ctx)) ?? null,
      ...ofAddress(ctx, id, address),
      ...{ funnel: body.funnel, path: body.path, title },
      kept_at: nowOf(ctx),
      expires_at: keptUntil(ctx),
    })
    .execute()
  return { id, openings: 0 }
}

/** Writes the answers, encrypted; the term begins anew. A link that gets another address opens by the first no more. */
const write = async (
  tx: Tx,
  ctx: RequestContext,
  { id, draft, path, address }: { id: string; draft: KeptDraft; path: string; address: string | undefined },
) => {
  await tx
    .updateTable('resume_link')
    .set({
      answers_locked: ctx.vault.lock(JSON.stringify(draft), answersField(id)),
      ...{ path, kept_at: nowOf(ctx), expires_at: keptUntil(ctx), reminded_at: null },
      ...(address && ofAddress(ctx, id, address)),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Keeps a form for 30 days and mails the link to it, once per address: what is kept again stands behind the same link.
 * The form itself says which answers may be kept.
 * Faults: 400, 409 `draft-opened-elsewhere` and `draft-sent`, 429.
 */
export const keep = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const title = ctx.funnels.titleAt(body.path, body.funnel)
  const kept = ctx.funnels.toKeep(body.funnel, body.draft)
  if (!title || !kept) throw invalidFields({ funnel: [noDraft] })
  const { draft, leftOut } = kept
  const own = body.emailAddress ?? (await ctx.viewer()).profile?.emailAddress
  return ctx.transaction(async (tx) => {
    const before = await heldBy(tx, ctx, body)
    // who mistyped their address gives another
    const address = before && own && isAddressOf(ctx, before.address_hash, own) ? undefined : own
    if (!before && !address) throw invalidFields({ emailAddress: [required] })
    if (address) await ctx.mayMail(tx, address)
    const { id, openings } = before ?? (await insert(tx, ctx, body, title, address ?? ''))
    await write(tx, ctx, { id, draft, path: body.path, address })
    const until = keptUntil(ctx)
    if (address)
      await writeLetter(tx, ctx, {
        letter: draftKept,
        personId: undefined,
        address,
        facts: { draft: id, title, until: dayInWords(until), leftOut: leftOut.join(', ') },
      })
    return { id, holder: holderOf(ctx, id, openings), until, leftOut }
  })
}
