import type * as z from 'zod/mini'
import {
  type Received,
  type Reply,
  type SignedStandIn,
  type StandInOptions,
  signedSettingsAt,
  signedStandIn,
} from '../../ports/stand-in.ts'
import type { calls } from './wire.ts'

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = signedSettingsAt('INSURER')

/** An insurer on this machine. */
export const standIn = async (given?: Partial<StandInOptions>): Promise<SignedStandIn> => {
  const desk: SignedStandIn = await signedStandIn(given, settingsAt, {
    orders: ['/v1/applications'],
    serve: (received) => pending(received, desk.orders.size) ?? serve(received),
  })
  return desk
}

/** An application that was taken in: nobody here decides of it. */
const pending = ({ path, method }: Received, taken: number): Reply | undefined => {
  const [, reference, number] = /^\/v1\/applications\/(P-(\d+))$/.exec(path) ?? []
  const isKnown = method === 'GET' && Number(number) >= 1 && Number(number) <= taken
  return isKnown ? [200, { reference, sequence: 1, state: 'pending', at: '2026-11-20T12:00:00Z' }] : undefined
}

type Asked = z.output<NonNullable<typeof calls.compare.body>> & {
  insurances: string[]
  corrections: { living_area?: number; rebuild_value_cents?: number }
  cover: Readonly<Record<string, unknown>>
}

const known = {
  house_type: 'attached',
  construction_year: 1968,
  living_area: 110,
  rebuild_value_cents: 262_000_00,
  woz_cents: 405_000_00,
}

const serve = ({ path, body }: Received): Reply | undefined => {
  switch (path) {
    case '/v1/homes':
      return [200, { home: known }]
    case '/v1/comparisons':
      return [200, compared(body as Asked)]
    default:
      return undefined
  }
}

const compared = (asked: Asked) => ({
  source: 'Tarief van een ander',
  version: '2026-07b',
  from: '2026-07-01',
  insurances: asked.insurances.map((insurance) => {
    const premium = premiumOf(insurance, asked)
    return {
      insurance,
      product: `Polis ${insurance}`,
      premium_cents: premium,
      tax_cents: Math.floor((premium * 21 + 50) / 100),
    }
  }),
})

const premiumOf = (insurance: string, { corrections, cover }: Asked): number => {
  const home = { ...known, ...corrections }
  const { own_risk: ownRisk = 100, ...chosen } = (cover[insurance] ?? {}) as Record<string, unknown>
  const options = weightOf(chosen)
  if (insurance === 'liability') return ownRisk === false ? 360 : 310
  if (insurance === 'legal') return 1300 + options - Number(ownRisk)
  const generally = Number(cover.own_risk ?? 100)
  return home.living_area * 7 + Math.ceil(home.rebuild_value_cents / 100_000_00) * 30 + options - generally
}

/** A cent for each option and each thousand euros or part of it; a franchise makes it cheaper. */
const weightOf = (chosen: unknown): number => {
  if (typeof chosen !== 'object' || chosen === null) return Math.ceil(Number(chosen) / 1000)
  return Object.entries(chosen).reduce(
    (sum, [name, value]) => sum + (name === 'franchise' ? -Number(value) : weightOf(value)),
    0,
  )
}
