import { newReference } from '../../src/core/fields/request/reference.ts'
import { byMail } from '../../src/server/services/submissions/delivery.ts'
import { completed, delivered, handled, received } from '../../src/server/services/submissions/events.ts'
import { deliveryQueue } from '../../src/server/services/submissions/submissions-queues.ts'
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
  together,
} from './rows.ts'

/** Out of a thousand requests, how many take each course but the usual one, and how many wait. */
const [rare, waiting] = [20, 10]

/** SQL for the course that a request took, as an index in `kind.lives`; -1 while it waits. */
const lifeOf = (seed: Seed, { lives, waits }: SeededKind): string => {
  const chance = `${chanceOf(seed, 'i + 7')} % 1000`
  const others = lives.slice(1).map((_, place) => `WHEN ${chance} < ${rare * (place + 1)} THEN ${place + 1}`)
  const last = rare * (lives.length - 1)
  const waitingOnes = waits || lives.length === 0 ? [`WHEN ${chance} < ${last + waiting} THEN -1`] : []
  const cases = [...others, ...waitingOnes]
  return cases.length > 0 ? `CASE ${cases.join(' ')} ELSE ${lives.length > 0 ? 0 : -1} END` : '0'
}

const stateOf = ({ lives }: SeededKind): string =>
  lives.length > 0
    ? `CASE life ${lives.map(({ state }, place) => `WHEN ${place} THEN ${textOf(state)}`).join(' ')} ELSE 'received' END`
    : `'received'`

/**
 * Requests of one kind by number, `[from, to)`: `i`, `id`, `received_at`, the number of its person `p` and their `person_id`
 * (null for a request without logging in), `sender` and `state`.
 */
export const requestsOf = (seed: Seed, kind: SeededKind, [from, to]: [number, number]): string => `FROM (
  SELECT *, ${personId(seed, 'p')} AS person_id, ${stateOf(kind)} AS state,
    CASE WHEN p IS NULL THEN 'bezoeker-${seed.number}-' || i ELSE 'persoon-${seed.number}-' || p END || '@voorbeeld.nl' AS sender
  FROM (
    SELECT i, ${idOf(seed, kind.name, 'i')} AS id, ${receivedAt(seed, 'i', kind.count)} AS received_at,
      ${kind.owner} AS p, ${lifeOf(seed, kind)} AS life
    FROM generate_series(${from}::bigint, ${to - 1}) AS i
  ) AS numbered
) AS request`

const base = 24
const all = base ** 7

/**
 * The reference of this number, different for each: the factor shares no divisor with 24, so that it passes every reference once.
 */
export const referenceOf = (seed: Seed, number: number): string => {
  let left = (number * 1_000_003 + seed.number * 7_919) % all
  const digits = Array.from({ length: 7 }, () => {
    const digit = left % base
    left = (left - digit) / base
    return digit
  })
  return newReference(() => Uint8Array.from(digits))
}

/** Writes all requests of these kinds with the rows that belong to each of them. */
export const seedRequests = (
  seed: Seed,
  kinds: readonly SeededKind[],
  writers: readonly RowWriter[],
  say: (sentence: string) => void,
): Promise<void> => {
  const numbered = kinds.map((kind, place) => ({
    kind,
    before: kinds.slice(0, place).reduce((sum, { count }) => sum + count, 0),
  }))
  return together(writers, numbered, async ({ kind, before }, writer) => {
    for (const batch of batchesOf(kind.count)) {
      const from = requestsOf(seed, kind, batch)
      const numbers = Array.from({ length: batch[1] - batch[0] }, (_, place) => before + batch[0] + place)
      await seedSubmissions(kind, writer, from, {
        first: batch[0],
        references: numbers.map((number) => referenceOf(seed, number)),
      })
      if (kind.desk !== undefined) await seedWork(seed, kind, writer, from)
      await seedDeliveries(seed, kind, writer, from)
      await seedEvents(seed, kind, writer, from)
      await seedTrail(seed, kind, writer, from)
      await seedQueue(seed, kind, writer, from)
    }
    say(`${String(kind.count).padStart(8)}  ${kind.name}`)
  })
}

const seedSubmissions = (
  kind: SeededKind,
  writer: RowWriter,
  from: string,
  { first, references }: { first: number; references: string[] },
) => {
  const addressed = (json: string) =>
    kind.address
      ? `replace(${textOf(json)}, ${textOf(kind.address)}, sender)::jsonb`
      : `${textOf(json)}::jsonb`
  return writer.insert({
    table: 'submission',
    columns: {
      id: 'id',
      kind: textOf(kind.name),
      reference: `(${textsOf(references)})[i - ${first} + 1]`,
      received_at: 'received_at',
      person_id: 'person_id',
      sender_email: 'CASE WHEN p IS NULL THEN sender END',
      request: addressed(kind.request),
      summary: `CASE WHEN p IS NULL THEN ${addressed(kind.documents.stranger)} ELSE ${addressed(kind.documents.known)} END`,
      state: 'state',
    },
    from,
  })
}

/** Writes what the office has to do about requests; the moment that was promised is not counted in hours of the desk here. */
const seedWork = (seed: Seed, kind: SeededKind, writer: RowWriter, from: string) => {
  const { name, desk = '', isComplete } = kind
  return writer.insert({
    table: 'request_work',
    columns: {
      submission_id: 'id',
      kind: textOf(name),
      received_at: 'received_at',
      desk: textOf(desk),
      due_on: `received_at + interval '3 days'`,
      open: isComplete ? 'false' : `state = 'failed' OR state = 'received' AND NOT ${isHandled(seed, kind)}`,
    },
    from,
  })
}

const seedDeliveries = async (seed: Seed, kind: SeededKind, writer: RowWriter, from: string) => {
  for (const partner of [byMail.partner, ...kind.partners]) {
    const isRefused = partner === byMail.partner ? 'false' : `state = 'failed'`
    await writer.insert({
      table: 'delivery',
      columns: {
        submission_id: 'id',
        partner: textOf(partner),
        state: `CASE WHEN ${isRefused} THEN 'refused' ELSE 'delivered' END`,
        partner_reference:
          partner === byMail.partner
            ? 'NULL'
            : `CASE WHEN NOT ${isRefused} THEN 'V-${seed.number}-' || i END`,
        last_reason: `CASE WHEN ${isRefused} THEN 'refused' END`,
        delivered_at: `CASE WHEN NOT ${isRefused} THEN received_at + interval '20 seconds' END`,
      },
      from,
    })
  }
  if (kind.moments > 0)
    await writer.insert({
      table: 'appointment',
      columns: {
        submission_id: 'id',
        number: 'moment',
        starts: `date_trunc('day', received_at) + (6 + moment) * interval '1 day' + interval '7 hours'`,
        ends: `date_trunc('day', received_at) + (6 + moment) * interval '1 day' + interval '11 hours'`,
      },
      from: `${from}, generate_series(1, ${kind.moments}) AS moment`,
    })
  if (kind.desk !== undefined)
    await writer.insert({
      table: 'desk_notice',
      columns: { submission_id: 'id', at: `received_at + interval '1 minute'` },
      from,
    })
}

/** SQL condition: staff have handled the request, as they do within a month when it waits. */
const isHandled = (seed: Seed, { isComplete }: SeededKind) =>
  isComplete ? 'false' : `(state = 'received' AND received_at < ${instantOf(seed.now - 30 * 86_400_000)})`

const seedEvents = (seed: Seed, kind: SeededKind, writer: RowWriter, from: string) => {
  const system = (condition: string, event: string, step: number, facts = `'{}'`) =>
    `SELECT ${step}, ${condition}, ${textOf(event)}, 'system', 'job ${deliveryQueue.name}', ${facts}, NULL, interval '${step} minutes'`
  const steps = [
    `SELECT 0, true, ${textOf(received.name)}, CASE WHEN p IS NULL THEN 'visitor' ELSE 'person' END,
      'req-' || i, '{}', NULL, interval '0 minutes'`,
    system('true', (kind.isComplete ? completed : delivered).name, 1, `'{"partner":"mail"}'`),
    ...kind.lives.flatMap(({ events }, life) =>
      events.map((event, place) => system(`life = ${life}`, event, place + 2)),
    ),
    `SELECT 99, ${isHandled(seed, kind)}, ${textOf(handled.name)}, 'staff', 'requests', '{}', 'Gebeld en geregeld.', interval '3 days'`,
  ]
  return writer.insert({
    table: 'submission_event',
    columns: {
      submission_id: 'id',
      at: 'received_at + later',
      event: 'event',
      actor: 'actor',
      request_id: 'request_id',
      facts: 'facts::jsonb',
      note: 'note',
    },
    from: `${from}, LATERAL (${steps.join(' UNION ALL ')}) AS happened (step, happens, event, actor, request_id, facts, note, later)
      WHERE happens ORDER BY i, step`,
  })
}

const seedTrail = async (seed: Seed, kind: SeededKind, writer: RowWriter, from: string) => {
  await writer.insert({
    table: 'audit',
    columns: {
      at: 'received_at',
      action: textOf(kind.name),
      subject_id: 'id',
      person_id: 'person_id',
      request_id: `'req-' || i`,
    },
    from,
  })
  // keys of the last two days, and of the day before, which are past their retention
  await writer.insert({
    table: 'idempotency',
    columns: {
      call: textOf(kind.name),
      key: idOf(seed, `key ${kind.name}`, 'i'),
      body_hash: `sha256(id::text::bytea)`,
      claim: 'id',
      lease_until: `received_at + interval '4 seconds'`,
      status: '201',
      answer: `json_build_object('reference', id)`,
      created_at: 'received_at',
    },
    from: `${from} WHERE received_at > ${instantOf(seed.now - 3 * 86_400_000)}`,
  })
}

/** Writes finished jobs of the last week, and of the day before, which are past their retention. */
const seedQueue = async (seed: Seed, kind: SeededKind, writer: RowWriter, from: string) => {
  for (const partner of [byMail.partner, ...kind.partners])
    await writer.insert({
      table: 'pgboss.job',
      columns: {
        id: idOf(seed, `job ${partner} ${kind.name}`, 'i'),
        name: textOf(deliveryQueue.name),
        data: `jsonb_build_object('submission', id, 'partner', ${textOf(partner)})`,
        state: `'completed'`,
        created_on: 'received_at',
        started_on: `received_at + interval '1 second'`,
        completed_on: `received_at + interval '20 seconds'`,
        keep_until: `received_at + interval '90 days'`,
      },
      from: `${from} WHERE received_at > ${instantOf(seed.now - 8 * 86_400_000)}`,
    })
}
