import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { brotliOf, firstStepPromise, withImports } from '../../../bench/promises/scripts.ts'
import type { Manifest } from '../../core/render.ts'
import type { Funnel } from '../engine/definition/define.ts'
import type { View } from '../engine/definition/view.ts'
import { assetsOf } from '../render/assets.ts'
import { islands } from './index.ts'

// of no database, but of the build that the database tests begin with
const built = new URL('../../../dist/client/.vite/manifest.json', import.meta.url)
const manifest = JSON.parse(await readFile(built, 'utf8')) as Manifest
const assets = assetsOf(manifest)

/** All funnels by slug, and all views that a step may load, by their file as the client build names it. */
const definitions = Object.values(
  import.meta.glob<Record<string, unknown>>('./*/{funnel,island}.{ts,tsx}', { eager: true }),
).flatMap((module) => Object.values(module))
const funnelOf = (slug: string) =>
  definitions.find(
    (value): value is Funnel =>
      typeof value === 'object' &&
      value !== null &&
      'slug' in value &&
      value.slug === slug &&
      'steps' in value,
  )
const views = Object.entries(
  import.meta.glob<{ default?: View }>(
    ['./*/steps/*.tsx', '../{appointments,login,form}/*.tsx', '!**/*.test.tsx'],
    { eager: true },
  ),
).map(([path, module]) => ({ path, view: module.default }))

/** The file of a view that a step loads. */
const fileOf = (view: View): string => {
  const found = views.find((one) => one.view === view)
  if (!found) throw new Error(`No file of a view was found for ${String(view.name)}.`)
  return new URL(found.path, 'file:///src/web/funnels/').pathname.slice(1)
}

/** What the first step loads beyond what its page names: its view, its wall, and what draws its answers. */
async function loadedBy({ steps, draws = {} }: Funnel): Promise<string[]> {
  const [first] = Object.values(steps)
  const own = Object.entries(draws).filter(([path]) => (path.split(/[.[]/)[0] ?? '') in (first?.asks ?? {}))
  const loads = [first?.load, first?.gate?.load, ...own.map(([, load]) => load)]
  const modules = await Promise.all(loads.map((load) => load?.()))
  return modules.flatMap((module) => (module ? [fileOf(module.default)] : []))
}

/** Brotli, in KB of 1000 bytes; and whether it suggests what one types, or shows a calendar. */
async function weigh(slug: string) {
  const funnel = funnelOf(slug)
  const loaded = funnel ? await loadedBy(funnel) : []
  const named = assets.island(slug).map((file) => file.slice(1))
  const files = withImports(manifest, [...named, ...loaded.map((source) => manifest[source]?.file ?? '')])
  const rich = files.some((file) => /\/(suggest|calendar)-/.test(file))
  return { slug, rich, weight: await brotliOf(files) }
}

describe('no funnel’s first step weighs more than was promised', async () => {
  const steps = await Promise.all(Object.keys(islands).map(weigh))
  test.each(steps)('$slug: $weight KB', ({ rich, weight }) => {
    expect(weight).toBeLessThanOrEqual(rich ? firstStepPromise.rich : firstStepPromise.plain)
  })
  test('of both kinds there are some', () => {
    expect(new Set(steps.map(({ rich }) => rich)).size).toBe(2)
    expect(steps.find(({ slug }) => slug === 'terugbellen')?.rich).toBe(true)
  })
})
