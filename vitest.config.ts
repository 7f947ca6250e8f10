import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { scratchFolder } from './test/kit/scratch.ts'

const cores = availableParallelism()
const long = '**/*.long.*'

interface Kind {
  include: string[]
  exclude?: string[]
  workers: number
  globalSetup?: string[]
  setupFiles?: string[]
}

const kinds: Record<string, Kind> = {
  unit: {
    include: ['{src,tools,test,brands}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.db.test.ts'],
    workers: cores,
    setupFiles: ['test/kit/fresh-modules.ts'],
  },
  /**
   * Needs a PostgreSQL; some start the built product as well. These tests wait more than they compute, so more of them run at
   * once.
   */
  database: {
    include: ['{src,tools,test}/**/*.db.test.ts'],
    workers: 2 * cores + 1,
    globalSetup: ['test/kit/database.ts'],
  },
  /** Needs a browser on the built product; each worker has a site of its own. */
  journeys: {
    include: ['test/journeys/*.journey.ts'],
    workers: cores + 1,
    globalSetup: ['test/kit/database.ts', 'test/kit/sites.ts'],
  },
}

/**
 * Each kind is two projects that run one after the other: tests that `npm test` runs, and tests that only `npm run test:all`
 * adds, whose file names have `.long.` in them.
 */
const projects = ['', '-long'].flatMap((round, second) =>
  Object.entries(kinds).map(([name, kind], at): TestProjectInlineConfiguration => {
    const { include, exclude = [], workers, ...setup } = kind
    return {
      extends: true,
      test: {
        ...setup,
        name: `${name}${round}`,
        include: second ? include.map((glob) => glob.replace('*.', '*.long.')) : include,
        exclude: second ? exclude : [...exclude, long],
        maxWorkers: workers,
        sequence: { groupOrder: 10 * second + at },
        // these try a thing many times, and take many times as long
        ...(second && { testTimeout: 1_800_000, hookTimeout: 1_800_000 }),
      },
    }
  }),
)

export default defineConfig({
  test: {
    env: { TZ: 'America/Los_Angeles', TMPDIR: scratchFolder() },
    // mails take no custom properties and read the theme as text
    css: { include: [/theme\.css/] },
    // a process for every file would spend half its time on loading the same libraries
    isolate: false,
    // Milliseconds. These limits end what would never end and measure nothing, so a busy machine stays far below them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects,
  },
})
