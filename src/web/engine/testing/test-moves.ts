import { expect, it } from 'vitest'
import { visitor } from '../../../core/kernel/viewer.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { openFunnel } from './test-open.ts'
import { begin, lastStep, type TestFunnelOptions, type Way, walkAll } from './test-walk.ts'

/** Deep links, reloads, going back, changes from the overview and what a change forgets. */
export const testMoves = (funnel: Funnel, way: Way, options: TestFunnelOptions) => {
  it('starts at the first step, whatever later step the address asks for', async () => {
    const { last } = await lastStep(funnel, way, options)
    const first = begin(funnel, visitor, way, options).store.getSnapshot().step
    for (const asked of [last, 'bestaat-niet', '']) {
      const { properties, today } = options
      const { store } = openFunnel(funnel, { properties, today, step: asked })
      expect(store.getSnapshot().step).toBe(first)
    }
  })

  it('stands on the same step after a reload, or on the one whose answers may not be kept', async () => {
    const { walk, last } = await lastStep(funnel, way, options)
    const { properties, today } = options
    const { store } = openFunnel(funnel, {
      properties,
      today,
      step: last,
      kept: walk.environment.drafts.at(-1),
    })
    const snapshot = store.getSnapshot()
    if (snapshot.step !== last)
      expect(snapshot.again.length, `a reload on ${last} fell back to ${snapshot.step}`).toBeGreaterThan(0)
  })

  it('goes back without losing anything, and walks on from there', async () => {
    const { walk, last } = await lastStep(funnel, way, options)
    const before = JSON.stringify(walk.store.getSnapshot().answers)
    const previous = walk.store.getSnapshot().derived.walkable.at(-2)
    if (!previous) return
    walk.store.back()
    expect(walk.store.getSnapshot().step).toBe(previous)
    expect(JSON.stringify(walk.store.getSnapshot().answers)).toBe(before)
    await walk.store.next()
    expect(walk.store.getSnapshot().step).toBe(last)
  })

  it('comes back to the overview after a change', async () => {
    if (!funnel.overview) return
    const walk = begin(funnel, visitor, way, options)
    const seen = await walkAll(walk, undefined, funnel.overview)
    if (seen.at(-1) !== funnel.overview) return
    for (const step of seen.slice(0, -1)) {
      walk.store.edit(step)
      expect(walk.store.getSnapshot().step).toBe(step)
      await walk.store.next()
      expect(walk.store.getSnapshot().step, `after changing ${step}`).toBe(funnel.overview)
    }
  })

  it('forgets what hangs on an answer that changes', async () => {
    for (const [parent, children] of Object.entries(funnel.clears ?? {})) {
      const { walk } = await lastStep(funnel, way, options)
      if (valueAt(walk.store.getSnapshot().answers, parent) === undefined) continue
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
