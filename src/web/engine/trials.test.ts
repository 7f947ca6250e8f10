import { testEngine } from './testing/test-engine.ts'
import { testFunnel } from './testing/test-funnel.ts'
import { trial } from './testing/test-trial.ts'
import type { FunnelTrial } from './testing/test-walk.ts'

// Moving, sending and guarding, tried on a funnel with one of everything. `holds.test.ts` and `run-time-options.test.ts` try it
// where an answer is held, and where it is chosen among what is read.

// another moment than its time, as its rule asks
const answers = { slot: 'ochtend', time: 'tien uur' }

const tried: FunnelTrial = {
  funnel: trial,
  ways: [
    { name: 'as asked', answers },
    {
      name: 'with more',
      answers: { ...answers, kind: 'yes' },
      steps: ['een', 'twee', 'drie', 'vier', 'overzicht'],
    },
    {
      name: 'past a step that is closed',
      answers: { ...answers, kind: 'yes', more: 'open', deep: 'dicht' },
      steps: ['een', 'twee', 'vier', 'overzicht'],
    },
  ],
  summary: 'none',
  unsent: Object.fromEntries(
    [
      ...['born', 'days', 'deep', 'kind', 'time', 'top'],
      ...['home.houseNumber', 'home.addition', 'home.streetName', 'home.city'],
    ].map((path) => [path, 'the trial is about steps, and sends little']),
  ),
}

testFunnel(tried)
testEngine(tried)
