import type { StaffVerb } from '../../feature.ts'
import { type Context, nowOf } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { role } from '../../services/permissions.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import { cancellationRefused } from './cancellation-letters.ts'
import { type Cancellation, refusedEvent } from './cancellation-request.ts'
import type { Refusal } from './refusals.ts'
import { commandRefused, lockCancellation, resolveCancellation } from './resolve-cancellation.ts'

/** The reason for which no mail is sent: nonsense may have been sent only to make us mail its address. */
const unanswered: Refusal = 'onzin'

export interface RefusalOrder {
  reference: string
  because: Refusal
}

/**
 * Refuses a cancellation, so that nothing ends, and mails its sender why. A second run with the same reason does nothing.
 * @throws Fault 404, or 409 with a sentence for the operator.
 */
const refuse = (ctx: Context, { reference, because }: RefusalOrder): Promise<{ again: boolean }> =>
  ctx.transaction(async (tx) => {
    const row = await lockCancellation(tx, reference)
    if (row.refused_because === because) return { again: true }
    if (row.state === 'refused')
      throw commandRefused('refused', `Deze opzegging is al geweigerd: ${row.refused_because}.`)
    if (row.state !== 'received')
      throw commandRefused('matched', `Deze opzegging hoort al bij lidnummer ${row.relation_id}.`)
    await tx
      .updateTable('cancellation')
      .set({ refused_at: nowOf(ctx), refused_because: because })
      .where('submission_id', '=', row.id)
      .execute()
    await resolveCancellation(tx, ctx, {
      submissionId: row.id,
      event: refusedEvent,
      facts: { because },
      action: 'cancellation.refuse',
    })
    const { emailAddress } = requestIn(row.request) as Cancellation
    if (because !== unanswered)
      await writeLetter(tx, ctx, {
        letter: cancellationRefused,
        personId: undefined,
        address: emailAddress,
        facts: { reference, because },
      })
    return { again: false }
  })

/** Used by the command `cancellations` of staff. */
export const refuseCancellation: StaffVerb<RefusalOrder, { again: boolean }> = {
  may: role('member-service'),
  run: refuse,
}
