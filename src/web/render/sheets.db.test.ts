import { expect, test } from 'vitest'
import { readManifest } from '../../../bench/promises/scripts.ts'
import { judgeSheets } from '../../../bench/promises/sheets.ts'

// This test uses no database, but it needs the build that the database tests begin with.
test('no page’s stylesheets weigh more than was promised', async () => {
  const judged = await judgeSheets(await readManifest())
  expect(judged.length).toBeGreaterThan(0)
  for (const { what, spread, bound } of judged)
    expect(spread.value, what).toBeLessThanOrEqual(bound?.value ?? 0)
})
