import { expect, it } from 'vitest'
import { withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { askedOnLeave, type Derived, guardsOf } from '../state/derive.ts'
import { holdsForEach } from './test-failures.ts'
import { type FunnelTrial, lastStep, waysOf } from './test-walk.ts'

/** Calls of `onLeave` whose question changes when a later step is answered. */
const looksAhead = (
  funnel: Funnel,
  { walkable, known, context }: Pick<Derived, 'walkable' | 'known' | 'context'>,
): string[] =>
  walkable.flatMap((step, at) => {
    const later = walkable.slice(at + 1).flatMap((key) => Object.keys(funnel.steps[key]?.asks ?? {}))
    const earlier = later.reduce((left, name) => withValueAt(left, name, undefined), known)
    const askedWith = (answers: typeof known, name: string) =>
      askedOnLeave(funnel, name, answers, context)?.asked
    return guardsOf(funnel, step).filter((name) => askedWith(earlier, name) !== askedWith(known, name))
  })

/**
 * Tests that no call on leaving a step (`onLeave`) depends on answers of a later step. An answer there would undo the success of
 * the call and lead the visitor back to the earlier step.
 */
export const testGuarding = (tried: FunnelTrial) => {
  it('asks nothing on leaving a step that a later step answers', () =>
    holdsForEach(
      waysOf(tried),
      ({ name }) => name,
      async (way) => {
        const { walk } = await lastStep(tried.funnel, way, tried)
        expect(looksAhead(tried.funnel, walk.store.getSnapshot().derived)).toEqual([])
      },
    ))
}
