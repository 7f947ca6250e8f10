import { expect, it, vi } from 'vitest'
import { holdsForEach } from '../engine/testing/test-failures.ts'

it('no first step waits for a control: what it shows must not change while that is fetched', () =>
  holdsForEach(
    Object.entries(import.meta.glob('./*/funnel.ts')),
    ([path]) => path,
    async ([, load]) => {
      // each funnel as a page loads it, with nothing that another one imported
      vi.resetModules()
      await load()
      const { definedFunnels } = await import('../engine/definition/define.ts')
      const { missingFor } = await import('../engine/steps/lazy-modules.ts')
      for (const funnel of definedFunnels()) {
        const [first = ''] = Object.keys(funnel.steps)
        // behind a gate a step is drawn by the browser alone
        if (!funnel.steps[first]?.gate) expect(missingFor(funnel, [first])).toEqual([])
      }
    },
  ))
