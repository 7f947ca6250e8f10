import { expect, it } from 'vitest'
import { withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { askedOnLeave, type Derived, guardsOf } from '../state/derive.ts'
import { lastStep, type TestFunnelOptions, type Way } from './test-walk.ts'

/** Calls of `onLeave` whose question is another one as soon as a later step is answered, of a funnel that is filled in. */
export const looksAhead = (
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

/** What a step asks on leaving may not hang on a later one: it would bring whoever walks on back to where they were. */
export const testGuards = (funnel: Funnel, way: Way, options: TestFunnelOptions) => {
  it('asks nothing on leaving a step that a later step answers', async () => {
    const { walk } = await lastStep(funnel, way, options)
    expect(looksAhead(funnel, walk.store.getSnapshot().derived)).toEqual([])
  })
}
