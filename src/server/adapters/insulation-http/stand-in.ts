import type * as z from 'zod/mini'
import { materialsOf, type PricedMaterial } from '../../../core/insulation/materials.ts'
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
export const settingsAt = signedSettingsAt('INSULATION')

/** An insulation company on this machine. */
export const standIn = (given?: Partial<StandInOptions>): Promise<SignedStandIn> =>
  signedStandIn(given, settingsAt, { orders: ['/v1/registrations'], serve })

type Asked = z.output<NonNullable<typeof calls.estimate.body>> & {
  [Part in 'wall' | 'floor' | 'roof']?: { area?: number; water?: string }
}

const serve = ({ path, body }: Received): Reply | undefined => {
  if (path !== '/v1/estimates') return undefined
  const { wall, floor, roof } = body as Asked
  const materials = [
    ...(wall ? materialsOf.cavity_wall_insulation.map((one) => priced(one, wall.area)) : []),
    ...(floor
      ? materialsOf.floor_insulation.map((one) =>
          one === 'EpsChips' && floor.water === '1'
            ? { material: one, refused: 'water' }
            : priced(one, floor.area),
        )
      : []),
    ...(roof ? materialsOf.roof_insulation.map((one) => priced(one, roof.area)) : []),
  ]
  return [200, { source: 'Tarief van een ander', from: '2026-07-01', materials }]
}

const priced = (material: PricedMaterial, area: number | undefined) =>
  area === undefined
    ? { material, refused: 'cavity-too-narrow' }
    : { material, price_cents: 20_000 + area * 3_150, saving_m3: area * 4 }
