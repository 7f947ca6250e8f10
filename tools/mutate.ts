// `npm run mutate`: measures how many small faults the tests notice in the code that is hardest to get right. Stryker breaks one
// expression at a time and runs the tests that reach it. As all lines would take a day, a sample is drawn by a seed, evenly over
// the folders, of a size that takes two cores some 40 minutes. `npm run mutate -- 50 7` draws 50 lines per folder by seed 7.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { randomFrom } from '../test/kit/random.ts'

const [linesPerFolder = 60, seed = 1] = process.argv.slice(2).map(Number)
const root = fileURLToPath(new URL('..', import.meta.url))

/** Folders in which a small slip costs somebody money, an appointment, an answer or their privacy. */
const folders = [
  'src/web/engine/apply',
  'src/server/services/idempotency',
  'src/server/services/payments',
  'src/server/services/planning',
  'src/server/services/submissions',
  'src/server/services/permissions.ts',
]

/** Every line of a folder that can hold an expression, in the notation of Stryker: `file:12-12`. */
const linesOf = (folder: string): string[] => {
  const paths = globSync(folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`, { cwd: root })
  return paths
    .filter((path) => !/\.test\.ts$|\/(test-|personal-data)/.test(path))
    .sort()
    .flatMap((path) =>
      readFileSync(`${root}${path}`, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /^\s*(\/?\*|\/\/|import |export type|export interface|[)}\]]*$)/.test(line)
            ? []
            : [`${path}:${at + 1}-${at + 1}`],
        ),
    )
}

const random = randomFrom(seed)
const draw = (lines: string[]): string[] => {
  const drawn: string[] = []
  while (drawn.length < linesPerFolder && lines.length > 0)
    drawn.push(...lines.splice(random.between(0, lines.length - 1), 1))
  return drawn
}

await new Stryker({
  mutate: folders.flatMap((folder) => draw(linesOf(folder))),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false, pool: 'forks' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // ends a loop that a fault made endless; it is long because the tests wait for a database
  timeoutMS: 60_000,
  // the first run, without a fault, takes as long as a busy machine needs
  dryRunTimeoutMinutes: 30,
  ignorePatterns: ['.data', '.cache', 'docs', 'bench'],
  tempDirName: '.cache/mutate',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutate.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}).runMutationTest()
