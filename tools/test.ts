// `npm test`: runs the checks and tests that protect people and their data, once. `npm run test:all`: also runs those that try
// things many times. Words narrow it to tests with one of them in their path (`npm test handyman`). It goes on after a failure,
// so that one run tells all, and ends with the line `N passed, N failed`, and with 1 when anything failed.
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.ts'
import { type Outcome, projects, runSteps, staticSteps, unusedStep, vitest } from './steps.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = process.argv.slice(2).filter((word) => word !== '--all')
const isAll = process.argv.includes('--all')

interface Counts {
  passed: number
  failed: number
}

/**
 * Counts the results of a project. A project that broke down before it could report counts as one failure, and so does one that
 * ran no test although no words narrowed it.
 */
function countsOf(report: string, { passed: isGreen }: Outcome): Counts {
  try {
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(
      readFileSync(join(root, report), 'utf8'),
    ) as { numPassedTests?: number; numFailedTests?: number }
    return { passed, failed: Math.max(failed, isGreen ? 0 : 1) }
  } catch {
    return { passed: 0, failed: isGreen && words.length > 0 ? 0 : 1 }
  }
}

const checks = await runSteps([...staticSteps, unusedStep], Math.min(2, availableParallelism()))
const counts: Counts[] = checks.map(({ passed }) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 }))

process.env.CHROMIUM_PATH ??= ensureChromium()
for (const project of isAll ? [...projects, ...projects.map((name) => `${name}-long`)] : projects) {
  const report = `.cache/${project}.json`
  rmSync(join(root, report), { force: true })
  for (const outcome of await runSteps([vitest(project, report, words)]))
    counts.push(countsOf(report, outcome))
}

const total = (key: keyof Counts) => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
if (total('failed') > 0) process.exitCode = 1
