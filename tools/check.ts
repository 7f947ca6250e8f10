// `npm run check`: the quick loop, offline and without a database.
import { availableParallelism } from 'node:os'
import { runSteps, staticSteps, vitest } from './steps.ts'

const outcomes = await runSteps([vitest('unit'), ...staticSteps], Math.min(3, availableParallelism()))
if (outcomes.some((outcome) => !outcome.passed)) process.exitCode = 1
