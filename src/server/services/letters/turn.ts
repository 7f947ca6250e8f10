import type { Tx } from '../../database/pool.ts'
import { instantFromNow, type RequestContext, type Runtime } from '../context.ts'
import { tooMany } from '../rate-limits/rate-limits.ts'
import { longestLetterWait, mailTurn } from '../rate-limits/recipient.ts'
import { type NewLetter, writeLetter } from './write-letter.ts'

/**
 * Counts a letter to a typed address and answers when it may be sent: an ISO instant, or undefined for at once. It is for a letter
 * without which its request does nothing, such as a link to a new e-mail address. Where the mailbox gets so many mails that the
 * letter would wait longer than `patience` seconds, the request is refused; other mails are left out then. A letter with a link
 * that soon ends needs a short `patience`.
 * @throws Fault 429 with `retryAfter`.
 */
export const letterTurn = async (
  tx: Tx,
  ctx: RequestContext,
  address: string,
  patience = longestLetterWait,
): Promise<string | undefined> => {
  const seconds = await ctx.mailTurn(tx, address, patience)
  if (seconds === undefined) throw tooMany(patience)
  return seconds === 0 ? undefined : instantFromNow(ctx, seconds)
}

const emailOf = async (tx: Tx, personId: string): Promise<string | undefined> => {
  const row = await tx.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirst()
  return row?.email
}

/**
 * Writes a letter that tells of something done, such as a welcome to a new member; a stranger may have typed its address. It is
 * sent once its mailbox may get one more mail, and left out where that takes too long. A mail that confirms a request goes the
 * same way.
 */
export const writeInTurn = async (tx: Tx, runtime: Runtime, letter: NewLetter): Promise<void> => {
  const { personId } = letter
  const address = letter.address ?? (personId === undefined ? undefined : await emailOf(tx, personId))
  const seconds = address === undefined ? 0 : await mailTurn(tx, runtime, address, personId)
  if (seconds === undefined) return runtime.note('letter left out', { letter: letter.letter.kind })
  await writeLetter(
    tx,
    runtime,
    seconds === 0 ? letter : { ...letter, startAfter: instantFromNow(runtime, seconds) },
  )
}
