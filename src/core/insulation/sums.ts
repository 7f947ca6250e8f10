import { gasPrice } from '../figures/gas-price.ts'
import * as isde from '../figures/isde.ts'
import type { DatedValue, Figure } from '../kernel/figure.ts'
import type { Cents } from '../kernel/money.ts'
import { facadeDecoration } from '../rules/home-insulation-codes.ts'
import { type MainMeasure, mainMeasures, refusingRuleOf } from '../rules/insulation.ts'
import type { Estimates, MaterialEstimate, Sums } from './estimates.ts'
import { estimatesOfMeasure, materialsOf, type PricedMaterial, type Tariff } from './materials.ts'
import { answersMissing, partlyDecorated, type Reason, reasons, refusedMaterial } from './reasons.ts'
import { dataOfMeasure, homeOfRequest, missingFor, type ServiceData, surfaceOf } from './service-data.ts'

const subsidyOf = (material: PricedMaterial): Figure<isde.PerSquareMetre> => {
  if (material === 'Roof') return isde.roof
  if (material === 'EpsChips') return isde.crawlSpaceFloor
  return materialsOf.cavity_wall_insulation.some((one) => one === material) ? isde.cavityWall : isde.floor
}

const wholeEuros = (cents: Cents): Cents => Math.floor(cents / 100) * 100

const subsidyFor = (of: isde.PerSquareMetre, perSquareMetre: Cents, surface: number, price: Cents): Cents =>
  // nothing below the least surface, nothing over more than the most, and never more than the price
  surface < of.least ? 0 : Math.min(wholeEuros(Math.min(surface, of.most) * perSquareMetre), price)

const boundOf = ({ least, most }: isde.PerSquareMetre, surface: number): string | undefined => {
  if (surface < least) return `vanaf ${least} m²`
  return surface > most ? `over hoogstens ${most} m²` : undefined
}

/**
 * The subsidy, costs and payback time that follow from a price and a saving (docs/insulation-estimates.md). `measures`: the
 * number of measures that are done together.
 */
export const sumsOf = (
  { material, priceCents, savingM3 }: { material: PricedMaterial; priceCents: Cents; savingM3: number },
  { surface, measures, day }: { surface: number; measures: number; day: string },
): Sums => {
  const subsidy = subsidyOf(material).on(day).value
  // a price is shown in whole euros, rounded down
  const price = wholeEuros(priceCents)
  const [one, two] = [subsidy.one, subsidy.two].map((each) => subsidyFor(subsidy, each, surface, price)) as [
    Cents,
    Cents,
  ]
  const paid = measures > 1 ? two : one
  const bound = boundOf(subsidy, surface)
  const saved = wholeEuros(savingM3 * gasPrice.on(day).value)
  return {
    priceInCents: price,
    subsidyInCents: paid,
    subsidyWithTwoInCents: two,
    ...(bound && { subsidyBound: bound }),
    remainsInCents: price - paid,
    savingM3,
    savingInCentsPerYear: saved,
    ...(saved > 0 && { paybackYears: Math.ceil(((price - paid) * 10) / saved) / 10 }),
  }
}

/** Why a home cannot have a measure, and what would change that; undefined where it can. */
export const reasonAgainst = (
  data: ServiceData,
  measure: MainMeasure,
  cutoff: number,
): Reason | undefined => {
  const rule = refusingRuleOf(homeOfRequest(data), measure, cutoff)
  if (rule) return reasons[rule]
  return missingFor(data, measure).length > 0 ? { because: answersMissing } : undefined
}

/** The measures of a request that its home can have. */
export const measuresToPrice = (data: ServiceData, cutoff: number): MainMeasure[] =>
  mainMeasures.filter(
    (one) => data[dataOfMeasure[one]] !== undefined && reasonAgainst(data, one, cutoff) === undefined,
  )

/** The number of measures that count for the subsidy: those for which at least one material reaches the least surface. */
const countedMeasures = (data: ServiceData, asked: readonly MainMeasure[], tariff: Tariff, day: string) =>
  asked.filter((measure) =>
    tariff.materials.some(
      ({ material, refused }) =>
        refused === undefined &&
        materialsOf[measure].some((one) => one === material) &&
        (surfaceOf[measure](data) ?? 0) >= subsidyOf(material).on(day).value.least,
    ),
  ).length

/** The source of a figure, and the first day of the year of which it is shown: this year, or the last one for which it holds. */
const since = (day: string, { from, until = day, source }: DatedValue<unknown>) => {
  const year = `${(day > until ? until : day).slice(0, 4)}-01-01`
  return { source: source.name, from: from > year ? from : year }
}

interface EstimateInput {
  data: ServiceData
  tariff: Tariff
  /** YYYY-MM-DD. */
  day: string
  /** Homes of this year and later get no advice. */
  cutoff: number
}

const estimateOf = (
  material: PricedMaterial,
  tariff: Tariff,
  of: Parameters<typeof sumsOf>[1],
): MaterialEstimate => {
  const found = tariff.materials.find((one) => one.material === material)
  if (found?.priceCents === undefined || found.savingM3 === undefined)
    return { available: false, reason: refusedMaterial[found?.refused ?? 'other'] }
  const { priceCents, savingM3 } = found
  return { available: true, sums: sumsOf({ material, priceCents, savingM3 }, of) }
}

const isPartly = (data: ServiceData, measure: MainMeasure): boolean =>
  measure === 'cavity_wall_insulation' && data.genericData.facadeDecorationStatus === facadeDecoration.partly

const outcomeOf = (measure: MainMeasure, measures: number, { data, tariff, day, cutoff }: EstimateInput) => {
  const surface = surfaceOf[measure](data)
  const against = reasonAgainst(data, measure, cutoff)
  const priced = materialsOf[measure].map((material) => {
    const estimate: MaterialEstimate =
      against === undefined && surface !== undefined
        ? estimateOf(material, tariff, { surface, measures, day })
        : { available: false, reason: against?.because ?? refusedMaterial.other }
    return { material, ...estimate }
  })
  const available = priced.some((one) => one.available)
  return {
    available,
    ...(surface !== undefined && { surface }),
    ...(!against && isPartly(data, measure) && { note: partlyDecorated }),
    ...(against && { reason: against.because, ...(against.change && { change: against.change }) }),
    availableOptions:
      measure === 'roof_insulation'
        ? priced
        : Object.fromEntries(priced.map(({ material, ...estimate }) => [material, estimate])),
  }
}

/** The answer of the check: each measure of the request, with the costs and savings of every material. */
export const estimatesOf = (asked: EstimateInput): Estimates => {
  const { data, tariff, day, cutoff } = asked
  const measures = countedMeasures(data, measuresToPrice(data, cutoff), tariff, day)
  const gas = gasPrice.on(day)
  const { one, two, least, most } = isde.glass.on(day).value
  return {
    tariff: { source: tariff.source, from: tariff.from, isExample: tariff.isExample },
    subsidy: {
      ...since(day, isde.cavityWall.on(day)),
      measures,
      glassInCents: { one, two },
      glassSurface: { least, most },
    },
    gas: { ...since(day, gas), centsPerM3: gas.value, toVerify: gas.toVerify === true },
    ...(Object.fromEntries(
      mainMeasures
        .filter((measure) => data[dataOfMeasure[measure]] !== undefined)
        .map((measure) => [estimatesOfMeasure[measure], outcomeOf(measure, measures, asked)]),
    ) as Pick<Estimates, (typeof estimatesOfMeasure)[MainMeasure]>),
  }
}
