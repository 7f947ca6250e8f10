import { defineConfig } from 'vitest/config'
import { scratchFolder } from './test/kit/scratch.ts'

/** The tests that `npm run mutate` asks: those beside the code that it breaks, and one feature of each kind that uses it. */
export default defineConfig({
  test: {
    env: { TZ: 'America/Los_Angeles', TMPDIR: scratchFolder() },
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['test/kit/database.ts'],
    // tests of what is fetched late need modules that no file before them loaded
    exclude: ['**/*.long.*', '**/lazy-*'],
    include: [
      'src/web/engine/**/*.test.{ts,tsx}',
      'src/core/{payments,planning}/*.test.ts',
      'src/server/services/permissions.test.ts',
      'src/server/services/{payments,planning,submissions}/*.test.ts',
      'src/server/http/idempotency.db.test.ts',
      'src/server/features/{handyman,callback,payments,appointment,inspections}/*.test.ts',
    ],
  },
})
