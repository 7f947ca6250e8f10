import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { email } from '../../../core/fields/person/email.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { isLoggedIn, isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { mortgageGuardRows } from '../../../core/mortgage-guard/mortgage-guard-summary-rows.ts'

/**
 * The sections of the overview: the stored summary, at the price of the page. The e-mail address of a visitor is left out,
 * because the panel of the first step shows it.
 */
export const mortgageGuardSections = (
  { body }: InputOf<typeof registerHypotheekwacht>,
  { viewer, properties }: { viewer: Viewer; properties: { price: Cents } },
): Section[] => {
  const sections = mortgageGuardRows(body, isMember(viewer) ? undefined : properties.price)
  if (isLoggedIn(viewer)) return sections
  return sections.map((section) => ({
    ...section,
    rows: section.rows.filter(({ label }) => label !== email.facts.label),
  }))
}
