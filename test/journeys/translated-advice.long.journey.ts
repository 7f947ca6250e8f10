import { translateEverything } from '../kit/browser.ts'

// As `translated.long.journey.ts`: services that only the long round walks, and the calculators.

translateEverything()
for (const walk of [
  () => import('./callback.long.journey.ts'),
  () => import('./complaint.long.journey.ts'),
  () => import('./contract-review.long.journey.ts'),
  () => import('./financial-plan.long.journey.ts'),
  () => import('./legal-position.long.journey.ts'),
  () => import('./mortgage-advice.long.journey.ts'),
  () => import('./mortgage-guard.long.journey.ts'),
  () => import('./online-advice.long.journey.ts'),
  () => import('./people.long.journey.ts'),
  () => import('./subsidies-guide.long.journey.ts'),
  () => import('./valuation-report.long.journey.ts'),
  () => import('./valuation-request.long.journey.ts'),
  () => import('./vve-membership.long.journey.ts'),
  () => import('./vve-quote.long.journey.ts'),
  () => import('./will-advice.long.journey.ts'),
  () => import('./tools.long.journey.ts'),
])
  await walk()
