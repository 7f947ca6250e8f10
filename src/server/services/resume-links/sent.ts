import { draftSent } from '../../../core/contract/drafts.operations.ts'
import { idForm } from '../../../core/fields/uploads.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import { openingsIn } from './holder.ts'

/** Said of a form that was sent already: to send it again is somebody's own decision. */
export const sentFault = (reference: string | null): Fault =>
  new Fault(
    409,
    draftSent,
    `Dit formulier is al verstuurd${reference ? `. Je kenmerk is ${reference}` : ''}. Wil je nog een aanvraag doen? Begin dan opnieuw.`,
  )

/** The draft that a request says to be of: `id holder` in the header `kept-draft`. Anybody's text until it is looked up. */
export const draftOfHeader = (
  runtime: Pick<Runtime, 'vault'>,
  header: string | string[] | undefined,
): string | undefined => {
  const [id = '', holder = ''] = typeof header === 'string' ? header.slice(0, 200).split(' ') : []
  return idForm.test(id) && openingsIn(runtime, id, holder) !== undefined ? id : undefined
}

/**
 * Ends the draft of a form that is taken in, in that transaction: its answers go, and who has it open elsewhere is told.
 * Of two devices that send one draft at once, one gets through.
 * @throws Fault 409 `draft-sent`.
 */
export const endDraft = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  id: string,
  answer: unknown,
): Promise<void> => {
  const held = await tx
    .selectFrom('resume_link')
    .select(['sent_at', 'reference'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  // a draft is sent once
  if (held?.sent_at) throw sentFault(held.reference)
  const reference = (answer as { reference?: unknown } | undefined)?.reference
  await tx
    .updateTable('resume_link')
    .set({
      sent_at: nowOf(runtime),
      answers_locked: null,
      reference: typeof reference === 'string' ? reference : null,
    })
    .where('id', '=', id)
    .execute()
}
