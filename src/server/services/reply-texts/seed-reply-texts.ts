import { sql } from 'kysely'
import type { ReplyTextSeed } from '../../../core/requests/reply-text-seed.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import { nowOf, type Runtime } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/**
 * Loads the texts to choose from with which an office begins, where there is none. One that was removed is still there, so an office
 * that wants none of them never gets them back. Processes that start together wait for each other.
 */
export const seedReplyTexts = (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  seeds: readonly ReplyTextSeed[],
): Promise<void> =>
  inTransaction(database, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.replyTexts})`.execute(tx)
    const any = await tx.selectFrom('reply_text').select('id').limit(1).executeTakeFirst()
    if (any || seeds.length === 0) return
    const changed_at = nowOf({ clock })
    await tx
      .insertInto('reply_text')
      .values(seeds.map(({ title, kinds, text }) => ({ title, kinds: [...kinds], text, changed_at })))
      .execute()
  })
