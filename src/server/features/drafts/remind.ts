import { type Context, instantFromNow, nowOf } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { readAddress } from '../../services/resume-links/address.ts'
import { dayInWords } from './day-in-words.ts'
import { draftReminder } from './drafts-letters.ts'

/** Seconds before the end of a draft at which its reminder is sent, and the number of reminders per transaction. */
const ahead = 7 * 86_400
const most = 200

/** Sends one reminder for each draft that ends within a week. Drafts that were sent or removed get none. */
export const remind = async (ctx: Context): Promise<void> => {
  // repeats until no draft is due, so that the drafts of others never keep one waiting
  while ((await remindSome(ctx)) === most);
}

/** Sends a number of reminders, and returns how many drafts were due. */
const remindSome = (ctx: Context): Promise<number> =>
  ctx.transaction(async (tx) => {
    const due = await tx
      .selectFrom('resume_link')
      .select(['id', 'title', 'address_locked', 'expires_at'])
      .where('reminded_at', 'is', null)
      .where('sent_at', 'is', null)
      .where('expires_at', '>', nowOf(ctx))
      .where('expires_at', '<', instantFromNow(ctx, ahead))
      .orderBy('expires_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, title, address_locked: locked, expires_at: until } of due) {
      await tx
        .updateTable('resume_link')
        .set({ reminded_at: nowOf(ctx) })
        .where('id', '=', id)
        .execute()
      const address = locked === null ? undefined : readAddress(ctx, id, locked)
      if (address === undefined) continue
      await writeLetter(tx, ctx, {
        letter: draftReminder,
        personId: undefined,
        address,
        facts: { draft: id, title, until: dayInWords(until) },
      })
    }
    return due.length
  })
