import { updateCommunityAlias } from '../../src/core/contract/community/community-calls.ts'
import { logIn } from '../../src/core/contract/session/session-calls.ts'
import { letters } from '../../src/server/features.ts'
import type { SeededKind } from './kinds.ts'
import {
  batchesOf,
  chanceOf,
  idOf,
  instantOf,
  personId,
  type RowWriter,
  receivedAt,
  type Seed,
  textOf,
  textsOf,
} from './rows.ts'

const names = {
  initials: ['A.', 'B.J.', 'C.', 'D.M.', 'E.', 'F.', 'G.H.', 'J.P.', 'K.', 'M.'],
  infixes: ['', '', '', 'de', 'van', 'van der', 'el', 'ten'],
  lastNames: ['Vries', 'Jansen', 'Bakker', 'Visser', 'Smit', 'Meijer', 'Mulder', 'Bos', 'Vos', 'Peters'],
  streets: ['Voorbeeldlaan', 'Voorbeeldhof', 'Voorbeeldstraat', 'Voorbeeldkade', 'Voorbeeldplein'],
  cities: ['Amersfoort', 'Utrecht', 'Zwolle', 'Breda', 'Groningen', 'Maastricht'],
}

const day = 86_400_000

/** People by number, `[from, to)`: `i`, `id`, `created_at`, `chance`, and whether they confirmed their account. */
const peopleOf = (seed: Seed, [from, to]: [number, number]): string => `FROM (
  SELECT *, NOT (i % 30 = 1 AND created_at > ${instantOf(seed.now - 8 * day)}) AS confirmed
  FROM (
    SELECT i, ${personId(seed, 'i')} AS id, ${receivedAt(seed, 'i', seed.people)} AS created_at,
      ${chanceOf(seed, 'i')} AS chance
    FROM generate_series(${from}::bigint, ${to - 1}) AS i
  ) AS numbered
) AS person`

/** SQL for a pseudo-random value of a list. */
const oneOf = (values: readonly string[], by: number): string =>
  `(${textsOf(values)})[1 + (chance / ${by}) % ${values.length}]`

/** Writes people with their accounts, and what an account leaves behind. All of them have the same password. */
export const seedPeople = async (
  seed: Seed,
  kinds: readonly SeededKind[],
  writer: RowWriter,
  passwordHash: string,
): Promise<void> => {
  const aliases = kinds.find(({ name }) => name === updateCommunityAlias.name)?.count ?? 0
  for (const batch of batchesOf(seed.people)) {
    const from = peopleOf(seed, batch)
    await seedAccounts(seed, writer, from, { aliases, passwordHash })
    await seedSessions(seed, writer, from)
    await seedLetters(seed, writer, from)
  }
}

const seedAccounts = (
  seed: Seed,
  writer: RowWriter,
  from: string,
  { aliases, passwordHash }: { aliases: number; passwordHash: string },
) =>
  writer.insert({
    table: 'person',
    columns: {
      id: 'id',
      email: `'persoon-${seed.number}-' || i || '@voorbeeld.nl'`,
      gender: 'chance % 3',
      initials: oneOf(names.initials, 3),
      infix: `nullif(${oneOf(names.infixes, 31)}, '')`,
      last_name: oneOf(names.lastNames, 257),
      mobile: `'+31612' || lpad((i % 1000000)::text, 6, '0')`,
      date_of_birth: `date '1940-01-01' + (chance % 22000)::int`,
      postcode: `(1000 + chance % 9000)::text || chr(65 + (i % 26)::int) || chr(65 + (i / 26 % 26)::int)`,
      house_number: '1 + chance % 300',
      addition: `''`,
      street_name: oneOf(names.streets, 7),
      city: oneOf(names.cities, 11),
      demo: String(seed.demo),
      created_at: 'created_at',
      password_hash: `CASE WHEN confirmed THEN ${textOf(passwordHash)} END`,
      active_at: `CASE WHEN confirmed THEN created_at + interval '1 minute' END`,
      email_confirmed_at: `CASE WHEN confirmed THEN created_at + interval '1 minute' END`,
      community_alias: `CASE WHEN i % 3 = 0 AND i / 3 < ${aliases} THEN 'Buur ${seed.number} ' || i END`,
    },
    from,
  })

/**
 * Writes sessions with tokens that nobody knows: one in twenty people is logged in now, and as many have a session that is over.
 */
const seedSessions = async (seed: Seed, writer: RowWriter, from: string) => {
  const now = instantOf(seed.now)
  const token = (what: string) =>
    `decode(replace(${idOf(seed, what, 'i')}::text || ${idOf(seed, `${what} too`, 'i')}::text, '-', ''), 'hex')`
  const seen = `${now} - interval '1 minute' * CASE WHEN i % 20 = 0 THEN 10 ELSE 3000 END`
  await writer.insert({
    table: 'session',
    columns: {
      id: idOf(seed, 'session', 'i'),
      token_hash: token('token'),
      person_id: 'id',
      created_at: seen,
      seen_at: seen,
      expires_at: `${seen} + interval '12 hours'`,
    },
    from: `${from} WHERE confirmed AND i % 20 IN (0, 3)`,
  })
  await writer.insert({
    table: 'known_device',
    columns: {
      person_id: 'id',
      token_hash: token('device'),
      // the last login is between the making of the account and now; it is kept for a year
      seen_at: `created_at + (${now} - created_at) * (chance % 100) / 100.0`,
    },
    from: `${from} WHERE confirmed AND i % 2 = 0`,
  })
  await writer.insert({
    table: 'audit',
    columns: {
      at: 'created_at',
      minute: `date_trunc('minute', created_at)`,
      action: textOf(logIn.name),
      subject_id: 'id',
      person_id: 'id',
      request_id: `'login-' || i`,
    },
    from: `${from} WHERE confirmed`,
  })
}

/** Writes a letter to everybody within the last hundred days, of which ninety are kept; every fifth has a link. */
const seedLetters = async (seed: Seed, writer: RowWriter, from: string) => {
  const written = `date_trunc('milliseconds', ${instantOf(seed.now)} - interval '1 minute' * (chance % 144000))`
  await writer.insert({
    table: 'mailed_link',
    columns: {
      id: idOf(seed, 'link', 'i'),
      purpose: `'set-password'`,
      person_id: 'id',
      created_at: written,
      expires_at: `${written} + interval '1 hour'`,
      used_at: `${written} + interval '5 minutes'`,
    },
    from: `${from} WHERE i % 5 = 0`,
  })
  await writer.insert({
    table: 'letter',
    columns: {
      id: idOf(seed, 'letter', 'i'),
      kind: oneOf([...letters.keys()], 5),
      person_id: 'id',
      link_id: `CASE WHEN i % 5 = 0 THEN ${idOf(seed, 'link', 'i')} END`,
      created_at: written,
      sent_at: `${written} + interval '10 seconds'`,
    },
    from,
  })
}
