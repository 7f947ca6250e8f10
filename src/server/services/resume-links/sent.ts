import { idForm } from '../../../core/fields/files/uploads.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { draftSent, openedElsewhere } from '../../../core/rules/kept-draft-codes.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import { openingsIn } from './holder.ts'

/** Fault 409 `draft-sent`, for a form that was sent already. Sending it again is left to the visitor. */
export const sentFault = (reference: string | null): Fault =>
  new Fault(
    409,
    draftSent,
    `Dit formulier is al verstuurd${reference ? `. Je kenmerk is ${reference}` : ''}. Verstuur het alleen opnieuw als je het nog een keer wilt.`,
  )

/** Fault 409 `draft-opened-elsewhere`, for a device on which the draft was opened before another one opened it. */
export const elsewhereFault = (): Fault =>
  new Fault(
    409,
    openedElsewhere,
    'Je opende dit formulier daarna op een ander apparaat. Ga daar verder, of open de link uit onze e-mail hier opnieuw.',
  )

/** A draft as the header `kept-draft` of a request names it: `id holder`. */
interface NamedDraft {
  id: string
  openings: number
}

/** The draft that a request says it belongs to; undefined for a header that we did not sign. */
export const draftOfHeader = (
  runtime: Pick<Runtime, 'vault'>,
  header: string | string[] | undefined,
): NamedDraft | undefined => {
  const [id = '', holder = ''] = typeof header === 'string' ? header.slice(0, 200).split(' ') : []
  const openings = idForm.test(id) ? openingsIn(runtime, id, holder) : undefined
  return openings === undefined ? undefined : { id, openings }
}

interface Row {
  sent_at: string | null
  reference: string | null
  openings: number
}

const judge = (row: Row | undefined, { openings }: NamedDraft): void => {
  // A draft is sent once, by whoever opened it last.
  if (row?.sent_at) throw sentFault(row.reference)
  if (row && row.openings !== openings) throw elsewhereFault()
}

const read = (tx: Database | Tx, { id }: NamedDraft) =>
  tx.selectFrom('resume_link').select(['sent_at', 'reference', 'openings']).where('id', '=', id)

/**
 * Refuses a form that was sent or opened elsewhere, before anything else is done: otherwise its own reservation or its own
 * account could be what refuses it.
 * @throws Fault 409 `draft-sent`, `draft-opened-elsewhere`.
 */
export const refuseEnded = async (
  { database }: Pick<Runtime, 'database'>,
  draft: NamedDraft,
): Promise<void> => judge(await read(database, draft).executeTakeFirst(), draft)

/**
 * Ends the draft of a form that is taken in, in that transaction: its answers are erased, and a device that has it open elsewhere
 * is refused. Of two devices that send one draft at once, one gets through.
 * @throws Fault 409 `draft-sent`, `draft-opened-elsewhere`.
 */
export const endDraft = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  draft: NamedDraft,
  answer: unknown,
): Promise<void> => {
  judge(await read(tx, draft).forUpdate().executeTakeFirst(), draft)
  const reference = (answer as { reference?: unknown } | undefined)?.reference
  await tx
    .updateTable('resume_link')
    .set({
      sent_at: nowOf(runtime),
      answers_locked: null,
      reference: typeof reference === 'string' ? reference : null,
    })
    .where('id', '=', draft.id)
    .execute()
}
