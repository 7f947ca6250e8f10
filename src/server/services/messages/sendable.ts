import { sql } from 'kysely'
import { type ReplyAct, unreachableSentence } from '../../../core/staff/reply-acts.ts'
import type { Context } from '../context.ts'
import { mustBeOpen, notNow } from '../requests/hold-work.ts'

/** What of a request counts for whether a message can go to its sender now. */
interface Sendable {
  /** A message is on its way to them. */
  isOnItsWay: boolean
  /** There is an address, or an account, to which the mail goes that says that there is a message. */
  hasAddress: boolean
  /** The request waits for staff. */
  open: boolean
}

/**
 * Refuses a message to the sender of a request as it is now.
 * @throws Fault 409 `not-now`.
 */
export const mustBeSendable = (act: ReplyAct, { isOnItsWay, hasAddress, open }: Sendable): void => {
  if (isOnItsWay) throw notNow('Er gaat zo al een bericht weg. Wacht een minuut, of neem dat eerst terug.')
  if (!hasAddress) throw notNow(unreachableSentence)
  if (act !== 'message') mustBeOpen({ open })
}

/** The same of some requests at once, by their ids. The letter about a message goes to an address as `messageAddressOf` finds it. */
export const readSendable = async (
  { database }: Pick<Context, 'database'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<Sendable, 'open'>>> => {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('submission')
    .leftJoin('person', 'person.id', 'submission.person_id')
    .leftJoin('waiting_act', 'waiting_act.submission_id', 'submission.id')
    .select(['submission.id', 'waiting_act.id as waiting'])
    .select(sql<boolean>`coalesce(person.email, submission.sender_email) IS NOT NULL`.as('hasAddress'))
    .where('submission.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, waiting, hasAddress }) => [id, { isOnItsWay: waiting !== null, hasAddress }]),
  )
}
