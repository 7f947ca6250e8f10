import { beforeEach, expect, it, vi } from 'vitest'

// each funnel as a page loads it, with nothing that another one imported
beforeEach(() => void vi.resetModules())

it.each(Object.entries(import.meta.glob('./*/funnel.ts')))(
  '%s: its first step waits for no control: what it shows must not change while that is fetched',
  async (_path, load) => {
    await load()
    const { definedFunnels } = await import('../engine/definition/define.ts')
    const { missingFor } = await import('../engine/steps/lazy-modules.ts')
    for (const funnel of definedFunnels()) {
      const [first = ''] = Object.keys(funnel.steps)
      // behind a gate a step is drawn by the browser alone
      if (!funnel.steps[first]?.gate) expect(missingFor(funnel, [first])).toEqual([])
    }
  },
)
