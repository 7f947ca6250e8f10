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

type Asked = z.output<NonNullable<typeof calls.estimate.body>> & {
  home: { postal_code: string; construction_year?: number; living_area?: number }
}

/** Which settings lead the site to a stand-in on this port. */
export const settingsAt = signedSettingsAt('VALUATION')

const isKnown = ({ home }: Asked): boolean => home.postal_code !== '9999ZZ'

/** A model on this machine. */
export const standIn = (given?: Partial<StandInOptions>): Promise<SignedStandIn> =>
  signedStandIn(given, settingsAt, {
    orders: ['/v1/estimates', '/v1/reports'],
    serve: ({ path, body }: Received): Reply | undefined => {
      const known = isKnown(body as Asked)
      return path === '/v1/coverage' ? [200, { estimate: known, report: known }] : undefined
    },
    refuse: (order) => (isKnown(order as Asked) ? undefined : [409, { error: 'no estimate' }]),
    answer(order) {
      const { living_area = 110, construction_year = 1975 } = (order as Asked).home
      const value = living_area * 400_000
      return {
        ...{ value_cents: value, low_cents: value - 1_000_000, high_cents: value + 1_000_000 },
        ...{ valued_on: '2026-11-01', source: 'Model van een ander', construction_year, living_area },
        // more than an estimate says
        compared: [
          {
            ...{ place: 'Dorpsstraat, Amersfoort', sold_on: '2026-09-01', price_cents: value + 500_000 },
            ...{ living_area, construction_year },
          },
        ],
      }
    },
  })
