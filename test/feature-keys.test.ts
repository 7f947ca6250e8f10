import { globSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../src/server/features.ts'
import type { Funnel } from '../src/web/engine/definition/define.ts'
import { islands, moduleOf } from '../src/web/funnels/index.ts'

/** Features with calls of their own; the others are what services bring along. */
const withCalls = features.filter(({ served }) => served.length > 0)
const keys = withCalls.map(({ key }) => key)

/** A folder of a funnel is its feature's key, or begins with it: `own-details-iban` is one of `own-details`. */
const featureOf = (folder: string) =>
  keys
    .filter((key) => folder === key || folder.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length)[0]

const funnelsIn = async (folder: string): Promise<Funnel[]> => {
  const paths = globSync(`src/web/funnels/${folder}/funnel.ts`)
  const modules = await Promise.all(paths.map((path) => import(`../${path}`)))
  return modules.flatMap((module: Record<string, unknown>) =>
    Object.values(module).filter(
      (value): value is Funnel =>
        typeof value === 'object' && value !== null && 'slug' in value && 'exits' in value,
    ),
  )
}

test('every feature has the folder of its key, and its calls are those of the contract with that key', async () => {
  expect(keys.toSorted()).toEqual(readdirSync('src/server/features').toSorted())
  for (const { key, served } of withCalls) {
    const contract = Object.values(await import(`../src/core/contract/${key}.ts`))
    for (const { endpoint } of served) expect(contract, `${endpoint.name} of ${key}`).toContain(endpoint)
  }
})

test.each(Object.keys(islands))(
  'the funnel %s stands by the key of the feature that it sends to',
  async (slug) => {
    const folder = dirname(moduleOf(slug))
    const key = featureOf(folder)
    expect(key, `${folder} begins with the key of no feature`).toBeDefined()
    const calls = withCalls.find((feature) => feature.key === key)?.served.map(({ endpoint }) => endpoint)
    for (const funnel of await funnelsIn(folder))
      for (const { endpoint } of Object.values(funnel.exits)) expect(calls).toContain(endpoint)
  },
)

test('no folder of a funnel is left out of the list', () => {
  const folders = globSync('src/web/funnels/*/').map((path) => basename(path))
  const listed = new Set(Object.keys(islands).map((slug) => dirname(moduleOf(slug))))
  expect(folders.toSorted()).toEqual([...listed].toSorted())
})
