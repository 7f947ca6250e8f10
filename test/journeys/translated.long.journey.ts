import { translateEverything } from '../kit/browser.ts'

// Runs journeys of funnels and calculators again in browsers that translate every page: an island that looks for a text node
// where it no longer is loses its form.

translateEverything()
for (const walk of [
  () => import('./appointment.journey.ts'),
  () => import('./cancellation.journey.ts'),
  () => import('./contact-message.journey.ts'),
  () => import('./drafts.journey.ts'),
  () => import('./forms.journey.ts'),
  () => import('./handyman.journey.ts'),
  () => import('./home-insurance.journey.ts'),
  () => import('./inspections.journey.ts'),
  () => import('./insulation-check.journey.ts'),
  () => import('./membership.journey.ts'),
  () => import('./mijn.journey.ts'),
  () => import('./sale-price.journey.ts'),
])
  await walk()
