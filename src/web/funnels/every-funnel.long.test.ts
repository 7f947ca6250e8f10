import { describe, expect, it } from 'vitest'
import { definedFunnels } from '../engine/definition/define.ts'
import { testEngine } from '../engine/testing/test-engine.ts'
import { testFunnelThoroughly } from '../engine/testing/test-funnel.ts'
import type { FunnelTrial } from '../engine/testing/test-walk.ts'
import { sharedForm } from './forms/forms-funnel.ts'

// Each funnel is walked as every viewer on every path, and the engine's tests of moving, sending and guarding run on it, as they
// do on the trial funnels.

await Promise.all(Object.values(import.meta.glob('./*/*-funnel.ts')).map((load) => load()))
const defined = [...definedFunnels()]

const waysOfTheirOwn = Object.values(
  import.meta.glob<{ trials: FunnelTrial[] }>(['./*/test-*-ways.ts', '../appointments/*/test-*-ways.ts'], {
    eager: true,
  }),
).flatMap(({ trials }) => trials)
/** Funnels without ways of their own are walked with the example answers of their bricks. */
const plain = defined.filter(
  // The shared funnel of all forms asks nothing; forms with questions are in `test-forms-ways.ts`.
  (funnel) => funnel !== sharedForm && !waysOfTheirOwn.some((trial) => trial.funnel === funnel),
)

describe.each([...waysOfTheirOwn, ...plain.map((funnel): FunnelTrial => ({ funnel }))])(
  '$funnel.slug',
  (trial) => {
    testFunnelThoroughly(trial)
    testEngine(trial)
  },
)

it('there are funnels', () => expect(defined.length).toBeGreaterThan(40))
