import { translateEverything } from '../kit/browser.ts'

// Like `translated.long.journey.ts`, for homes, apartments and the calculators.

translateEverything()
for (const walk of [
  () => import('./people.long.journey.ts'),
  () => import('./subsidies-guide.long.journey.ts'),
  () => import('./valuation-report.long.journey.ts'),
  () => import('./valuation-request.long.journey.ts'),
  () => import('./vve-membership.long.journey.ts'),
  () => import('./vve-quote.long.journey.ts'),
  () => import('./tools.long.journey.ts'),
])
  await walk()
