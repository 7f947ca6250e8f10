import { tidyLine } from '../../../core/fields/brick/text.ts'
import { mostOfNote } from '../../../core/fields/staff/request-work.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import type { Changed, Seen } from './claim.ts'
import { findRequestByReference } from './find.ts'
import { holdWork, versionAfter } from './hold-work.ts'
import { noted } from './requests-request-events.ts'
import { mustMayNote } from './rights.ts'

/** Words of staff about a request. */
export interface Note extends Seen {
  /** In their own words, at most 1,000 characters. */
  note: string
}

/**
 * A note as it is kept: lines of text without control characters, which a terminal would obey.
 * @throws Fault 400 for one in which nothing is seen, or that is too long.
 */
export const noteIn = (note: string): string => {
  const words = note.replace(/[^\P{Cc}\n]+/gu, ' ').trim()
  // counted as the column and the field count: by characters, of which one may take two UTF-16 units
  if (tidyLine(words) !== '' && [...words].length <= mostOfNote) return words
  const sentence = `Zeg in een paar woorden wat je gedaan hebt (hooguit ${mostOfNote} tekens).`
  throw new Fault(400, 'invalid', sentence, { errors: { note: [sentence] } })
}

const write = async (ctx: Context, { reference, version, note }: Note): Promise<Changed> => {
  const words = noteIn(note)
  const request = await findRequestByReference(ctx, reference)
  await mustMayNote(ctx, request)
  return ctx.transaction(async (tx) => {
    await holdWork(tx, request.id, version)
    await auditStaff({ ...ctx, database: tx }, 'requests.note', { submissionId: request.id })
    await recordRequestEvent(tx, ctx, request.id, noted, {}, words)
    return { version: await versionAfter(tx, request.id) }
  })
}

/**
 * Verb of staff: notes something with a request, open or not. Finance does so where money is in it.
 * @throws Fault 400, 404, 403; 409 `changed` or `not-now`.
 */
export const noteRequest = { may: role('member-service', 'adviser', 'finance'), run: write }
