import { expect, test } from 'vitest'
import { judgeOffice } from '../../../bench/promises/office.ts'
import { brotliOf, readManifest, withImports } from '../../../bench/promises/scripts.ts'
import { judgeSheets } from '../../../bench/promises/sheets.ts'
import { islandFiles } from '../../../tools/island-files.ts'

// These tests use no database, but they need the build that the database tests begin with.

test('no page’s stylesheets weigh more than was promised, and neither do the screens of the office', async () => {
  const manifest = await readManifest()
  const judged = [...(await judgeSheets(manifest)), ...(await judgeOffice(manifest))]
  expect(judged.length).toBeGreaterThan(5)
  for (const { what, spread, bound } of judged)
    expect(spread.value, what).toBeLessThanOrEqual(bound?.value ?? 0)
})

test('the first step of no form or calculator loads more than 150 KB of script', async () => {
  const manifest = await readManifest()
  const fileOf = (source: string) => manifest[source]?.file ?? 'none'
  const weights = await Promise.all(
    islandFiles().map(async (source) => {
      const files = withImports(manifest, ['src/web/render/client.ts', source].map(fileOf))
      return { source, weight: await brotliOf(files) }
    }),
  )
  expect(weights.length).toBeGreaterThan(50)
  expect(weights.filter(({ weight }) => weight > 150)).toEqual([])
})
