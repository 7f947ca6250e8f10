import { nowOf } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write.ts'
import { inTransaction } from '../../services/transaction.ts'
import { cannot, closeCancellation, holdCancellation, type Office } from './close.ts'
import type { Cancellation } from './document.ts'
import { cancellationRefused } from './letters.ts'
import type { Refusal } from './refusals.ts'

/** Nobody is answered who only wanted to have mail sent. */
const unanswered: Refusal = 'onzin'

/**
 * Closes a cancellation by which nothing ends, and mails its sender why. Run again with the same reason it does nothing.
 * @throws Fault 404, or 409 with a sentence for who typed the command.
 */
export const refuseCancellation = (
  office: Office,
  { reference, because, actor }: { reference: string; because: Refusal; actor: string },
): Promise<{ again: boolean }> =>
  inTransaction(office.database, async (tx) => {
    const row = await holdCancellation(tx, reference)
    if (row.refused_because === because) return { again: true }
    if (row.refused_at) throw cannot('refused', `Deze opzegging is al geweigerd: ${row.refused_because}.`)
    if (row.matched_at) throw cannot('matched', `Deze opzegging hoort al bij lidnummer ${row.relation_id}.`)
    await tx
      .updateTable('cancellation')
      .set({ refused_at: nowOf(office), refused_because: because })
      .where('submission_id', '=', row.id)
      .execute()
    await closeCancellation(tx, office, { submissionId: row.id, action: 'cancellation.refuse', actor })
    const { emailAddress } = (row.request as { kept: Cancellation }).kept
    if (because !== unanswered)
      await writeLetter(tx, office, {
        letter: cancellationRefused,
        personId: undefined,
        address: emailAddress,
        facts: { reference, because },
      })
    return { again: false }
  })
