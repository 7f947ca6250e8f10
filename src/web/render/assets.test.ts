import { expect, test } from 'vitest'
import type { Manifest } from '../../core/render.ts'
import { islandIn } from '../funnels/funnel-module.tsx'
import { islands, moduleOf } from '../funnels/index.ts'
import { assetsOf } from './assets.ts'

/** A build in which every source has a file of its own name. */
const manifest = new Proxy({} as Manifest, {
  get: (_all, source) => ({ file: `assets/${String(source)}.js` }),
})

test.each(Object.keys(islands))('a page with %s names the files of its own island', async (slug) => {
  const module = moduleOf(slug)
  expect(islandIn(await import(`../funnels/${module}`), slug)).toBeTypeOf('function')
  expect(assetsOf(manifest).island(slug)).toContain(`/assets/src/web/funnels/${module}.js`)
})
