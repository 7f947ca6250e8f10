import type { SeededKind } from './kinds.ts'
import { requestsOf } from './requests.ts'
import { batchesOf, type RowWriter, type Seed, textOf, together } from './rows.ts'

/** A row of a list of keys in SQL: its kind, its word, and the account that alone says it. */
const keyRow = (kind: string, word: string, account = 'NULL::uuid'): string =>
  `(${textOf(kind)}, ${word}, ${account})`

/** SQL of a made-up home and phone number of each request: some thousands share one. */
const madeUp = [
  keyRow('address', `(1000 + i % 8999)::text || 'ab' || (1 + i % 97)::text`),
  keyRow('phone', `'06' || lpad((i * 7919 % 100000000)::text, 8, '0')`),
]

/** SQL of a name of made-up people as it is folded: they have no accents, but dots and spaces. */
const folded = (...columns: string[]): string =>
  `lower(translate(${columns.map((column) => `coalesce(person.${column}, '')`).join(' || ')}, ' .', ''))`

/** Writes the words by which requests are found, once accounts, requests and memberships stand. */
export const seedSearchKeys = (
  seed: Seed,
  kinds: readonly SeededKind[],
  writers: readonly RowWriter[],
): Promise<void> =>
  together(
    writers,
    kinds.filter(({ desk }) => desk !== undefined),
    async (kind, writer) => {
      const keys = [
        ...madeUp,
        keyRow('reference', `lower(replace(submission.reference, '-', ''))`),
        ...(kind.address ? [keyRow('email', 'request.sender')] : []),
        keyRow('member', 'membership.relation_id', 'person.id'),
        keyRow('name', folded('last_name'), 'person.id'),
        keyRow(
          'name',
          `CASE WHEN person.infix IS NOT NULL THEN ${folded('infix', 'last_name')} ELSE '' END`,
          'person.id',
        ),
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
          WHERE key.word <> ''`,
        })
    },
  )
