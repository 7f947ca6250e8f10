import { gasPrice } from '../figures/gas-price.ts'
import {
  cavityWork,
  floorWork,
  glassWork,
  heatingShare,
  hybridPump,
  roofWork,
  solarHandedOver,
  solarOwnUse,
  solarPanels,
} from '../figures/home-improvement.ts'
import * as isde from '../figures/isde.ts'
import { powerPrice } from '../figures/power-price.ts'
import type { Cents } from '../kernel/money.ts'

/** What is insulated: what it costs and saves, and what the state pays of it. */
export const insulations = {
  cavity: { work: cavityWork, subsidy: isde.cavityWall },
  roof: { work: roofWork, subsidy: isde.roof },
  floor: { work: floorWork, subsidy: isde.floor },
  glass: { work: glassWork, subsidy: isde.glass },
}
export type Insulation = keyof typeof insulations

/** A measure, with the price of an offer where there is one. */
export type Measure = { offer?: Cents | undefined } & (
  | { kind: Insulation; area: number }
  /** Power in kilowatts; `bestLabel`: A+++. */
  | { kind: 'pump'; power: number; bestLabel: boolean }
  | { kind: 'solar'; panels: number }
)

/** How the home is heated now: cubic metres a year, and prices in cents where they are known. */
export interface HomeUse {
  gas: number
  gasPrice?: Cents | undefined
  powerPrice?: Cents | undefined
}

/** What comes of a measure. Amounts in whole euros, in cents; `payback` in tenths of a year, undefined where it never is. */
export interface MeasureSums {
  kind: Measure['kind']
  price: Cents
  subsidy: Cents
  remains: Cents
  /** Cubic metres a year. */
  savedM3: number
  /** Kilowatt-hours a year: below zero where more is used. */
  savedKwh: number
  saving: Cents
  payback: number | undefined
  /** No gas that heats is left. */
  savesAll: boolean
  /** Price or saving was made up. */
  isExample: boolean
}

const wholeEuros = (cents: number): Cents => Math.floor(cents / 100) * 100

/** Until what was paid is saved, in tenths of a year, rounded up. */
export const paybackOf = (remains: Cents, saving: Cents): number | undefined =>
  saving > 0 ? Math.ceil((remains * 10) / saving) : undefined

const isInsulation = (one: Measure): one is Measure & { kind: Insulation; area: number } =>
  one.kind !== 'pump' && one.kind !== 'solar'

/** Price, subsidy, and what is saved of so much gas that heats; before the subsidy is held to the price. */
const basisOf = (one: Measure, heating: number, isDoubled: boolean, day: string) => {
  if (isInsulation(one)) {
    const { work, subsidy } = insulations[one.kind]
    const [costs, pays] = [work.on(day).value, subsidy.on(day).value]
    return {
      price: one.area * costs.price,
      subsidy: one.area < pays.least ? 0 : Math.min(one.area, pays.most) * (isDoubled ? pays.two : pays.one),
      savedM3: Math.min(heating, Math.round((one.area * costs.saved) / 100)),
      savedKwh: 0,
      isExample: costs.isExample,
    }
  }
  if (one.kind === 'pump') {
    const [pump, pays] = [hybridPump.on(day).value, isde.heatPump.on(day).value]
    // it warms no water for the shower
    const savedM3 = Math.min(heating, Math.round((heating * pump.saved) / (10 * heatingShare.on(day).value)))
    return {
      price: pump.price,
      subsidy: Math.max(
        pays.least,
        pays.start + one.power * pays.perKilowatt + (one.bestLabel ? pays.label : 0),
      ),
      savedM3,
      savedKwh: 0 - Math.round((savedM3 * pump.power) / 10_000),
      isExample: pump.isExample && one.offer === undefined,
    }
  }
  const { start, panel, yield: kwh, isExample } = solarPanels.on(day).value
  return { price: start + one.panels * panel, subsidy: 0, savedM3: 0, savedKwh: one.panels * kwh, isExample }
}

/** What measures cost and save together: insulation first, what then is left to heat by a heat pump, solar panels without setting off, by the figures of a day. */
export const improvements = (asked: readonly Measure[], home: HomeUse, day: string): MeasureSums[] => {
  const [m3, kwh] = [home.gasPrice ?? gasPrice.on(day).value, home.powerPrice ?? powerPrice.on(day).value]
  const own = solarOwnUse.on(day).value
  const counted = asked.filter((one) =>
    isInsulation(one) ? one.area >= insulations[one.kind].subsidy.on(day).value.least : one.kind === 'pump',
  )
  let heating = Math.floor((home.gas * heatingShare.on(day).value) / 100)
  return asked.map((one) => {
    const basis = basisOf(one, heating, counted.length > 1, day)
    const savesAll = basis.savedM3 > 0 && basis.savedM3 === heating
    heating -= basis.savedM3
    const price = wholeEuros(one.offer ?? basis.price)
    const subsidy = Math.min(wholeEuros(basis.subsidy), price)
    // what solar panels make is used at once for a part, and handed over for the rest
    const power =
      one.kind === 'solar' ? (kwh * own + (solarHandedOver.on(day).value / 100) * (100 - own)) / 100 : kwh
    const saving = wholeEuros(basis.savedM3 * m3 + basis.savedKwh * power)
    const remains = price - subsidy
    return {
      ...{ kind: one.kind, price, subsidy, remains, saving, payback: paybackOf(remains, saving) },
      ...{ savedM3: basis.savedM3, savedKwh: basis.savedKwh, savesAll, isExample: basis.isExample },
    }
  })
}
