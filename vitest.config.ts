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

/** The kinds of test, by what they need. */
const kinds: Record<string, Kind> = {
  /** Nothing but the sources. */
  unit: {
    include: ['{src,tools,test,brands}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.db.test.ts'],
    workers: cores,
    setupFiles: ['test/kit/fresh-modules.ts'],
  },
  /** A PostgreSQL; some start the built product as well. They wait more than they compute, so more of them run at once. */
  database: {
    include: ['{src,tools,test}/**/*.db.test.ts'],
    workers: 2 * cores + 1,
    globalSetup: ['test/kit/database.ts'],
  },
  /** A browser on the built product: each worker has a site of its own. */
  journeys: {
    include: ['test/journeys/*.journey.ts'],
    workers: cores + 1,
    globalSetup: ['test/kit/database.ts', 'test/kit/sites.ts'],
  },
}

/**
 * Each kind is two projects, which run one after the other: what `npm test` runs, and what only `npm run test:all` adds.
 * The name of a file says it: that of the second has `.long.` in it.
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
        // what is tried many times takes many times as long
        ...(second && { testTimeout: 1_800_000, hookTimeout: 1_800_000 }),
      },
    }
  }),
)

export default defineConfig({
  test: {
    env: { TZ: 'America/Los_Angeles', TMPDIR: scratchFolder() },
    // the theme is read as text by what takes no custom properties: mails
    css: { include: [/theme\.css/] },
    // a process for every file spends half its time on loading the same libraries
    isolate: false,
    // These end what would never end, in milliseconds; they measure nothing, so a busy machine stays far below them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects,
  },
})
