// Everything: `npm test`, or without bounds `npm run test:all`. Goes on after a failure, so that one run
// tells all, and ends with the line `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.ts'
import { type Outcome, projects, runSteps, staticSteps, unusedStep, vitest } from './steps.ts'

const countsOf = (project: string) => fileURLToPath(new URL(`../.cache/${project}.json`, import.meta.url))

interface Counts {
  passed: number
  failed: number
}

/** What a finished project counted; a project that broke down before it could count is one failure. */
function readCounts(project: string, outcome: Outcome | undefined): Counts {
  try {
    const report = JSON.parse(readFileSync(countsOf(project), 'utf8')) as Record<string, number>
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report
    return { passed, failed: Math.max(failed, outcome?.passed ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

for (const project of projects) rmSync(countsOf(project), { force: true })
const checks = await runSteps([...staticSteps, unusedStep], Math.min(2, availableParallelism()))
const counts: Counts[] = checks.map(({ passed }) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 }))

for (const project of projects) {
  const chromium = project === 'journeys' ? await ensureChromium() : undefined
  if (chromium) process.env.CHROMIUM_PATH = chromium
  const [outcome] = await runSteps([vitest(project)])
  counts.push(readCounts(project, outcome))
}

const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
if (total('failed') > 0) process.exitCode = 1
