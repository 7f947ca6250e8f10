import { defineConfig } from 'vitest/config'
import { scratchFolder } from './test/kit/scratch.ts'

/** The tests that `npm run mutate` runs: those beside the code that it mutates, and one feature of each kind that uses it. */
export default defineConfig({
  test: {
    env: { TZ: 'America/Los_Angeles', TMPDIR: scratchFolder() },
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['test/kit/database.ts'],
    setupFiles: ['test/kit/fresh-modules.ts'],
    exclude: ['**/*.long.*'],
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
