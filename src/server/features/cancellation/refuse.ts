import { type Refusal, refusalWords } from '../../../core/staff/cancellation-refusals.ts'
import type { StaffVerb } from '../../feature.ts'
import { type Context, nowOf } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { role } from '../../services/permissions.ts'
import { versionAfter } from '../../services/requests/hold-work.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import { cancellationRefused } from './cancellation-letters.ts'
import { type Cancellation, refusedEvent } from './cancellation-request.ts'
import { lockCancellation, mustBeAsSeen, mustWait, resolveCancellation } from './resolve-cancellation.ts'

export interface RefusalOrder {
  reference: string
  because: Refusal
  /** The version that staff saw; undefined for a command, which acts on the cancellation as it is. */
  version?: number | undefined
}

export interface RefusalResult {
  /** It was already refused for this reason; nothing was done. */
  again: boolean
  /** The version that the request has then. */
  version: number
}

/**
 * Refuses a cancellation, so that nothing ends, and mails its sender why. A second run with the same reason does nothing.
 * @throws Fault 404, or 409 with a sentence for whoever acts.
 */
const refuse = (ctx: Context, { reference, because, version }: RefusalOrder): Promise<RefusalResult> =>
  ctx.transaction(async (tx) => {
    const row = await lockCancellation(tx, reference)
    await mustBeAsSeen(tx, row.id, version)
    if (row.refused_because === because) return { again: true, version: await versionAfter(tx, row.id) }
    mustWait(row)
    await tx
      .updateTable('cancellation')
      .set({ refused_at: nowOf(ctx), refused_because: because })
      .where('submission_id', '=', row.id)
      .execute()
    const resolved = await resolveCancellation(tx, ctx, {
      submissionId: row.id,
      event: refusedEvent,
      facts: { because },
      action: 'cancellation.refuse',
    })
    const { emailAddress } = requestIn(row.request) as Cancellation
    if (refusalWords[because].sender !== null)
      await writeLetter(tx, ctx, {
        letter: cancellationRefused,
        personId: undefined,
        address: emailAddress,
        facts: { reference, because },
      })
    return { again: false, version: resolved }
  })

/** Used by the command `cancellations` of staff, and by the office. */
export const refuseCancellation: StaffVerb<RefusalOrder, RefusalResult> = {
  may: role('member-service'),
  run: refuse,
}
