import { expect, it } from 'vitest'
import { visitor } from '../../../core/kernel/viewer.ts'
import { valueAt } from '../definition/answer-path.ts'
import { holdsForEach } from './test-failures.ts'
import { openFunnel } from './test-open.ts'
import { begin, type FunnelTrial, lastStep, type Way, walkAll, waysOf } from './test-walk.ts'

/**
 * Registers the tests of moving through a funnel: opening it at a later step, reloading, going back, changing an answer from the
 * overview, and clearing the answers that depend on a changed one.
 */
export const testMoving = (tried: FunnelTrial) => {
  const { funnel, properties, today } = tried
  const everyWay = (says: string, holds: (way: Way) => Promise<void>) =>
    it(says, () => holdsForEach(waysOf(tried), ({ name }) => name, holds))

  everyWay('starts at the first step, whatever later step the address asks for', async (way) => {
    const { last } = await lastStep(funnel, way, tried)
    const first = begin(funnel, visitor, way, tried).store.getSnapshot().step
    for (const asked of [last, 'bestaat-niet', '']) {
      const { store } = openFunnel(funnel, { properties, today, step: asked })
      expect(store.getSnapshot().step).toBe(first)
    }
  })

  everyWay(
    'stands on the same step after a reload, or on the one whose answers may not be kept',
    async (way) => {
      const { walk, last } = await lastStep(funnel, way, tried)
      const { store } = openFunnel(funnel, {
        properties,
        today,
        step: last,
        kept: walk.environment.drafts.at(-1),
      })
      const snapshot = store.getSnapshot()
      if (snapshot.step !== last)
        expect(snapshot.again.length, `a reload on ${last} fell back to ${snapshot.step}`).toBeGreaterThan(0)
    },
  )

  everyWay('goes back without losing anything, and walks on from there', async (way) => {
    const { walk, last } = await lastStep(funnel, way, tried)
    const before = JSON.stringify(walk.store.getSnapshot().answers)
    const previous = walk.store.getSnapshot().derived.walkable.at(-2)
    if (!previous) return
    walk.store.back()
    expect(walk.store.getSnapshot().step).toBe(previous)
    expect(JSON.stringify(walk.store.getSnapshot().answers)).toBe(before)
    await walk.store.next()
    expect(walk.store.getSnapshot().step).toBe(last)
  })

  everyWay('comes back to the overview after a change', async (way) => {
    if (!funnel.overview) return
    const walk = begin(funnel, visitor, way, tried)
    const seen = await walkAll(walk, undefined, funnel.overview)
    if (seen.at(-1) !== funnel.overview) return
    for (const step of seen.slice(0, -1)) {
      walk.store.edit(step)
      expect(walk.store.getSnapshot().step).toBe(step)
      await walk.store.next()
      expect(walk.store.getSnapshot().step, `after changing ${step}`).toBe(funnel.overview)
    }
  })

  everyWay('forgets what hangs on an answer that changes', async (way) => {
    for (const [parent, children] of Object.entries(funnel.clears ?? {})) {
      const { walk } = await lastStep(funnel, way, tried)
      const { answers, derived } = walk.store.getSnapshot()
      // nobody changes an answer that is hidden
      if (valueAt(answers, parent) === undefined || !derived.shown(parent)) continue
      const held = children.filter((child) => valueAt(walk.store.getSnapshot().answers, child) !== undefined)
      walk.store.set(parent, undefined)
      for (const child of held)
        expect(
          valueAt(walk.store.getSnapshot().answers, child),
          `${child} outlives ${parent}`,
        ).toBeUndefined()
    }
  })
}
