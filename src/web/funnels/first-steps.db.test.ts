import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brotliOf, judgeFirstSteps, type PageScripts } from '../../../bench/promises/scripts.ts'
import type { Manifest } from '../../core/render.ts'
import { assetsOf } from '../render/assets.ts'
import { islands } from './index.ts'

// of no database, but of the build that the database tests begin with
const built = new URL('../../../dist/client/.vite/manifest.json', import.meta.url)

/** What a page with this funnel names, wherever it stands: also those that only somebody logged in gets to see. */
const weigh = async (manifest: Manifest, slug: string): Promise<PageScripts> => {
  const files = assetsOf(manifest).island(slug)
  const island = await brotliOf(files.map((file) => file.slice(1)))
  return { path: slug, islands: [slug], plain: 0, island }
}

test('no funnel’s first step weighs more than was promised', async () => {
  const manifest = JSON.parse(await readFile(built, 'utf8')) as Manifest
  const steps = await Promise.all(Object.keys(islands).map((slug) => weigh(manifest, slug)))
  const [plain, suggestions] = judgeFirstSteps(steps)
  for (const { spread, bound, note } of [plain, suggestions].filter((one) => one !== undefined))
    expect(spread.value, note).toBeLessThanOrEqual(bound?.value ?? 0)
  expect([plain, suggestions]).not.toContain(undefined)
})
