import { cancelMembership } from '../../src/core/contract/cancellation/cancellation-calls.ts'
import { register } from '../../src/core/contract/membership/membership-calls.ts'
import { registerHypotheekwacht } from '../../src/core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { registerVve } from '../../src/core/contract/vve-membership/vve-membership-calls.ts'
import { legalTexts } from '../../src/core/rules/legal-texts.ts'
import type { Vault } from '../../src/server/services/vault.ts'
import type { SeededKind } from './kinds.ts'
import { requestsOf } from './requests.ts'
import {
  batchesOf,
  idOf,
  instantOf,
  jsonOf,
  personId,
  type RowWriter,
  type Seed,
  textOf,
  textsOf,
} from './rows.ts'

/** SQL for the payment method: seven in ten pay by direct debit. */
const debit = (number: string) => `(${number} / 2 % 10 < 7)::int`
const fees = { fee_cents: '3450', surcharge_cents: `CASE WHEN payment_method = 1 THEN 0 ELSE 250 END` }
/** The IBAN that banks use as an example. */
const iban = 'NL91ABNA0417164300'

interface Membership {
  seed: Seed
  writer: RowWriter
  vault: Vault
  first: number
}

/** Writes what came of requests: memberships with their mandates, and their ends; watches; owners' associations. */
export const seedMemberships = async (
  seed: Seed,
  kinds: readonly SeededKind[],
  writer: RowWriter,
  vault: Vault,
): Promise<void> => {
  const members = Math.floor(seed.people / 2)
  const sizeOf = (name: string) => kinds.find((kind) => kind.name === name)?.count ?? 0
  const first = await takeNumbers(writer, members + sizeOf(registerVve.name))
  const made: Membership = { seed, writer, vault, first }
  await seedMembers(
    made,
    kinds.find(({ name }) => name === register.name),
  )
  for (const kind of kinds)
    for (const batch of batchesOf(kind.count)) {
      const from = requestsOf(seed, kind, batch)
      if (kind.name === register.name) await seedApplications(made, from)
      if (kind.name === cancelMembership.name) await seedCancellations(made, from)
      if (kind.name === registerHypotheekwacht.name) await seedWatches(made, from)
      if (kind.name === registerVve.name) await seedVves(made, from, members)
    }
}

/** Takes so many numbers off the site's sequence of member numbers, and answers the first. */
const takeNumbers = async (writer: RowWriter, count: number): Promise<number> => {
  const [row] = await writer.query<{ number: string }>(`SELECT nextval('member_number')::text AS number`)
  const first = Number(row?.number)
  if (count > 1) await writer.query(`SELECT setval('member_number', ${first + count - 1})`)
  return first
}

/** Writes the members, every second person: the first of them became a member by a request, the others on 1 April 2019. */
const seedMembers = async (made: Membership, kind: SeededKind | undefined): Promise<void> => {
  const { seed, writer, first } = made
  for (const [from, to] of batchesOf(Math.floor(seed.people / 2))) {
    const requests = kind ? requestsOf(seed, kind, [from, Math.min(to, kind.count)]) : ''
    const members = `FROM (
      SELECT i, ${personId(seed, 'i * 2')} AS person_id, request.id AS submission_id,
        coalesce(request.received_at::date, date '2019-04-01') AS starts, ${debit('i * 2')} AS payment_method,
        ${first} + i AS relation_id
      FROM generate_series(${from}::bigint, ${to - 1}) AS i
      LEFT JOIN (SELECT * ${requests || `FROM (VALUES (-1::bigint, NULL::uuid, now(), '')) AS none (i, id, received_at, state)`}) AS request USING (i)
      WHERE request.id IS NULL OR request.state = 'confirmed'
    ) AS member`
    const reference = `'TB-' || relation_id || '-' || to_char(starts, 'YYYYMMDD')`
    await writer.insert({
      table: 'membership',
      columns: {
        relation_id: 'relation_id::text',
        person_id: 'person_id',
        starts: 'starts',
        payment_method: 'payment_method',
        mandate_reference: `CASE WHEN payment_method = 1 THEN ${reference} END`,
        mandate_signed_on: 'CASE WHEN payment_method = 1 THEN starts END',
        ...fees,
        submission_id: 'submission_id',
      },
      from: members,
    })
    const debited = await writer.query<{ reference: string }>(
      `SELECT ${reference} AS reference ${members} WHERE payment_method = 1 ORDER BY i`,
    )
    await seedMandates(
      made,
      debited.map((one) => one.reference),
      { members, reference },
    )
    await seedConsents(made, members)
  }
}

/** Writes mandates, each with an IBAN that is encrypted for it, as a mandate cannot decrypt that of another. */
const seedMandates = async (
  { writer, vault }: Membership,
  references: readonly string[],
  { members, reference }: { members: string; reference: string },
): Promise<void> => {
  if (references.length === 0) return
  const locked = references.map((one) => vault.lock(iban, ['mandate.iban_locked', one]))
  await writer.insert({
    table: 'mandate',
    columns: {
      reference: 'locked.reference',
      relation_id: 'relation_id::text',
      person_id: 'person_id',
      iban_locked: 'iban_locked',
      given_at: `(starts + time '12:00') AT TIME ZONE 'UTC'`,
    },
    from: `${members} JOIN unnest(${textsOf(references)}, ${textsOf(locked)}) AS locked (reference, iban_locked)
      ON locked.reference = ${reference}`,
  })
}

const seedConsents = async ({ seed, writer }: Membership, members: string): Promise<void> => {
  for (const [name, { version, wording }] of Object.entries(legalTexts))
    await writer.insert({
      table: 'consent',
      columns: {
        id: idOf(seed, `consent ${name}`, 'i'),
        submission_id: 'submission_id',
        legal_text: textOf(name),
        version: textOf(version),
        wording: textOf(wording),
        given_at: 'starts',
        relation_id: 'relation_id::text',
      },
      from: `${members} WHERE submission_id IS NOT NULL`,
    })
}

const seedApplications = ({ writer }: Membership, from: string) =>
  writer.insert({
    table: 'membership_application',
    columns: {
      submission_id: 'id',
      person_id: 'person_id',
      payment_method: 'payment_method',
      ...fees,
      renews: 'true',
      applied_at: 'received_at',
      activated_at: `CASE WHEN state = 'confirmed' THEN received_at + interval '2 minutes' END`,
    },
    from: `FROM (SELECT *, CASE WHEN state = 'confirmed' THEN ${debit('p')} ELSE 0 END AS payment_method ${from}) AS applied`,
  })

const seedCancellations = async ({ writer, first }: Membership, from: string): Promise<void> => {
  // cancellations that were carried out, some of them withdrawn later, belong to a member; the others match nobody
  const cancelled = `FROM (
    SELECT request.*, state IN ('confirmed', 'withdrawn') AS matched, (${first} + p / 2)::text AS relation_id,
      (received_at + interval '2 months')::date AS last_day
    ${from}
  ) AS cancelled`
  const ifMatched = (value: string) => `CASE WHEN matched THEN ${value} END`
  await writer.insert({
    table: 'cancellation',
    columns: {
      submission_id: 'id',
      person_id: ifMatched('person_id'),
      relation_id: ifMatched('relation_id'),
      last_day: ifMatched('last_day'),
      received_at: 'received_at',
      matched_at: ifMatched('received_at'),
      withdrawn_at: `CASE WHEN state = 'withdrawn' THEN received_at + interval '1 day' END`,
      refused_at: `CASE WHEN state = 'refused' THEN received_at + interval '2 days' END`,
      refused_because: `CASE WHEN state = 'refused' THEN 'blijft-lid' END`,
    },
    from: cancelled,
  })
  await writer.query(`UPDATE membership SET ends = greatest(ended.last_day + 1, starts + 1)
    FROM (SELECT relation_id, last_day ${cancelled} WHERE state = 'confirmed') AS ended
    WHERE membership.relation_id = ended.relation_id`)
}

/** Writes watches; one in four has ended. */
const seedWatches = ({ seed, writer }: Membership, from: string) => {
  const ended = `i % 4 = 0 AND received_at < ${instantOf(seed.now - 60 * 86_400_000)}`
  return writer.insert({
    table: 'hypotheekwacht',
    columns: {
      id: idOf(seed, 'watch', 'i'),
      person_id: 'person_id',
      partner: '0',
      since: 'received_at::date',
      ends: `CASE WHEN ${ended} THEN received_at::date + 30 END`,
      end_reason: `CASE WHEN ${ended} THEN 'asked' END`,
      submission_id: 'id',
    },
    from,
  })
}

const seedVves = ({ seed, writer, first }: Membership, from: string, members: number) => {
  const address = {
    postcode: '3821BT',
    houseNumber: 10,
    streetName: 'Voorbeeldlaan',
    placeName: 'Amersfoort',
  }
  const contact = { initials: 'J.P.', lastName: 'Berg', email: 'vve@voorbeeld.nl', address }
  return writer.insert({
    table: 'vve_membership',
    columns: {
      id: idOf(seed, 'vve', 'i'),
      submission_id: 'id',
      relation_id: `(${first + members} + i)::text`,
      applied_at: 'received_at',
      starts: 'received_at::date',
      name: `'VvE Voorbeeldhof ' || i`,
      postcode: `'3821BT'`,
      house_number: '(1 + i % 500)::int',
      street_name: `'Voorbeeldlaan'`,
      city: `'Amersfoort'`,
      apartments: '(2 + i % 60)::int',
      contact_role: '0',
      contact: jsonOf(contact),
      invoice_address: jsonOf(address),
      payment_method: '0',
      fee_cents: '7500',
      surcharge_cents: '250',
    },
    from,
  })
}
