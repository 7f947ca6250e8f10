// Everything: `npm test`, or without bounds `npm run test:all`. Narrowed by words in paths (`npm test handyman`), or to
// what follows from what changed since a commit (`npm test -- --changed`, `-- --changed=main`). Goes on after a
// failure, so that one run tells all; tells what each feature cost, and ends with the line `N passed, N failed`, and
// with 1 when anything failed.
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedSince, followsFrom, readGraph } from './changed.ts'
import { ensureChromium } from './chromium.ts'
import { type FileResult, featureKeys, secondsBy } from './spent.ts'
import { type Outcome, projects, reportOf, runSteps, staticSteps, unusedStep, vitest } from './steps.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

interface Counts {
  passed: number
  failed: number
  files: FileResult[]
}

type Report = { numPassedTests?: number; numFailedTests?: number; testResults?: FileResult[] }

/**
 * What a finished project counted; one that broke down before it could count is one failure, and so is one that ran
 * nothing, unless it was narrowed.
 */
function readCounts(report: string, outcome: Outcome | undefined, isNarrowed: boolean): Counts {
  try {
    const told = JSON.parse(readFileSync(report, 'utf8')) as Report
    const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults: files = [] } = told
    return { passed, failed: Math.max(failed, outcome?.passed ? 0 : 1), files }
  } catch {
    return { passed: 0, failed: outcome?.passed && isNarrowed ? 0 : 1, files: [] }
  }
}

const asked = process.argv.slice(2)
const changed = asked.find((one) => one.startsWith('--changed'))
const since = changed?.split('=')[1] ?? 'HEAD'

/** Tests that follow from what changed, of a kind by its ending; those of one kind are shared by two projects. */
const kindOf = (path: string): string => /[.](db[.]test|journey)[.]/.exec(path)?.[1] ?? 'test'
const kinds: Readonly<Record<string, string>> = {
  unit: 'test',
  self: 'test',
  database: 'db.test',
  processes: 'db.test',
  alone: 'db.test',
  journeys: 'journey',
}

const readChanged = async (): Promise<string[]> => {
  const paths = changedSince(root, since)
  const tests = paths.length > 0 ? followsFrom(await readGraph(root), paths) : []
  console.log(`${paths.length} files changed since ${since}; ${tests.length} files of tests follow from them`)
  return tests
}
const following = changed ? await readChanged() : []

/** How a project is narrowed; undefined when nothing of it is asked for. */
const narrowed = (project: string): string[] | undefined => {
  if (!changed) return asked
  const tests = following.filter((path) => kindOf(path) === kinds[project])
  return tests.length > 0 ? tests : undefined
}

const checks = await runSteps([...staticSteps, unusedStep], Math.min(2, availableParallelism()))
const counts: Counts[] = checks.map(({ passed }) => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  files: [],
}))

for (const project of projects) {
  const only = narrowed(project)
  if (!only) continue
  const chromium = project === 'journeys' ? await ensureChromium() : undefined
  if (chromium) process.env.CHROMIUM_PATH = chromium
  const report = join(root, reportOf(project, only))
  rmSync(report, { force: true })
  const [outcome] = await runSteps([vitest(project, 'default', only)])
  counts.push(readCounts(report, outcome, only.length > 0))
}

console.log('seconds of tests by feature, and by folder beside features (several run at once):')
const spent = secondsBy(
  counts.flatMap(({ files }) => files),
  root,
  featureKeys(root),
)
for (const { of, seconds } of spent) console.log(`${seconds.toFixed(1).padStart(8)} s  ${of}`)

const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
if (total('failed') > 0) process.exitCode = 1
