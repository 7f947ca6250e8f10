import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { email } from '../../../core/fields/person/email.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { isLoggedIn, isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/mortgage-guard/summary-rows.ts'

/**
 * The overview: what the stored summary says, at the price of the page. Whoever is not logged in gave the e-mail address
 * in the first step, whose own panel shows it.
 */
export const sectionsOf = (
  { body }: InputOf<typeof registerHypotheekwacht>,
  { viewer, properties }: { viewer: Viewer; properties: { price: Cents } },
): Section[] => {
  const sections = rowsOf(body, isMember(viewer) ? undefined : properties.price)
  if (isLoggedIn(viewer)) return sections
  return sections.map((section) => ({
    ...section,
    rows: section.rows.filter(({ label }) => label !== email.facts.label),
  }))
}
