import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { saveReplyText as call } from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { unknownInWords } from '../../../core/requests/reply-placeholders.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { holdReplyText } from './hold-reply-text.ts'
import { mostTexts } from './list-reply-texts.ts'
import { mustBeKnown, mustWriteFor } from './reply-text-rights.ts'

interface TextToSave {
  title: string
  desk: string | null
  kinds: string[]
  text: string
}

/**
 * Refuses a name that the desk has already, and one text too many. Whoever saves at once waits until the end of the transaction,
 * and is judged by what it left. `id` is the text itself; undefined for a new one.
 * @throws Fault 409.
 */
const mustFit = async (tx: Tx, { title, desk }: TextToSave, id: string | undefined): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.replyTexts})`.execute(tx)
  const others = tx
    .selectFrom('reply_text')
    .where('removed_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? ''))
  const same = await others
    .select('id')
    .where(sql<boolean>`coalesce(desk, '') = ${desk ?? ''} AND lower(title) = lower(${title})`)
    .executeTakeFirst()
  if (same) {
    const sentence = 'Er is al een tekst met deze naam. Kies een andere naam.'
    throw new Fault(409, 'title-taken', sentence, { errors: { title: [sentence] } })
  }
  const { count } = await others.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  if (count >= mostTexts)
    throw new Fault(409, 'texts-full', `Er zijn al ${mostTexts} teksten. Haal er eerst een weg.`)
}

/**
 * Saves a text to choose from. One that was removed is in use again. Faults: 401; 403 for a text or a desk that is not one's own;
 * 400 at each field, and for words between braces that are no placeholders; 404; 409 `changed`, `title-taken`, `texts-full`.
 */
export const saveReplyText = async (
  ctx: RequestContext,
  { body: { id, version = 0, title, desk: given, kinds = [], text } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const desk = given ?? null
  const saved: TextToSave = { title, desk, kinds, text }
  const unknown = unknownInWords(text)
  if (unknown !== undefined) throw invalidFields({ text: [unknown] })
  await mustBeKnown(ctx, saved)
  mustWriteFor(actor, desk)
  return ctx.transaction(async (tx) => {
    const changed = { ...saved, changed_by: actor.id, changed_at: nowOf(ctx) }
    if (id !== undefined) mustWriteFor(actor, (await holdReplyText(tx, id, version)).desk)
    await mustFit(tx, saved, id)
    const row =
      id === undefined
        ? await tx
            .insertInto('reply_text')
            .values(changed)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('reply_text')
            .set({ ...changed, removed_at: null, version: version + 1 })
            .where('id', '=', id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
    await auditStaff({ ...ctx, database: tx }, 'reply-texts.save', { detail: row.id })
    return row
  })
}
