import { searchKeysOf } from '../../src/core/request-search/search-keys.ts'
import { requestKinds, requestParts } from '../../src/server/features.ts'
import type { SeededKind } from './kinds.ts'
import { requestsOf } from './requests.ts'
import { batchesOf, type RowWriter, type Seed, textOf } from './rows.ts'

/** A row of a list of keys in SQL: its kind, its word, and the account that alone says it. */
const keyRow = (kind: string, word: string, account = 'NULL::uuid'): string =>
  `(${textOf(kind)}, ${word}, ${account})`

/** The keys that all requests of a kind share: those of its example, but for the address that each has of its own. */
const sharedKeys = (name: string): string[] => {
  const part = requestParts[name]
  if (!part) throw new Error(`${name} has nothing that describes its requests.`)
  return searchKeysOf(part, requestKinds[name]?.example().request)
    .filter(({ kind }) => kind !== 'email')
    .map(({ kind, word }) => keyRow(kind, textOf(word)))
}

/** SQL of a name of made-up people as it is folded: they have no accents, but dots and spaces. */
const folded = (...columns: string[]): string =>
  `lower(translate(${columns.map((column) => `coalesce(person.${column}, '')`).join(' || ')}, ' .', ''))`

/** Writes the words by which requests are found, once accounts, requests and memberships stand. */
export const seedSearchKeys = async (
  seed: Seed,
  kinds: readonly SeededKind[],
  writer: RowWriter,
): Promise<void> => {
  for (const kind of kinds.filter(({ desk }) => desk !== undefined)) {
    const keys = [
      ...sharedKeys(kind.name),
      keyRow('reference', `lower(replace(submission.reference, '-', ''))`),
      ...(kind.address ? [keyRow('email', 'request.sender')] : []),
      keyRow('member', 'membership.relation_id', 'person.id'),
      keyRow('name', folded('last_name'), 'person.id'),
      keyRow('name', folded('infix', 'last_name'), 'person.id'),
      keyRow('name', folded('initials', 'infix', 'last_name'), 'person.id'),
    ]
    for (const batch of batchesOf(kind.count))
      await writer.insert({
        table: 'staff_search',
        columns: {
          submission_id: 'request.id',
          kind: 'key.kind',
          word: 'key.word',
          received_at: 'request.received_at',
          person_id: 'key.account',
        },
        from: `${requestsOf(seed, kind, batch)} JOIN submission ON submission.id = request.id
          LEFT JOIN person ON person.id = request.person_id
          LEFT JOIN membership ON membership.person_id = person.id,
          LATERAL (VALUES ${keys.join(', ')}) AS key (kind, word, account)
          WHERE key.word <> '' ON CONFLICT DO NOTHING`,
      })
  }
}
