import { randomUUID } from 'node:crypto'
import type { keepDraft as endpoint } from '../../../core/contract/drafts/drafts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { required } from '../../../core/fields/brick/sentences.ts'
import { type KeptDraft, noDraft } from '../../../core/fields/link/kept-draft.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { actingPerson, nowOf, type RequestContext } from '../../services/context.ts'
import { letterTurn } from '../../services/letters/turn.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { addressField, addressHash, isAddressOf } from '../../services/resume-links/address.ts'
import { holderOf, openingsIn } from '../../services/resume-links/holder.ts'
import { keptUntil } from '../../services/resume-links/link.ts'
import { answersField } from '../../services/resume-links/read-answers.ts'
import { elsewhereFault, sentFault } from '../../services/resume-links/sent.ts'
import { dayInWords } from './day-in-words.ts'
import { draftKept } from './drafts-letters.ts'

type Body = RequestOf<typeof endpoint>['body']

/**
 * The draft that this device may save again; undefined when it is a new one.
 * @throws Fault 409.
 */
const savableDraft = async (tx: Tx, ctx: RequestContext, { id, holder }: Body) => {
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
  // only the device that opened the draft last may save it
  if (row && row.openings !== opened) throw elsewhereFault()
  return row
}

interface DraftContent {
  id: string
  draft: KeptDraft
}

const insert = async (tx: Tx, ctx: RequestContext, body: Body, title: string, address: string) => {
  const id = randomUUID()
  const { profile } = await ctx.viewer()
  // a logged-in person owns a draft only when it is kept under their own e-mail address
  const isOwn = profile?.emailAddress.toLowerCase() === address.toLowerCase()
  await tx
    .insertInto('resume_link')
    .values({
      id,
      person_id: (isOwn && (await actingPerson(ctx))) || null,
      address_hash: addressHash(ctx, address),
      address_locked: ctx.vault.lock(address, addressField(id)),
      ...{ funnel: body.funnel, path: body.path, title },
      kept_at: nowOf(ctx),
      expires_at: keptUntil(ctx),
    })
    .execute()
  return { id, openings: 0 }
}

/** Stores the answers, encrypted, and starts the term of 30 days anew. */
const write = async (tx: Tx, ctx: RequestContext, { id, draft }: DraftContent, path: string) => {
  await tx
    .updateTable('resume_link')
    .set({
      answers_locked: ctx.vault.lock(JSON.stringify(draft), answersField(id)),
      ...{ path, kept_at: nowOf(ctx), expires_at: keptUntil(ctx), reminded_at: null },
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Keeps a form for 30 days and mails the link to it, once per address: when it is kept again, the same link opens it. The form
 * itself decides which answers may be kept. Faults: 400, 409 `draft-opened-elsewhere` and `draft-sent`, 429.
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
    const held = await savableDraft(tx, ctx, body)
    // another address (the first may have been mistyped) gets another link, and the first link then opens nothing any more
    const before = !held || !own || isAddressOf(ctx, held.address_hash, own) ? held : undefined
    if (held && !before) await tx.deleteFrom('resume_link').where('id', '=', held.id).execute()
    if (!before && !own) throw invalidFields({ emailAddress: [required] })
    const { id, openings } = before ?? (await insert(tx, ctx, body, title, own ?? ''))
    await write(tx, ctx, { id, draft }, body.path)
    const until = keptUntil(ctx)
    const startAfter = before ? undefined : await letterTurn(tx, ctx, own ?? '')
    if (!before)
      await writeLetter(tx, ctx, {
        letter: draftKept,
        personId: undefined,
        address: own ?? '',
        startAfter,
        facts: { draft: id, title, until: dayInWords(until), leftOut: leftOut.join(', ') },
      })
    return { id, holder: holderOf(ctx, id, openings), until, leftOut, mailed: startAfter ? 'later' : 'now' }
  })
}
