import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brotliOf, firstStepPromise, withImports } from '../../../bench/promises/scripts.ts'
import type { Manifest } from '../../core/render.ts'
import { assetsOf } from '../render/assets.ts'
import { toolIslands } from './index.ts'

// of no database, but of the build that the database tests begin with
const built = new URL('../../../dist/client/.vite/manifest.json', import.meta.url)
const manifest = JSON.parse(await readFile(built, 'utf8')) as Manifest
const assets = assetsOf(manifest)

test.each(Object.keys(toolIslands))('%s weighs no more than the first step of a funnel', async (codename) => {
  const files = withImports(
    manifest,
    assets.island(codename).map((file) => file.slice(1)),
  )
  expect(await brotliOf(files)).toBeLessThanOrEqual(firstStepPromise.plain)
})
