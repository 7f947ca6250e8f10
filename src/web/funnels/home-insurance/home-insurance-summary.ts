import {
  insurers,
  quote as quoteCall,
  validate,
} from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { type Application, rowsOf } from '../../../core/home-insurance/application-rows.ts'
import { sectionTitles } from '../../../core/insurance/section-titles.ts'
import { centsFromEuros } from '../../../core/kernel/money.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** Converts euros of the request to cents, which the stored answers have. */
const withCents = (of: Application): Application => {
  const { rebuildValue, wozIndication, ...property } = of.answers.property
  const cents = (value: unknown) => (typeof value === 'number' ? centsFromEuros(value) : undefined)
  return {
    ...of,
    answers: {
      ...of.answers,
      property: { ...property, rebuildValue: cents(rebuildValue), wozIndication: cents(wozIndication) },
    },
  }
}

export const homeInsuranceSections = ({ body }: { body: Application }, context: Context<unknown>) => {
  const quote = context.leaveAnswer('aanvullende-gegevens', quoteCall)
  const joins = context.leaveAnswer('opzegservice', validate)?.membership
  if (!quote) return []
  const code = body.cancellationService ? body.cancellationService.encryptedInsurer : undefined
  return rowsOf(withCents(body), {
    quote,
    conditions: context.leaveAnswer('opzegservice', validate)?.conditions ?? [],
    fee: joins?.feeInCents,
    freeFirstYear: joins?.isFirstYearFree ?? false,
    insurer: context.read('insurers', insurers)?.find(({ encryptedInsurer }) => encryptedInsurer === code)
      ?.name,
  })
}

/** The step where each section of the summary is changed. */
export const steps = {
  [sectionTitles.premium]: 'premie',
  [sectionTitles.personal]: 'slotvragen',
  [sectionTitles.building]: 'aanvullende-gegevens',
  [sectionTitles.contents]: 'aanvullende-gegevens',
  [sectionTitles.liability]: 'aanvullende-gegevens',
  [sectionTitles.legal]: 'aanvullende-gegevens',
  [sectionTitles.conditions]: 'afsluiten',
}
