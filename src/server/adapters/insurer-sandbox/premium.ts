import type { Cover } from '../../../core/insurance/cover.ts'
import { standardOwnRisk } from '../../../core/insurance/cover.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import type { InsuranceQuestion } from '../../ports/insurer.ts'
import type { HomeFacts } from './homes.ts'
import type { RiskClass, SandboxTariff } from './tariff.ts'

export interface Insured {
  tariff: SandboxTariff
  question: InsuranceQuestion
  home: HomeFacts
  /** The age of the applicant on the day of the question. */
  years: number
}

/** A percentage of an amount, rounded to the cent, half up. */
export const percentOf = (amount: Cents, percent: number): Cents => Math.floor((amount * percent + 50) / 100)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const when = (chosen: boolean | undefined, amount: Cents): Cents => (chosen ? amount : 0)

const byAmount = <Amount extends number>(
  prices: Readonly<Record<Amount, Cents>>,
  chosen: Amount | undefined,
): Cents => (chosen === undefined ? 0 : prices[chosen])

/** Calculates a monthly premium: the sum of the amounts, raised or lowered by the percentage points, plus the options. */
const premium = (of: { amounts: readonly Cents[]; points: readonly number[]; options: readonly Cents[] }) =>
  percentOf(sum(of.amounts), 100 + sum(of.points)) + sum(of.options)

const tenThousandEuros = 10_000_00
/** The surface of outbuildings, in m², that is insured without being asked for. */
const outbuildingsIncluded = 25

const riskClassOf = ({ tariff, question }: Insured): RiskClass => {
  const digits = Number(question.address.postcode.slice(0, 4))
  const area = tariff.riskAreas.find(({ from, to }) => from <= digits && digits <= to)
  return area?.riskClass ?? tariff.riskElsewhere
}

const agePoints = ({ tariff: { age }, years }: Insured): number => {
  if (years < age.youngBelow) return age.young
  return years >= age.oldFrom ? age.old : 0
}

const building = (insured: Insured): Cents => {
  const { home, question } = insured
  const { building: cover = {}, ownRisk = standardOwnRisk } = question.cover
  const tariff = insured.tariff.Home
  const { garage, outbuildingsSurface = outbuildingsIncluded } = cover
  return premium({
    amounts: [
      tariff.start,
      Math.ceil(home.rebuildValueCents / tenThousandEuros) * tariff.perTenThousandEuros,
      home.livingAreaSize * tariff.perSquareMetre,
    ],
    points: [
      tariff.riskClass[riskClassOf(insured)],
      question.isStone ? 0 : tariff.notStone,
      tariff.houseType[home.houseType],
      tariff.builtBefore.find(({ year }) => home.constructionYear < year)?.points ?? 0,
      tariff.ownRisk[ownRisk],
    ],
    options: [
      when(cover.sustainableRepair, tariff.sustainableRepair),
      Math.max(0, outbuildingsSurface - outbuildingsIncluded) * tariff.perSquareMetreOfOutbuildings,
      (garage?.surface ?? 0) * tariff.perSquareMetreOfGarage,
      when(garage?.rebuildsOver100000, tariff.garageRebuildsOver100000),
    ],
  })
}

const contents = (insured: Insured): Cents => {
  const { home, question } = insured
  const { contents: cover = {}, ownRisk = standardOwnRisk } = question.cover
  const tariff = insured.tariff.Content
  return premium({
    amounts: [
      tariff.start,
      home.livingAreaSize * tariff.perSquareMetre,
      question.rooms * tariff.perRoom,
      tariff.family[question.family],
    ],
    points: [
      tariff.riskClass[riskClassOf(insured)],
      question.isStone ? 0 : tariff.notStone,
      agePoints(insured),
      tariff.ownRisk[ownRisk],
    ],
    options: contentsOptions(cover, tariff),
  })
}

const contentsOptions = (
  cover: NonNullable<Cover['contents']>,
  tariff: SandboxTariff['Content'],
): readonly Cents[] => [
  when(cover.sustainableRepair, tariff.sustainableRepair),
  byAmount(tariff.ownersInterest, cover.ownersInterest),
  when(cover.glass, tariff.glass),
  byAmount(tariff.outdoor, cover.outdoor),
  byAmount(tariff.jewellery, cover.jewellery),
  byAmount(tariff.computer, cover.computer),
  byAmount(tariff.film, cover.film),
  byAmount(tariff.antique, cover.antique),
  byAmount(tariff.instruments, cover.instruments),
  byAmount(tariff.business, cover.business),
  when(cover.cyber, tariff.cyber),
]

const liability = (insured: Insured): Cents => {
  const tariff = insured.tariff.Liability
  const { ownRisk = true } = insured.question.cover.liability ?? {}
  return premium({
    amounts: [tariff.family[insured.question.family]],
    points: [agePoints(insured)],
    options: [when(!ownRisk, tariff.withoutOwnRisk)],
  })
}

const legal = (insured: Insured): Cents => {
  const { legal: cover = {} } = insured.question.cover
  const tariff = insured.tariff.Legal
  const { properties = 0, rentalContracts = 0, franchise = 0, ownRisk = 0 } = cover
  return premium({
    amounts: [tariff.family[insured.question.family]],
    points: [agePoints(insured), tariff.franchise[franchise], tariff.ownRisk[ownRisk]],
    options: [
      when(cover.traffic, tariff.traffic),
      when(cover.income, tariff.income),
      when(cover.wealth, tariff.wealth),
      properties * tariff.perProperty,
      rentalContracts * tariff.perRentalContract,
      byAmount(tariff.externalCosts, cover.externalCosts ?? 30_000),
      byAmount(tariff.lawyerCosts, cover.lawyerCosts ?? 6000),
    ],
  })
}

/** The monthly premium of each insurance, in whole cents without tax. */
export const premiumOf: Readonly<Record<InsuranceType, (insured: Insured) => Cents>> = {
  Home: building,
  Content: contents,
  Liability: liability,
  Legal: legal,
}
