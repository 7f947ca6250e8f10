import { translateEverything } from '../kit/browser.ts'

// Like `translated.long.journey.ts`, for advice and for forms that send a message.

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
  () => import('./will-advice.long.journey.ts'),
])
  await walk()
