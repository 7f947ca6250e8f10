import type { InputOf } from '../../core/contract/endpoint.ts'
import type { listRequests } from '../../core/contract/requests/requests-calls.ts'
import type { FilterChoice } from '../kit/FilterChip.tsx'
import { viewOf } from './views.ts'

/** What stands in the address of the list: the pile, the filters, the page, and which request is open beside it. */
export const addressNames = [
  'weergave',
  'stand',
  'loket',
  'soort',
  'van',
  'binnen',
  'teken',
  'partner',
  'volgorde',
  'na',
  'voor',
  'open',
] as const
export type ListAddress = Readonly<Partial<Record<(typeof addressNames)[number], string>>>

type ListQuery = InputOf<typeof listRequests>['query']

const dayMs = 86_400_000

/** Another day of the calendar, so many days later; days are YYYY-MM-DD, which count from midnight UTC. */
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of the week of a day. */
const mondayOf = (day: string): string => later(day, -((new Date(day).getUTCDay() + 6) % 7))
const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

interface Period {
  from: string
  until: string
}

/** The days of a period, both counted, by its word in the address and the day that it is. */
const periods: Readonly<Record<string, { label: string; days(today: string): Period }>> = {
  vandaag: { label: 'vandaag', days: (today) => ({ from: today, until: today }) },
  gisteren: { label: 'gisteren', days: (today) => ({ from: later(today, -1), until: later(today, -1) }) },
  'deze-week': { label: 'deze week', days: (today) => ({ from: mondayOf(today), until: today }) },
  'vorige-week': {
    label: 'vorige week',
    days: (today) => ({ from: later(mondayOf(today), -7), until: later(mondayOf(today), -1) }),
  },
  'deze-maand': { label: 'deze maand', days: (today) => ({ from: firstOfMonth(today), until: today }) },
  'vorige-maand': {
    label: 'vorige maand',
    days: (today) => {
      const until = later(firstOfMonth(today), -1)
      return { from: firstOfMonth(until), until }
    },
  },
}

export const periodChoices: readonly FilterChoice[] = Object.entries(periods).map(([value, { label }]) => ({
  value,
  label,
}))

/** The days that a word of the address stands for; undefined for no word, or one that names no period. */
export const periodOf = (word: string | undefined, today: string): Period | undefined =>
  word !== undefined && Object.hasOwn(periods, word) ? periods[word]?.days(today) : undefined

/** Whether any filter narrows the pile, so that an empty list does not say that there is no work. */
export const isNarrowed = ({ stand, loket, soort, van, binnen, teken, partner }: ListAddress): boolean =>
  [stand, loket, soort, van, binnen, teken, partner].some((word) => word !== undefined)

/** Whether the order can be chosen: what is late or for today goes by promise, and what is done has none. */
export const mayOrder = ({ weergave }: ListAddress): boolean => {
  const { asks } = viewOf(weergave)
  return asks.open === 'ja' && asks.due === undefined
}

/** The order in which the list of an address goes. */
export const orderOf = (address: ListAddress): string => {
  const { order } = viewOf(address.weergave).asks
  return (mayOrder(address) ? address.volgorde : undefined) ?? order
}

/**
 * What the call is asked for the list of an address. Its words go as they stand there: the server judges them, and its sentence
 * takes the place of the list.
 */
export const queryOf = (address: ListAddress, today: string): ListQuery => {
  const { asks } = viewOf(address.weergave)
  const query: Readonly<Record<keyof ListQuery, unknown>> = {
    open: asks.open,
    due: asks.due,
    // a partner narrows what waits for partners, and nothing else
    partner: asks.partner && (address.partner ?? asks.partner),
    owner: address.van ?? asks.owner,
    order: orderOf(address),
    state: address.stand ?? asks.state,
    desk: address.loket,
    kind: address.soort,
    flag: address.teken,
    from: periodOf(address.binnen, today)?.from,
    until: periodOf(address.binnen, today)?.until,
    after: address.na,
    before: address.voor,
    limit: undefined,
  }
  return query as ListQuery
}
