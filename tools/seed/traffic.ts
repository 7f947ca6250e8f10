import { seeds } from '../../content/content.ts'
import { outcomes } from '../../src/core/contract/funnel-events/funnel-events-operations.ts'
import {
  batchesOf,
  chanceOf,
  idOf,
  instantOf,
  personId,
  type RowWriter,
  type Seed,
  spanMs,
  textsOf,
} from './rows.ts'

/** Writes counts of visitors, and what is kept for minutes while they are here. */
export const seedTraffic = async (seed: Seed, writer: RowWriter): Promise<void> => {
  await seedFunnelEvents(seed, writer)
  await seedMisses(seed, writer)
  await seedMinutes(seed, writer)
}

const funnels = [...new Set(JSON.stringify(seeds).match(/(?<="kind":"funnel","slug":")[^"]+/g) ?? [])]
const steps = 6

/** Visits per day. Events are counted per day and step, so the number of rows grows with the days and not with the visitors. */
const visitsPerDay = 1350

const seedFunnelEvents = async (seed: Seed, writer: RowWriter): Promise<void> => {
  const days = Math.min(Math.ceil(seed.requests / visitsPerDay), Math.floor(spanMs / 86_400_000))
  const weeks = Math.ceil(days / 7)
  for (let week = 0; week < weeks; week++)
    await writer.insert({
      table: 'funnel_event',
      columns: {
        day: `${instantOf(seed.now)}::date - ago`,
        funnel: 'funnel',
        number: 'number',
        step: `'stap-' || number`,
        membership_status: 'status',
        outcome: 'outcome',
        times: '1 + ago % 7 * number',
      },
      from: `FROM generate_series(${week * 7}, ${Math.min(week * 7 + 6, days - 1)}) AS ago,
        unnest(${textsOf(funnels)}) AS funnel, generate_series(1, ${steps}) AS number,
        unnest(${textsOf(['lid', 'niet lid', 'niet ingelogd'])}) AS status, unnest(${textsOf(outcomes.slice(0, 2))}) AS outcome
        ON CONFLICT DO NOTHING`,
    })
}

/** Writes search questions without results, of the ninety days that they are kept and a hundredth more. */
const seedMisses = async (seed: Seed, writer: RowWriter): Promise<void> => {
  const count = Math.ceil(seed.requests / 100)
  for (const [from, to] of batchesOf(count))
    await writer.insert({
      table: 'search_miss',
      columns: {
        question: `'woord ' || i / 10`,
        on_day: `${instantOf(seed.now)}::date - (i % 10 * 9 + i / 10 % 10)::int`,
        count: `1 + ${chanceOf(seed, 'i')} % 9`,
      },
      from: `FROM generate_series(${from}::bigint, ${to - 1}) AS i ON CONFLICT DO NOTHING`,
    })
}

/** Writes failed logins and community tickets of the last minutes, half of them past their retention. */
const seedMinutes = async (seed: Seed, writer: RowWriter): Promise<void> => {
  const now = instantOf(seed.now)
  await writer.insert({
    table: 'login_failure',
    columns: {
      account: `sha256(('${seed.number} tries ' || i)::bytea)`,
      failures: `1 + ${chanceOf(seed, 'i')} % 12`,
      since: `${now} - interval '1 minute' * (i % 30)`,
    },
    from: `FROM generate_series(0::bigint, ${Math.ceil(seed.people / 500)}) AS i`,
  })
  await writer.insert({
    table: 'community_ticket',
    columns: {
      id: idOf(seed, 'ticket', 'i'),
      person_id: personId(seed, 'i'),
      expires_at: `${now} + interval '30 seconds' * (1 - i % 2 * 2)`,
    },
    from: `FROM generate_series(0::bigint, ${Math.floor(seed.people / 10_000)}) AS i`,
  })
}
