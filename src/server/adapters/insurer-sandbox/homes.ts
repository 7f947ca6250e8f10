import type { HomeRefusal, InsuredHome } from '../../../core/insurance/insurer-answers.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { type HouseType, houseTypes } from '../../../core/rules/house-types.ts'
import type { InsuredAddress } from '../../ports/insurer.ts'
import { hash } from '../sandbox-kit/hash.ts'

/** What the sandbox knows of a home that can be insured; no fact is missing. */
export type HomeFacts = Required<{
  [Fact in Exclude<keyof InsuredHome, 'refused'>]: NonNullable<InsuredHome[Fact]>
}>

/** House numbers, in any postcode, at which nothing can be insured. */
const refusedNumbers: readonly { from: number; to: number; refused: HomeRefusal }[] = [
  { from: 900, to: 919, refused: 'houseboat' },
  { from: 920, to: 939, refused: 'mobile-home' },
  { from: 940, to: 959, refused: 'no-home' },
]

/**
 * The homes of the demonstration. For `3821BT 10` the insurer has another year and size than the land register, so that visitors
 * can try a correction.
 */
const demoHomes: Readonly<
  Record<string, Pick<HomeFacts, 'houseType' | 'constructionYear' | 'livingAreaSize'>>
> = {
  '3821BT 10': { houseType: houseTypes.attached, constructionYear: 1975, livingAreaSize: 120 },
  '1012JS 1': { houseType: houseTypes.apartment, constructionYear: 1904, livingAreaSize: 68 },
  '9711LM 25': { houseType: houseTypes.corner, constructionYear: 1932, livingAreaSize: 141 },
  '2513AA 7': { houseType: houseTypes.detached, constructionYear: 1965, livingAreaSize: 92 },
}

/**
 * Example figures per square metre, not taken from any market: the cost of rebuilding, and the value according to the
 * municipality.
 */
const voorbeeldcijfers: Readonly<Record<HouseType, { rebuild: Cents; woz: Cents }>> = {
  [houseTypes.apartment]: { rebuild: 2400_00, woz: 5200_00 },
  [houseTypes.corner]: { rebuild: 2300_00, woz: 3900_00 },
  [houseTypes.semiDetached]: { rebuild: 2450_00, woz: 4100_00 },
  [houseTypes.attached]: { rebuild: 2200_00, woz: 3600_00 },
  [houseTypes.detached]: { rebuild: 2700_00, woz: 4500_00 },
}

const houses = [houseTypes.corner, houseTypes.semiDetached, houseTypes.attached, houseTypes.detached]

const thousandEuros = 1000_00
const inThousands = (cents: Cents): Cents => Math.ceil(cents / thousandEuros) * thousandEuros

/** What the sandbox knows of a home, always the same for the same address; or why the home is refused. */
export const homeAt = (address: InsuredAddress): HomeFacts | { refused: HomeRefusal } => {
  const { postcode, houseNumber, addition } = address
  const against = refusedNumbers.find(({ from, to }) => from <= houseNumber && houseNumber <= to)
  if (against) return { refused: against.refused }
  const known = demoHomes[`${postcode} ${houseNumber}`] ?? {
    houseType: houses[hash(`type ${postcode} ${houseNumber}`) % houses.length] ?? houseTypes.attached,
    // The same formulas as in the sandbox of the land register, so that both know the same home.
    constructionYear: 1900 + (hash(`year ${postcode}`) % 120),
    livingAreaSize: 60 + (hash(`size ${postcode} ${houseNumber} ${addition}`) % 120),
  }
  const houseType = addition === '' ? known.houseType : houseTypes.apartment
  const { rebuild, woz } = voorbeeldcijfers[houseType]
  return {
    ...known,
    houseType,
    rebuildValueCents: inThousands(known.livingAreaSize * rebuild),
    wozCents: inThousands(known.livingAreaSize * woz),
  }
}
