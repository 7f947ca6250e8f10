import { parseDate } from '@internationalized/date'
import { insuranceTaxRate } from '../../../core/figures/insurance-tax.ts'
import type { Comparison, InsurancePrice, InsuranceRefusal } from '../../../core/insurance/insurer-answers.ts'
import { age } from '../../../core/rules/age.ts'
import { type InsuranceType, insuranceNames } from '../../../core/rules/insurance-packages.ts'
import type { InsuranceQuestion } from '../../ports/insurer.ts'
import { type HomeFacts, homeAt } from './homes.ts'
import { type Insured, percentOf, premiumOf } from './premium.ts'
import { type SandboxTariff, tariffOn } from './tariff.ts'

const corrected = (home: HomeFacts, by: InsuranceQuestion['corrections']): HomeFacts => ({
  houseType: by.houseType ?? home.houseType,
  constructionYear: by.constructionYear ?? home.constructionYear,
  livingAreaSize: by.livingAreaSize ?? home.livingAreaSize,
  rebuildValueCents: by.rebuildValueCents ?? home.rebuildValueCents,
  wozCents: by.wozCents ?? home.wozCents,
})

const refusalOf = (
  type: InsuranceType,
  { tariff: { limits }, home, years }: Insured,
): InsuranceRefusal | undefined => {
  if (years < limits.age) return 'too-young'
  if (type === 'Home' && home.rebuildValueCents > limits.rebuildValueCents) return 'value-too-high'
  if (type === 'Content' && home.wozCents > limits.wozCents) return 'value-too-high'
  return undefined
}

const priceOf = (type: InsuranceType, insured: Insured): InsurancePrice => {
  const named = { insuranceType: type, productName: `${insuranceNames[type]} (voorbeeld)` }
  const refused = refusalOf(type, insured)
  if (refused) return { ...named, refused }
  const premiumCents = premiumOf[type](insured)
  const { value: rate } = insuranceTaxRate.on(insured.question.day)
  return { ...named, premiumCents, taxCents: percentOf(premiumCents, rate) }
}

/** Calculates what insurances cost, by the example tariff that applies on the question's day (docs/insurance-tariff.md). */
export const compareByTariff = (
  question: InsuranceQuestion,
  tariff: SandboxTariff = tariffOn(question.day),
): Comparison => {
  const { source, version, from, voorbeeldtarief: isExample } = tariff
  const told = { source, version, from, isExample }
  const found = homeAt(question.address)
  if ('refused' in found) return { tariff: told, refused: found.refused, insurances: [] }
  const insured: Insured = {
    tariff,
    question,
    home: corrected(found, question.corrections),
    years: age(question.dateOfBirth, parseDate(question.day)),
  }
  return { tariff: told, insurances: question.types.map((type) => priceOf(type, insured)) }
}
