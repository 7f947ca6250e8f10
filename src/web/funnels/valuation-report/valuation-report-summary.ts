import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { valuationReportTitles } from '../../../core/contract/valuation-report/valuation-report-titles.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { valuationReportRows } from '../../../core/valuation-report/valuation-report-summary-rows.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** The sections of the overview: the rows of the stored summary, with the prices that the page was given. */
export const valuationReportSections = (
  { body }: InputOf<typeof register>,
  { properties, viewer }: Pick<Context<{ price: number; waarderapport: number }>, 'properties' | 'viewer'>,
): Section[] =>
  valuationReportRows(body, {
    price: properties.waarderapport,
    fee: isMember(viewer) ? undefined : properties.price,
  })

/** The section that shows what is bought belongs to the overview itself, since no step asks about it. */
export const steps = { [valuationReportTitles.report]: 'overzicht' }
