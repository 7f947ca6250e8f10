import { expect, it, vi } from 'vitest'
import { everyQuestion } from '../../../../test/kit/forms.ts'

it('a form waits for no control, whatever it asks: what it shows must not change while that is fetched', async () => {
  // as a page loads it, with nothing that another test imported
  vi.resetModules()
  const { funnelOf } = await import('./funnel.ts')
  const { missingFor } = await import('../../engine/steps/lazy-modules.ts')
  expect(missingFor(funnelOf(everyQuestion), ['formulier'])).toEqual([])
})
