import { globSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../src/server/features.ts'
import type { Funnel } from '../src/web/engine/definition/define.ts'
import { islands, moduleOf } from '../src/web/funnels/funnels.ts'
import { failures } from './kit/failures.ts'

/** Features with calls of their own; the calls of other features come from services. */
const withCalls = features.filter(({ served }) => served.length > 0)
const keys = withCalls.map(({ key }) => key)
const namesOf = (key: string | undefined) =>
  withCalls.find((feature) => feature.key === key)?.served.map(({ endpoint }) => endpoint.name) ?? []

/** The feature of a funnel's folder, whose name is the key or begins with it: `own-details-iban` belongs to `own-details`. */
const featureOf = (folder: string) =>
  keys
    .filter((key) => folder === key || folder.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length)[0]

const isCall = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value
const isFunnel = (value: unknown): value is Funnel =>
  typeof value === 'object' && value !== null && 'slug' in value && 'exits' in value

const contracts = import.meta.glob<Record<string, unknown>>('../src/core/contract/*/*-calls.ts')
const definitions = import.meta.glob<Record<string, unknown>>('../src/web/funnels/*/*-funnel.ts')

test('every feature has the folder of its key, and its calls are those of the contract with that key', async () => {
  expect(keys.toSorted()).toEqual(readdirSync('src/server/features').toSorted())
  for (const key of keys) {
    const contract = await contracts[`../src/core/contract/${key}/${key}-calls.ts`]?.()
    const calls = Object.values(contract ?? {}).filter(isCall)
    expect(calls.map(({ name }) => name).toSorted(), key).toEqual(namesOf(key).toSorted())
  }
})

test('names of calls and lines of the trail begin with the key of the feature that they are of', () => {
  const strangers = features.flatMap(({ key, served, trail = {} }) =>
    [...served.map(({ endpoint }) => endpoint.name), ...Object.keys(trail)].filter(
      (name) => !name.startsWith(`${key}.`),
    ),
  )
  expect(strangers).toEqual([])
})

test('every funnel stands by the key of the feature that it sends to', async () => {
  expect(
    await failures(Object.keys(islands), async (slug) => {
      const folder = dirname(moduleOf(slug))
      const key = featureOf(folder)
      expect(key, `${folder} begins with the key of no feature`).toBeDefined()
      const definition = await definitions[`../src/web/funnels/${folder}/${folder}-funnel.ts`]?.()
      const sent = Object.values(definition ?? {})
        .filter(isFunnel)
        .flatMap(({ exits }) => Object.values(exits).map(({ endpoint }) => endpoint.name))
      expect(namesOf(key)).toEqual(expect.arrayContaining(sent))
    }),
  ).toEqual([])
})

test('no folder of a funnel is left out of the list', () => {
  const folders = globSync('src/web/funnels/*/').map((path) => basename(path))
  const listed = new Set(Object.keys(islands).map((slug) => dirname(moduleOf(slug))))
  expect(folders.toSorted()).toEqual([...listed].toSorted())
})
