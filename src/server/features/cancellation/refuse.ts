import type { StaffVerb } from '../../feature.ts'
import { nowOf, type StaffContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write.ts'
import { staff } from '../../services/permissions.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import { cancellationRefused } from './letters.ts'
import type { Refusal } from './refusals.ts'
import { type Cancellation, refused } from './request.ts'
import { commandRefused, lockCancellation, resolveCancellation } from './resolve-cancellation.ts'

/** Nobody is answered who only wanted to have mail sent. */
const unanswered: Refusal = 'onzin'

export interface Refused {
  reference: string
  because: Refusal
}

/**
 * Closes a cancellation by which nothing ends, and mails its sender why. Run again with the same reason it does nothing.
 * @throws Fault 404, or 409 with a sentence for who typed the command.
 */
const refuse = (ctx: StaffContext, { reference, because }: Refused): Promise<{ again: boolean }> =>
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
      event: refused,
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

/** For staff, by the command `cancellations`. */
export const refuseCancellation: StaffVerb<Refused, { again: boolean }> = { may: staff, run: refuse }
