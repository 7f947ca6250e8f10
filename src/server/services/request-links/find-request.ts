import { sql } from 'kysely'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Runtime } from '../context.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'

/** A request with the e-mail address that belongs to it. */
interface LinkedRequest {
  id: string
  reference: string
  title: string
  /** ISO 8601 instant. */
  receivedAt: string
  state: RequestState
  /**
   * The address in small letters: that of the account that the request is on, or else the one that its sender typed. None where
   * whoever has that address said that the request is not theirs.
   */
  address: string | undefined
}

/** The request with this reference, or with this id; undefined when there is none. */
export const findLinkedRequest = async (
  { database }: Pick<Runtime, 'database'>,
  by: { reference: string } | { id: string },
): Promise<LinkedRequest | undefined> => {
  const row = await database
    .selectFrom('submission')
    .leftJoin('person', 'person.id', 'submission.person_id')
    .select(['submission.id', 'reference', 'received_at', 'state', 'summary'])
    .select(sql<string | null>`coalesce(sender_email, lower(person.email))`.as('address'))
    .where((on) =>
      'id' in by
        ? on('submission.id', '=', sql<string>`${by.id}::uuid`)
        : on('submission.reference', '=', by.reference),
    )
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      reference: row.reference,
      title: (row.summary as FrozenSummary).title,
      receivedAt: row.received_at,
      state: row.state as RequestState,
      address: row.address ?? undefined,
    }
  )
}
