import { sql } from 'kysely'
import { amsterdamDay, formatDay } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { instantFromNow, type Runtime } from '../context.ts'
import type { NewLetter } from '../letters/write-letter.ts'
import { addresseeOf, requestLinkSeconds } from '../request-links/link.ts'

/** Makes what a letter about a message is written to. */
type LetterTo = (runtime: Pick<Runtime, 'vault' | 'clock'>) => Omit<NewLetter, 'letter'>

/**
 * To whom a letter about a message goes: the person whose request it is, who reads it among their own pages, or else the address that
 * its sender typed, with a link. Undefined where nobody is known, or where whoever has that address said that it is not theirs.
 */
export const messageAddressOf = async (
  database: Database | Tx,
  submissionId: string,
): Promise<LetterTo | undefined> => {
  const row = await database
    .selectFrom('submission')
    .leftJoin('person', 'person.id', 'submission.person_id')
    .leftJoin('request_work', 'request_work.submission_id', 'submission.id')
    .select(['reference', 'person_id', 'sender_email', 'request_work.desk'])
    .select(sql<string | null>`person.email`.as('email'))
    .where('submission.id', '=', submissionId)
    .executeTakeFirst()
  if (!row) return undefined
  const { reference, person_id: personId, sender_email: typed, desk } = row
  const about = { submission: submissionId, reference, ...(desk !== null && { desk }) }
  if (personId !== null && row.email !== null) return () => ({ personId, facts: { ...about, own: 1 } })
  if (typed === null) return undefined
  return (runtime) => {
    const until = instantFromNow(runtime, requestLinkSeconds)
    return {
      personId: undefined,
      address: typed,
      facts: {
        ...about,
        expires: Math.floor(Date.parse(until) / 1000),
        until: formatDay(amsterdamDay(until), 'plain'),
        addressee: addresseeOf(runtime, typed),
      },
    }
  }
}
