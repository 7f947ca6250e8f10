import type { Tx } from '../../database/pool.ts'
import { instantFromNow, type RequestContext, type Runtime } from '../context.ts'
import { tooMany } from '../rate-limits/rate-limits.ts'
import { longestLetterWait, mailTurn } from '../rate-limits/recipient.ts'
import { type NewLetter, writeLetter } from './write-letter.ts'

/**
 * When a letter to a typed address may be sent: an ISO instant, or undefined for at once. Only a letter that is the whole purpose
 * of a request is refused when its mailbox got too many of those, because without it nothing was done. `patience` is how many
 * seconds it may wait, for a letter whose link does not work for days.
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
 * Writes a letter that goes with something that a stranger may have sent, such as a welcome, in the turn of its mailbox. It is
 * sent when there is room, and left out where that is too far away, as the mail about the request is.
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
