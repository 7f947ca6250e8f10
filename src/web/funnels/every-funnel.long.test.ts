import { describe, expect, it } from 'vitest'
import { definedFunnels } from '../engine/definition/define.ts'
import { testEngine } from '../engine/testing/test-engine.ts'
import { testFunnelThoroughly } from '../engine/testing/test-funnel.ts'
import type { Tried } from '../engine/testing/test-walk.ts'
import { sharedForm } from './forms/funnel.ts'

// Each funnel is walked by every viewer on every way, and moved, sent and guarded as the engine's own tests do with the
// trial funnels.

await Promise.all(Object.values(import.meta.glob('./*/funnel.ts')).map((load) => load()))
const defined = [...definedFunnels()]

const waysOfTheirOwn = Object.values(
  import.meta.glob<{ tried: Tried[] }>(['./*/test-ways.ts', '../appointments/*/test-ways.ts'], {
    eager: true,
  }),
).flatMap(({ tried }) => tried)
/** Funnels that their folder says nothing of are walked as they ask by themselves. */
const plain = defined.filter(
  // what all forms of editors share asks nothing: forms with questions are in their folder's ways
  (funnel) => funnel !== sharedForm && !waysOfTheirOwn.some((tried) => tried.funnel === funnel),
)

describe.each([...waysOfTheirOwn, ...plain.map((funnel): Tried => ({ funnel }))])('$funnel.slug', (tried) => {
  testFunnelThoroughly(tried)
  testEngine(tried)
})

it('there are funnels', () => expect(defined.length).toBeGreaterThan(40))
