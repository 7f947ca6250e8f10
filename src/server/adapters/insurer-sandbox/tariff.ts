import type {
  artAmounts,
  businessAmounts,
  computerAmounts,
  externalCosts,
  filmAmounts,
  jewelleryAmounts,
  lawyerCosts,
  legalOwnRisks,
  OwnRisk,
  outdoorAmounts,
  ownersInterests,
} from '../../../core/insurance/cover.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import type { HouseType } from '../../../core/rules/house-types.ts'
import type { Family } from '../../../core/rules/insurance-codes.ts'

/** The class of risk of an area, from 1 (lowest) to 5. */
export type RiskClass = 1 | 2 | 3 | 4 | 5

/** Cents a month for each amount that can be chosen. */
type ByAmount<Amounts extends readonly number[]> = Readonly<Record<Amounts[number], Cents>>

/** Percentage points, which are added to 100. */
type Points = number

/**
 * A tariff of the sandbox: prices in cents a month, without tax. docs/insurance-tariff.md tells how a premium is calculated from
 * them.
 */
export interface SandboxTariff {
  /**
   * Marks that every figure is an example, not taken from any insurer or market. Production refuses premiums that are made from
   * it.
   */
  voorbeeldtarief: true
  source: string
  version: string
  from: string
  /** Areas by the four digits of a postcode, both bounds included. */
  riskAreas: readonly { from: number; to: number; riskClass: RiskClass }[]
  riskElsewhere: RiskClass
  /** An applicant younger than `age`, or a home worth more, is refused. */
  limits: { age: number; rebuildValueCents: Cents; wozCents: Cents }
  /** Percentage points by age, for every insurance but that of the building. */
  age: { youngBelow: number; young: Points; oldFrom: number; old: Points }
  Home: {
    start: Cents
    /** For each ten thousand euros of the rebuild value, begun ones included. */
    perTenThousandEuros: Cents
    perSquareMetre: Cents
    riskClass: Readonly<Record<RiskClass, Points>>
    notStone: Points
    houseType: Readonly<Record<HouseType, Points>>
    /** Percentage points for older homes: the first entry whose year is later than the home's applies. */
    builtBefore: readonly { year: number; points: Points }[]
    ownRisk: Readonly<Record<OwnRisk, Points>>
    sustainableRepair: Cents
    /** For each square metre beyond the 25 m² that are included. */
    perSquareMetreOfOutbuildings: Cents
    perSquareMetreOfGarage: Cents
    garageRebuildsOver100000: Cents
  }
  Content: {
    start: Cents
    perSquareMetre: Cents
    perRoom: Cents
    family: Readonly<Record<Family, Cents>>
    riskClass: Readonly<Record<RiskClass, Points>>
    notStone: Points
    ownRisk: Readonly<Record<OwnRisk, Points>>
    sustainableRepair: Cents
    ownersInterest: ByAmount<typeof ownersInterests>
    glass: Cents
    outdoor: ByAmount<typeof outdoorAmounts>
    jewellery: ByAmount<typeof jewelleryAmounts>
    computer: ByAmount<typeof computerAmounts>
    film: ByAmount<typeof filmAmounts>
    antique: ByAmount<typeof artAmounts>
    instruments: ByAmount<typeof artAmounts>
    business: ByAmount<typeof businessAmounts>
    cyber: Cents
  }
  Liability: {
    family: Readonly<Record<Family, Cents>>
    withoutOwnRisk: Cents
  }
  Legal: {
    family: Readonly<Record<Family, Cents>>
    traffic: Cents
    income: Cents
    wealth: Cents
    perProperty: Cents
    perRentalContract: Cents
    externalCosts: ByAmount<typeof externalCosts>
    lawyerCosts: ByAmount<typeof lawyerCosts>
    franchise: Readonly<Record<(typeof legalOwnRisks)[number], Points>>
    ownRisk: Readonly<Record<(typeof legalOwnRisks)[number], Points>>
  }
}

const january: SandboxTariff = {
  voorbeeldtarief: true,
  source: 'Voorbeeldtarief',
  version: 'voorbeeld-2026-1',
  from: '2026-01-01',
  riskAreas: [
    { from: 1000, to: 1109, riskClass: 5 },
    { from: 1110, to: 1399, riskClass: 4 },
    { from: 2490, to: 2599, riskClass: 4 },
    { from: 3000, to: 3199, riskClass: 5 },
    { from: 3500, to: 3599, riskClass: 4 },
    { from: 4300, to: 4599, riskClass: 1 },
    { from: 5600, to: 5699, riskClass: 3 },
    { from: 6500, to: 6599, riskClass: 3 },
    { from: 7000, to: 7999, riskClass: 1 },
    { from: 8300, to: 9699, riskClass: 1 },
    { from: 9700, to: 9749, riskClass: 3 },
  ],
  riskElsewhere: 2,
  limits: { age: 18, rebuildValueCents: 1_000_000_00, wozCents: 1_500_000_00 },
  age: { youngBelow: 30, young: 12, oldFrom: 65, old: -5 },
  Home: {
    start: 1_50,
    perTenThousandEuros: 48,
    perSquareMetre: 2,
    riskClass: { 1: 0, 2: 4, 3: 9, 4: 15, 5: 24 },
    notStone: 60,
    houseType: { 0: -8, 1: 2, 2: 4, 3: 0, 4: 10 },
    builtBefore: [
      { year: 1920, points: 25 },
      { year: 1960, points: 15 },
      { year: 1992, points: 5 },
    ],
    ownRisk: { 0: 12, 100: 0, 250: -8, 500: -15 },
    sustainableRepair: 75,
    perSquareMetreOfOutbuildings: 3,
    perSquareMetreOfGarage: 5,
    garageRebuildsOver100000: 3_25,
  },
  Content: {
    start: 1_80,
    perSquareMetre: 3,
    perRoom: 25,
    family: {
      alleenstaand: 90,
      'alleenstaand met kinderen': 1_60,
      samenwonend: 1_70,
      'gezin met kinderen': 2_40,
    },
    riskClass: { 1: 0, 2: 6, 3: 14, 4: 24, 5: 38 },
    notStone: 20,
    ownRisk: { 0: 14, 100: 0, 250: -9, 500: -18 },
    sustainableRepair: 50,
    ownersInterest: { 5000: 60, 20000: 1_85, 45000: 3_40 },
    glass: 1_55,
    outdoor: { 5000: 1_10, 10000: 1_95, 17500: 2_90 },
    jewellery: {
      4000: 95,
      9000: 2_10,
      14000: 3_25,
      19000: 4_40,
      24000: 5_55,
      29000: 6_70,
      34000: 7_85,
      39000: 9_00,
      44000: 10_15,
    },
    computer: { 0: 0, 2500: 35, 5000: 65, 10000: 1_20, 20000: 2_25, 30000: 3_25, 40000: 4_20 },
    film: { 0: 0, 2500: 45, 5000: 85, 7500: 1_25, 10000: 1_60, 15000: 2_30 },
    antique: { 0: 0, 5000: 55, 15000: 1_50, 25000: 2_40, 35000: 3_25 },
    instruments: { 0: 0, 5000: 50, 15000: 1_40, 25000: 2_25, 35000: 3_05 },
    business: { 5000: 90, 10000: 1_65, 15000: 2_35, 25000: 3_70, 37500: 5_30 },
    cyber: 1_95,
  },
  Liability: {
    family: {
      alleenstaand: 2_40,
      'alleenstaand met kinderen': 3_30,
      samenwonend: 3_15,
      'gezin met kinderen': 3_95,
    },
    withoutOwnRisk: 45,
  },
  Legal: {
    family: {
      alleenstaand: 8_25,
      'alleenstaand met kinderen': 9_60,
      samenwonend: 10_40,
      'gezin met kinderen': 11_75,
    },
    traffic: 4_35,
    income: 5_60,
    wealth: 3_20,
    perProperty: 5_75,
    perRentalContract: 4_10,
    externalCosts: { 30000: 0, 60000: 1_40 },
    lawyerCosts: { 6000: 0, 12000: 1_65 },
    franchise: { 0: 0, 250: -6 },
    ownRisk: { 0: 0, 250: -10 },
  },
}

const july: SandboxTariff = {
  ...january,
  version: 'voorbeeld-2026-2',
  from: '2026-07-01',
  Home: { ...january.Home, start: 1_60, perTenThousandEuros: 50, sustainableRepair: 80 },
  Content: { ...january.Content, start: 1_90, perRoom: 27, glass: 1_60 },
  Liability: { ...january.Liability, withoutOwnRisk: 50 },
  Legal: { ...january.Legal, traffic: 4_50, income: 5_75, perProperty: 5_90 },
}

/** Every version of the tariff, in the order of their first days. */
export const tariffs: readonly [SandboxTariff, ...SandboxTariff[]] = [january, july]

/** The version that applies on a day (YYYY-MM-DD); before the first version the first one. */
export const tariffOn = (day: string): SandboxTariff =>
  tariffs.findLast(({ from }) => from <= day) ?? tariffs[0]
