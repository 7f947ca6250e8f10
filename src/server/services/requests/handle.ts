import { Fault } from '../../../core/kernel/fault.ts'
import { auditCommand } from '../audit/command.ts'
import type { StaffContext } from '../context.ts'
import { staff } from '../permissions.ts'
import { advance } from '../submissions/advance.ts'
import { handled } from '../submissions/events.ts'
import { findRequest } from './show.ts'

/** What staff did with a request. */
export interface Handling {
  reference: string
  /** In their own words, at most 1,000 characters. */
  note: string
}

/** Longest note, as its column has it. */
export const mostOfNote = 1000

const handle = async (ctx: StaffContext, { reference, note }: Handling): Promise<{ again: boolean }> => {
  // a terminal would carry out what a control character says
  const words = note.replace(/\p{Cc}+/gu, ' ').trim()
  if (words.length === 0 || words.length > mostOfNote)
    throw new Fault(
      400,
      'invalid',
      `Zeg in een paar woorden wat je gedaan hebt (hooguit ${mostOfNote} tekens).`,
    )
  await auditCommand(ctx, 'requests.done', reference.slice(0, 20))
  const { id } = await findRequest(ctx, reference)
  return ctx.transaction(async (tx) => {
    const before = await tx
      .selectFrom('submission_event')
      .select('id')
      .where('submission_id', '=', id)
      .where('event', '=', handled.name)
      .executeTakeFirst()
    await advance(tx, ctx, id, handled, {}, words)
    return { again: before !== undefined }
  })
}

/** For staff: marks a request as handled. What its sender sees of it does not change. @throws Fault 404, 400. */
export const handleRequest = { may: staff, run: handle }
