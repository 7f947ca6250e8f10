import { sql } from 'kysely'
import { accountKeysOf, type SearchKey } from '../../../core/request-search/search-keys.ts'
import type { Tx } from '../../database/pool.ts'

/** A key as its row has it. `personId`: the account that alone says it; null where the request does. */
export interface KeyRow extends SearchKey {
  personId: string | null
}

/** What an account says of itself, that its requests need not say. */
interface Account {
  id: string
  keys: readonly SearchKey[]
}

/** The keys of a request, with those that only the account says on which it stands. */
export const keyRowsOf = (keys: readonly SearchKey[], account: Account | undefined): KeyRow[] => {
  const said = new Set(keys.map(({ kind, word }) => `${kind} ${word}`))
  const unsaid = account?.keys.filter(({ kind, word }) => !said.has(`${kind} ${word}`)) ?? []
  return [
    ...keys.map((key) => ({ ...key, personId: null })),
    ...unsaid.map((key) => ({ ...key, personId: account?.id ?? null })),
  ]
}

/** The columns of a person, and of their membership, that name them. */
export interface PersonColumns {
  initials: string | null
  infix: string | null
  last_name: string | null
  relation_id: string | null
}

/** The keys of an account, by its columns. */
export const keysOfPerson = ({ initials, infix, last_name, relation_id }: PersonColumns): SearchKey[] =>
  accountKeysOf({
    ...(relation_id !== null && { relationId: relation_id }),
    ...(initials !== null && { initials }),
    ...(infix !== null && { infix }),
    ...(last_name !== null && { lastName: last_name }),
  })

/** What an account says of itself now; nothing where it is gone. */
export const keysOfAccount = async (tx: Tx, personId: string): Promise<SearchKey[]> => {
  const person = await tx
    .selectFrom('person')
    .leftJoin('membership', 'membership.person_id', 'person.id')
    .select(['initials', 'infix', 'last_name', 'relation_id'])
    .where('person.id', '=', personId)
    .executeTakeFirst()
  return person ? keysOfPerson(person) : []
}

/**
 * Writes anew by which words an account's requests are found because it is theirs, once its name or its member number changed, or
 * its requests did. One that was attached to it by its e-mail address alone may be somebody else's.
 */
export const keepAccountKeys = async (tx: Tx, personId: string): Promise<void> => {
  await tx.deleteFrom('staff_search').where('person_id', '=', personId).execute()
  const keys = await keysOfAccount(tx, personId)
  if (keys.length === 0) return
  await sql`
    INSERT INTO staff_search (submission_id, kind, word, received_at, person_id)
    SELECT submission.id, key.kind, key.word, submission.received_at, ${personId}::uuid
    FROM submission JOIN request_work ON request_work.submission_id = submission.id, unnest(
      ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ word }) => word)}::text[]
    ) AS key (kind, word)
    WHERE submission.person_id = ${personId}::uuid AND submission.attached_at IS NULL
    ON CONFLICT (submission_id, kind, word) DO NOTHING`.execute(tx)
}

/** Adds words by which a request is found, beside those that it has; what it is found by already stays as it is. */
export const addSearchKeys = async (
  tx: Tx,
  submissionId: string,
  keys: readonly SearchKey[],
): Promise<void> => {
  if (keys.length === 0) return
  await sql`
    INSERT INTO staff_search (submission_id, kind, word, received_at)
    SELECT submission.id, key.kind, key.word, submission.received_at
    FROM submission, unnest(
      ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ word }) => word)}::text[]
    ) AS key (kind, word)
    WHERE submission.id = ${submissionId}::uuid
    ON CONFLICT (submission_id, kind, word) DO NOTHING`.execute(tx)
}
