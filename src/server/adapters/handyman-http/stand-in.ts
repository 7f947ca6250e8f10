import { amsterdamDay, wallToZulu } from '../../../core/kernel/clock.ts'
import {
  type Received,
  type Reply,
  type SignedStandIn,
  type StandInOptions,
  signedSettingsAt,
  signedStandIn,
} from '../../ports/stand-in.ts'

const tasks = [
  { id: 'lekkende-kraan', title: 'Lekkende kraan repareren', category_id: 'loodgieter' },
  { id: 'stopcontact-plaatsen', title: 'Stopcontact plaatsen', category_id: 'elektricien' },
]
const categories = [
  { id: 'loodgieter', title: 'Loodgieter' },
  { id: 'elektricien', title: 'Elektricien' },
]

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = signedSettingsAt('HANDYMAN')

/** A handyman partner on this machine. */
export const standIn = (given?: Partial<StandInOptions>): Promise<SignedStandIn> =>
  signedStandIn(given, settingsAt, { orders: ['/v1/orders'], serve })

const serve = ({ path, query }: Received): Reply | undefined => {
  const rates = /^\/v1\/tasks\/([^/]+)\/rates$/.exec(path)
  if (path === '/v1/tasks') return [200, { tasks }]
  if (path === '/v1/categories') return [200, { categories }]
  if (!rates || !tasks.some((task) => task.id === decodeURIComponent(rates[1] ?? ''))) return undefined
  return [200, ratesFrom(query.get('from') ?? '')]
}

/** Every one of the 42 days, until nine in the evening. */
const ratesFrom = (from: string) => {
  const first = amsterdamDay(from)
  const dates = Array.from({ length: 42 }, (_, ahead) => ({
    date: wallToZulu(`${first.add({ days: ahead })}T21:00:00`),
    price: 64.5,
    service_fee: 4.95,
  }))
  return { rate_type: 'per uur', dates }
}
