import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import type { Manifest } from '../../core/render.ts'
import { type FunnelModule, islandIn } from '../funnels/funnel-module.tsx'
import { assetsOf } from './assets.ts'
import { islandSource, islands } from './islands.ts'

/** A build manifest in which every source has a file of its own name. */
const manifest = new Proxy({} as Manifest, {
  get: (_all, source) => ({ file: `assets/${String(source)}.js` }),
})

test('a page with an island names the files of its own island', async () => {
  expect(
    await failures(Object.keys(islands), async (slug) => {
      const source = islandSource(slug)
      const module = (await import(/* @vite-ignore */ `../../../${source}`)) as FunnelModule
      expect(islandIn(module, slug)).toBeTypeOf('function')
      expect(assetsOf(manifest).island(slug)).toContain(`/assets/${source}.js`)
    }),
  ).toEqual([])
})
