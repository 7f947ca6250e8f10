import { keptDraft } from '../../src/core/fields/link/kept-draft.ts'
import { homeFactNames } from '../../src/core/kernel/known-home.ts'
import { retention } from '../../src/core/rules/retention.ts'
import { addressField, addressHash } from '../../src/server/services/resume-links/address.ts'
import { answersField } from '../../src/server/services/resume-links/read-answers.ts'
import type { Vault } from '../../src/server/services/vault.ts'
import { batchesOf, idOf, instantOf, personId, type RowWriter, type Seed, textOf } from './rows.ts'
import { withSecrets } from './secrets.ts'

/** Writes what people let us keep for them: homes with their facts, and forms to go on with. */
export const seedKept = async (seed: Seed, writer: RowWriter, vault: Vault): Promise<void> => {
  for (const [from, to] of batchesOf(seed.people)) await seedHomes(seed, writer, [from, to])
  for (const [from, to] of batchesOf(Math.ceil(seed.people / everyForm)))
    await seedForms(seed, writer, vault, [from, to])
}

/** Facts of a home: the value as SQL over the number `i` of its person, and its source. */
const facts: Readonly<Record<(typeof homeFactNames)[number], { value: string; source: string } | undefined>> =
  {
    constructionYear: { value: 'to_jsonb(1900 + i % 120)', source: 'register' },
    livingAreaSize: { value: 'to_jsonb(60 + i % 140)', source: 'register' },
    houseType: { value: 'to_jsonb((i % 5)::text)', source: 'person' },
    rooms: { value: 'to_jsonb(2 + i % 7)', source: 'person' },
    woz: { value: 'to_jsonb((200000 + i % 400000) * 100)', source: 'request' },
    roofType: undefined,
    plotAreaSize: undefined,
    facade: undefined,
    insulation: undefined,
  }

/**
 * Writes homes: two in five people described the home that they live in, one in fifty has also left another one, some of them
 * more than two years ago.
 */
const seedHomes = async (seed: Seed, writer: RowWriter, [from, to]: [number, number]): Promise<void> => {
  const homes = `FROM (
    SELECT i, place, ${idOf(seed, 'home', `i || '-' || place`)} AS id, person.*,
      CASE WHEN place = 2 THEN ${instantOf(seed.now)}::date - (i % 740)::int END AS left_on
    FROM generate_series(${from}::bigint, ${to - 1}) AS i
    JOIN LATERAL (SELECT id AS person_id, postcode, house_number, addition, street_name, city, created_at
      FROM person WHERE id = ${personId(seed, 'i')}) AS person ON true,
      generate_series(1, CASE WHEN i % 50 = 0 THEN 2 ELSE 1 END) AS place
    WHERE i % 5 < 2
  ) AS home`
  await writer.insert({
    table: 'home',
    columns: {
      id: 'id',
      person_id: 'person_id',
      postcode: 'postcode',
      house_number: 'house_number + 1000 * (place - 1)',
      addition: 'addition',
      street_name: 'street_name',
      city: 'city',
      created_at: 'created_at',
      left_on: 'left_on',
      left_why: `CASE WHEN place = 2 THEN CASE WHEN i % 100 = 0 THEN 'sold' ELSE 'moved' END END`,
    },
    from: homes,
  })
  const known = homeFactNames.flatMap((name) => {
    const fact = facts[name]
    return fact ? [`(${textOf(name)}, ${fact.value}, ${textOf(fact.source)})`] : []
  })
  await writer.insert({
    table: 'home_fact',
    columns: {
      home_id: 'id',
      fact: 'fact',
      value: 'value',
      source: 'source',
      said_on: 'created_at::date',
    },
    from: `${homes}, LATERAL (VALUES ${known.join(', ')}) AS known (fact, value, source)`,
  })
}

/** Number of people for each of whom one has a kept form. */
const everyForm = 50
const form = {
  funnel: 'contract-laten-controleren',
  path: '/diensten/juridisch/contract-laten-controleren',
  title: 'Contract laten controleren',
}
/** Number of characters in the answers of a form that is mostly filled in. */
const answered = 1500

/**
 * Writes kept forms of the last thirty days, and a hundredth that are past their retention. One in three was kept without logging
 * in, one in four has been sent since.
 */
const seedForms = async (
  seed: Seed,
  writer: RowWriter,
  vault: Vault,
  [from, to]: [number, number],
): Promise<void> => {
  const { days } = retention.drafts.duration
  const count = Math.ceil(seed.people / everyForm)
  const draft = { ...keptDraft.facts.example, answers: { subject: 'Een muur. '.repeat(answered / 10) } }
  const rows = await withSecrets(writer, {
    from: `FROM (
      SELECT i, i * ${everyForm} AS p, ${idOf(seed, 'kept form', 'i')} AS link_id, i % 4 = 3 AS is_sent,
        date_trunc('milliseconds', ${instantOf(seed.now)} - interval '1 second' * (${days * 86_400 * 1.01} * (1 - (i + 0.5) / ${count}))) AS kept_at
      FROM generate_series(${from}::bigint, ${to - 1}) AS i
    ) AS link`,
    id: 'link_id',
    text: `'persoon-${seed.number}-' || p || '@voorbeeld.nl'`,
    made: {
      hash: ({ text }) => addressHash({ vault }, text).toString('hex'),
      address: ({ id, text }) => vault.lock(text, addressField(id)),
      answers: ({ id }) => vault.lock(JSON.stringify(draft), answersField(id)),
    },
  })
  if (rows === undefined) return
  const expires = `kept_at + interval '${days} days'`
  await writer.insert({
    table: 'resume_link',
    columns: {
      id: 'link_id',
      person_id: `CASE WHEN i % 3 > 0 THEN ${personId(seed, 'p')} END`,
      address_hash: `decode(hash, 'hex')`,
      address_locked: 'address',
      funnel: textOf(form.funnel),
      path: textOf(form.path),
      title: textOf(form.title),
      answers_locked: 'CASE WHEN NOT is_sent THEN answers END',
      openings: '(i % 3)::int',
      kept_at: 'kept_at',
      opened_at: `CASE WHEN i % 3 > 0 THEN kept_at END`,
      expires_at: expires,
      reminded_at: `CASE WHEN NOT is_sent AND ${expires} < ${instantOf(seed.now)} + interval '7 days' THEN ${expires} - interval '7 days' END`,
      sent_at: 'CASE WHEN is_sent THEN kept_at END',
      reference: `CASE WHEN is_sent THEN (SELECT reference FROM submission WHERE person_id = ${personId(seed, 'p')} LIMIT 1) END`,
    },
    from: rows,
  })
}
