import { today } from '../../../core/kernel/clock.ts'
import type { WatchCard } from '../../../core/mijn/pages.ts'
import { lastDayOf } from '../../../core/rules/membership-year.ts'
import type { Provider } from '../../../core/rules/mortgage-providers.ts'
import type { Runtime } from '../../services/context.ts'
import type { OwnRow } from '../../services/mijn/person.ts'

interface Row {
  partner: number
  since: string
  ends: string | null
  end_reason: string | null
}

/**
 * A watch as its card shows it. A running watch ends with the membership, also when the job that records that has not run yet.
 */
const cardOf = (runtime: Runtime, { ends }: Pick<OwnRow, 'ends'>, row: Row): WatchCard => {
  const facts = { partner: row.partner as Provider, since: row.since }
  if (row.ends !== null)
    return { ...facts, state: 'ended', until: row.ends, lapsed: row.end_reason === 'membership' }
  if (ends === null || row.since >= ends) return { ...facts, state: 'runs' }
  return ends > today(runtime.clock).toString()
    ? { ...facts, state: 'ends', until: lastDayOf(ends).toString() }
    : { ...facts, state: 'ended', until: ends, lapsed: true }
}

/** A person's newest watch per partner. */
export const watchCardsOf = async (runtime: Runtime, person: OwnRow): Promise<WatchCard[]> => {
  const rows = await runtime.database
    .selectFrom('hypotheekwacht')
    .select(['partner', 'since', 'ends', 'end_reason'])
    .distinctOn('partner')
    .where('person_id', '=', person.id)
    .orderBy('partner')
    // a running one first
    .orderBy('ends', (order) => order.desc().nullsFirst())
    .orderBy('since', 'desc')
    .execute()
  return rows.map((row) => cardOf(runtime, person, row))
}
