import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isLongRound } from './test/kit/long-round.ts'
import { LongestFirst } from './test/kit/longest-first.ts'
import { scratchFolder } from './test/kit/scratch.ts'

/**
 * How long a test, a hook or a poll may take before it counts as standing still, in milliseconds. These bounds end what
 * would never end; they measure nothing, so a machine that does five things at once stays far below them.
 */
const patience = { unit: 120_000, database: 300_000, journey: isLongRound ? 900_000 : 300_000, poll: 60_000 }

/** Tests that read the whole project, or compile or test a copy of it: too slow for the quick loop. */
const selfTests = ['test/planted-faults.test.ts', 'tools/{changed,chunks,new}.test.ts']
/** Tests that compare times, or count connections in a moment: one at a time. */
const measuring = ['test/hostile/{calm,memory,worst}.db.test.ts', 'test/storms/stop.db.test.ts']
/** Tests that start the product as processes, one or two each: a few at a time, as ten that start at once stand still. */
const startProcesses = [
  'src/server/{start,production}.db.test.ts',
  'test/hostile/{input,limits,partner,people}.db.test.ts',
  'test/storms/*.db.test.ts',
]

// unit: no database, no browser. database: *.db.test.ts; processes: those that start the product, alone: those that run
// one at a time. journeys: a browser on the built product.
export default defineConfig({
  test: {
    // by itself it leaves one core idle, and half of these tests wait for something
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    env: { TZ: 'America/Los_Angeles', TMPDIR: scratchFolder() },
    // the theme is read as text by what takes no custom properties: mails
    css: { include: [/theme\.css/] },
    // a process for every file spends half its time on loading the same libraries
    isolate: false,
    expect: { poll: { timeout: patience.poll } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'test/**/*.test.ts',
            'bench/**/*.test.ts',
            'brands/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', ...selfTests],
          setupFiles: ['test/kit/fresh-modules.ts'],
          testTimeout: patience.unit,
          hookTimeout: patience.unit,
        },
      },
      {
        extends: true,
        test: { name: 'self', include: selfTests, testTimeout: 300_000, hookTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['src', 'tools', 'test', 'bench'].map((folder) => `${folder}/**/*.db.test.ts`),
          exclude: [...measuring, ...startProcesses],
          // they wait for PostgreSQL, clocks and servers more than they reckon
          maxWorkers: 2 * availableParallelism() + 1,
          globalSetup: ['test/kit/database.ts'],
          testTimeout: patience.database,
          hookTimeout: patience.database,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: startProcesses,
          exclude: measuring,
          // one of them waits most of the time: for a process that starts, for the end of a round
          maxWorkers: availableParallelism() + 1,
          globalSetup: ['test/kit/database.ts'],
          testTimeout: patience.database,
          hookTimeout: patience.database,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: measuring,
          fileParallelism: false,
          globalSetup: ['test/kit/database.ts'],
          testTimeout: patience.database,
          hookTimeout: patience.database,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          // a visitor waits more than a machine reckons: pictures, pauses, servers that start
          maxWorkers: availableParallelism() + 1,
          include: ['test/journeys/**/*.journey.ts'],
          globalSetup: ['test/kit/database.ts'],
          testTimeout: patience.journey,
          hookTimeout: patience.journey,
        },
      },
    ],
  },
})
