import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { handled } from '../submissions/events.ts'
import { mustBeOwnWork } from './rights.ts'
import { findRequestByReference } from './show.ts'

export interface Handling {
  reference: string
  /** In their own words, at most 1,000 characters. */
  note: string
}

/** Most characters of a note, as its column allows. */
export const mostOfNote = 1000

const handle = async (ctx: Context, { reference, note }: Handling): Promise<{ again: boolean }> => {
  // A terminal would obey control characters when it shows the note.
  const words = note.replace(/\p{Cc}+/gu, ' ').trim()
  if (words.length === 0 || words.length > mostOfNote)
    throw new Fault(
      400,
      'invalid',
      `Zeg in een paar woorden wat je gedaan hebt (hooguit ${mostOfNote} tekens).`,
    )
  const request = await findRequestByReference(ctx, reference)
  const { id } = request
  await mustBeOwnWork(ctx, request)
  await auditStaff(ctx, 'requests.done', { submissionId: id })
  return ctx.transaction(async (tx) => {
    const before = await tx
      .selectFrom('submission_event')
      .select('id')
      .where('submission_id', '=', id)
      .where('event', '=', handled.name)
      .executeTakeFirst()
    await recordRequestEvent(tx, ctx, id, handled, {}, words)
    return { again: before !== undefined }
  })
}

/**
 * Verb of staff: marks a request as handled, an adviser one of the own desks. Its sender sees no change.
 * @throws Fault 404, 403, 400.
 */
export const handleRequest = { may: role('member-service', 'adviser'), run: handle }
