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

/** The kinds of insulation, each with the figure of what it costs and saves, and with the subsidy of the state. */
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
  /** `power` in kilowatts; `bestLabel`: the energy label is A+++. */
  | { kind: 'pump'; power: number; bestLabel: boolean }
  | { kind: 'solar'; panels: number }
)

/** How the home is heated now: gas in cubic metres a year, and prices in cents where they are known. */
export interface HomeUse {
  gas: number
  gasPrice?: Cents | undefined
  powerPrice?: Cents | undefined
}

/**
 * What a measure costs and saves. Amounts are whole euros, counted in cents; `payback` is in tenths of a year, undefined where it
 * never pays back.
 */
export interface MeasureSums {
  kind: Measure['kind']
  price: Cents
  subsidy: Cents
  remains: Cents
  /** Cubic metres a year. */
  savedM3: number
  /** Kilowatt-hours a year; negative where the measure uses more. */
  savedKwh: number
  saving: Cents
  payback: number | undefined
  /** Whether no gas is left to heat with. */
  savesAll: boolean
  /** Whether the price or the saving is an example, not a published figure. */
  isExample: boolean
}

const wholeEuros = (cents: number): Cents => Math.floor(cents / 100) * 100

/** The payback time in tenths of a year, rounded up; undefined where nothing is saved. */
export const paybackOf = (remains: Cents, saving: Cents): number | undefined =>
  saving > 0 ? Math.ceil((remains * 10) / saving) : undefined

const isInsulation = (one: Measure): one is Measure & { kind: Insulation; area: number } =>
  one.kind !== 'pump' && one.kind !== 'solar'

/**
 * Price, subsidy and savings of one measure, where `heating` is the gas that heats (m³ a year). The subsidy may still be more
 * than the price.
 */
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
    // a hybrid heat pump does not heat the water of the shower
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

/**
 * What measures cost and save together, by the figures of a day (YYYY-MM-DD): insulation first, then a heat pump for what is left
 * to heat, and solar panels without net metering (salderen).
 */
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
    // a part of what solar panels make is used at once, the rest is delivered to the grid
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
