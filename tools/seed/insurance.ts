import { submit } from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import { exampleOf } from '../../src/core/fields/brick/group.ts'
import { exampleComparison } from '../../src/core/insurance/comparison.ts'
import { conditions } from '../../src/core/insurance/conditions.ts'
import { insurerChoices } from '../../src/core/insurance/insurers.ts'
import { property } from '../../src/core/insurance/property.ts'
import { stableJson } from '../../src/core/kernel/stable-json.ts'
import { retention } from '../../src/core/rules/retention.ts'
import {
  pictureField,
  policyField,
} from '../../src/server/services/cancellation-letters/keep-cancellation-letter.ts'
import { ibanField } from '../../src/server/services/insurance-applications/keep-application.ts'
import type { Vault } from '../../src/server/services/vault.ts'
import type { SeededKind } from './kinds.ts'
import { referenceOf, requestsOf } from './requests.ts'
import { batchesOf, idOf, instantOf, jsonOf, type RowWriter, type Seed, textOf, textsOf } from './rows.ts'
import { withSecrets } from './secrets.ts'

/** The IBAN that banks use as an example. */
const iban = 'NL91ABNA0417164300'
/** Number of days that a quote is valid. */
const quoteValidityDays = 30
/** Number of characters of a drawn signature. */
const drawn = 4000
const day = 86_400_000

interface Applications {
  seed: Seed
  writer: RowWriter
  vault: Vault
  /** Requests from `requestsOf`, with the `code` of the quote that each accepted. */
  from: string
}

/**
 * Writes applications for insurances with their state at the insurer, the quotes before them, and the letters that cancel old
 * insurances.
 */
export const seedInsurances = async (
  seed: Seed,
  kinds: readonly SeededKind[],
  writer: RowWriter,
  vault: Vault,
): Promise<void> => {
  const kind = kinds.find(({ name }) => name === submit.name)
  if (!kind || !(await writer.has('insurance_application'))) return
  for (const batch of batchesOf(kind.count)) {
    const codes = Array.from({ length: batch[1] - batch[0] }, (_, place) =>
      referenceOf(seed, batch[0] + place),
    )
    const from = `FROM (SELECT *, (${textsOf(codes)})[i - ${batch[0]} + 1] AS code, ${isOver(seed)} AS is_over
      ${requestsOf(seed, kind, batch)}) AS applied`
    const applications = { seed, writer, vault, from }
    await seedQuotes(applications)
    await seedApplications(applications)
    await seedLetters(applications)
    await seedSignatures(applications)
  }
}

/** SQL condition: one in eight policies is over after a year. */
const isOver = ({ now }: Seed): string =>
  `state = 'confirmed' AND i % 8 = 0 AND received_at < ${instantOf(now - 400 * day)}`

/** Writes one quote for each application and two that led to none, as long as quotes are kept. */
const seedQuotes = async ({ seed, writer, vault, from }: Applications): Promise<void> => {
  const kept = (quoteValidityDays + retention.quotes.duration.days) * 1.01 * day
  const question = stableJson(exampleOf(property))
  const rows = await withSecrets(writer, {
    from: `FROM (
      SELECT code, place, received_at - place * interval '1 hour' AS made_at, ${idOf(seed, 'quote', `i || '-' || place`)} AS quote_id
      ${from}, generate_series(1, 3) AS place WHERE received_at > ${instantOf(seed.now - kept)}
    ) AS quoted`,
    id: 'quote_id',
    made: { question: ({ id }) => vault.lock(question, ['insurance_quote.question_locked', id]) },
  })
  if (rows === undefined) return
  await writer.insert({
    table: 'insurance_quote',
    columns: {
      id: 'quote_id',
      code: `CASE WHEN place = 1 THEN code ELSE code || '-' || place END`,
      question_hash: 'sha256(quote_id::text::bytea)',
      question_locked: 'question',
      made_at: 'made_at',
      made_on: 'made_at::date',
      holds_until: `made_at::date + ${quoteValidityDays}`,
      tariff_version: textOf(exampleComparison[0]?.tariff.version ?? ''),
      conditions: textOf(conditions),
      insurances: jsonOf(exampleComparison),
    },
    from: rows,
  })
}

/** SQL condition: the insurer has the application, so that we no longer keep its IBAN. */
const isHeld = `state NOT IN ('received', 'failed')`
const newsOf = `CASE WHEN is_over THEN 'ended' WHEN state = 'confirmed' THEN 'accepted' WHEN state = 'refused' THEN 'refused'
  WHEN ${isHeld} AND i % 5 = 0 THEN 'more-information' ELSE 'pending' END`

const seedApplications = async ({ writer, vault, from }: Applications): Promise<void> => {
  const rows = await withSecrets(writer, {
    from,
    id: 'id',
    made: { iban: ({ id }) => vault.lock(iban, ibanField(id)) },
  })
  if (rows === undefined) return
  await writer.insert({
    table: 'insurance_application',
    columns: {
      submission_id: 'id',
      state: newsOf,
      sequence: `CASE WHEN is_over THEN 2 WHEN ${isHeld} THEN 1 ELSE 0 END`,
      partner_reference: `CASE WHEN ${isHeld} THEN 'P-' || id END`,
      iban_locked: `CASE WHEN NOT ${isHeld} THEN iban END`,
      email_address: 'sender',
      quote_code: 'code',
      insurances: jsonOf(exampleComparison.slice(0, 2)),
      start_date: 'received_at::date + 30',
      policy_number: `CASE WHEN state = 'confirmed' THEN 'POL-' || i END`,
      question: `CASE WHEN ${newsOf} = 'more-information' THEN 'Van welk jaar is het dak?' END`,
      ended_on: `CASE WHEN is_over THEN received_at::date + 395 END`,
      changed_at: `received_at + interval '2 days'`,
      asked_at: `CASE WHEN ${isHeld} THEN received_at + interval '2 days' END`,
    },
    from: rows,
  })
}

const isWaiting = `state NOT IN ('confirmed', 'refused')`
/**
 * SQL condition: the application cancels two old insurances once the new one is accepted. One in three does, and all that still
 * wait, so that a small seed has such applications too.
 */
const cancels = `(i % 3 = 0 OR ${isWaiting})`

const seedLetters = async ({ seed, writer, vault, from }: Applications): Promise<void> => {
  const [insurer] = insurerChoices(new Date(seed.now).toISOString().slice(0, 10))
  const rows = await withSecrets(writer, {
    from: `FROM (SELECT *, ${idOf(seed, 'cancellation letter', `i || '-' || number`)} AS letter_id
      ${from}, generate_series(1, 2) AS number WHERE ${cancels}) AS lettered`,
    id: 'letter_id',
    made: { policy: ({ id }) => vault.lock('12.345.678', policyField(id)) },
  })
  if (rows === undefined || !insurer) return
  await writer.insert({
    table: 'cancellation_letter',
    columns: {
      id: 'letter_id',
      submission_id: 'id',
      number: 'number',
      insurer: textOf(insurer.id),
      insurer_name: textOf(insurer.name),
      insurance_kind: `(ARRAY['Opstalverzekering', 'Inboedelverzekering'])[number]`,
      policy_number_locked: 'policy',
      cancellation_date: 'received_at::date + 30',
      state: `CASE state WHEN 'confirmed' THEN 'sent' WHEN 'refused' THEN 'void' ELSE 'waiting' END`,
      sent_at: `CASE WHEN state = 'confirmed' THEN received_at + interval '2 days' END`,
    },
    from: rows,
  })
}

/** Writes signatures of letters that still wait, as others have none left. */
const seedSignatures = async ({ writer, vault, from }: Applications): Promise<void> => {
  const picture = `iVBORw0KGgo${'A'.repeat(drawn)}`
  const rows = await withSecrets(writer, {
    from: `FROM (SELECT * ${from} WHERE ${isWaiting}) AS waiting`,
    id: 'id',
    made: { picture: ({ id }) => vault.lock(picture, pictureField(id)) },
  })
  if (rows === undefined) return
  await writer.insert({
    table: 'cancellation_signature',
    columns: { submission_id: 'id', picture_locked: 'picture' },
    from: rows,
  })
}
