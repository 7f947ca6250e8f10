import { expect, it } from 'vitest'
import { visitor } from '../../../core/kernel/viewer.ts'
import { withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { askedOnLeave, guardsOf } from '../state/derive.ts'
import { begin, fillStep, type TestFunnelOptions, type Way, walkAll } from './test-walk.ts'

/** What a step asks on leaving may not hang on a later one: it would bring whoever walks on back to where they were. */
export const testGuards = (funnel: Funnel, way: Way, options: TestFunnelOptions) => {
  it('asks nothing on leaving a step that a later step answers', async () => {
    const walk = begin(funnel, visitor, way, options)
    const seen = await walkAll(walk, () => fillStep(walk))
    const { derived } = walk.store.getSnapshot()
    seen.forEach((step, at) => {
      let earlier = derived.known
      for (const later of seen.slice(at + 1))
        for (const name of Object.keys(funnel.steps[later]?.asks ?? {}))
          earlier = withValueAt(earlier, name, undefined)
      for (const name of guardsOf(funnel, step))
        expect(askedOnLeave(funnel, name, earlier, derived.context)?.asked, `${name} looks ahead`).toBe(
          askedOnLeave(funnel, name, derived.known, derived.context)?.asked,
        )
    })
  })
}
