import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Block, type KindName, kinds } from '../../core/content/kinds.ts'
import { readPart } from '../../core/content/part-defects.ts'
import { type BlockDescriptor, blockGroups } from './block-descriptor.ts'
import { descriptors } from './descriptors.ts'
import { firstWords, inWords } from './in-words.ts'

/** As much of a JSON Schema as tells where the fields of a kind are. */
interface Node {
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  enum?: string[]
  const?: unknown
}

const placesIn = (node: Node, at: string): (readonly [string, Node])[] => [
  [at, node] as const,
  ...Object.entries(node.properties ?? {}).flatMap(([key, inner]) =>
    placesIn(inner, at === '' ? key : `${at}.${key}`),
  ),
  ...(node.items ? placesIn(node.items, at) : []),
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap((one) => placesIn(one, at)),
]

/** A kind of block with its descriptor, its schema and the parts of it by their path without places in lists. */
const everyKind = (Object.keys(kinds) as KindName[]).map((kind) => {
  const schema = kinds[kind].schema as z.ZodMiniType<Block>
  const parts = new Map<string, Node[]>()
  for (const [path, node] of placesIn(z.toJSONSchema(schema) as unknown as Node, ''))
    parts.set(path, [...(parts.get(path) ?? []), node])
  const descriptor = descriptors[kind] as BlockDescriptor
  return { kind, descriptor, schema, parts, example: kinds[kind].example as Block }
})

const words = everyKind.flatMap(({ kind, descriptor, parts }) =>
  Object.entries(descriptor.fields ?? {}).map(([path, field]) => ({
    at: `${kind}.${path}`,
    field,
    parts: parts.get(path) ?? [],
  })),
)

test('every field that words or an order are about is in the schema of its kind', () => {
  expect(words.filter(({ parts }) => parts.length === 0).map(({ at }) => at)).toEqual([])
  const strange = everyKind.flatMap(({ kind, descriptor: { order = [] }, parts }) =>
    order.filter((key) => key === 'kind' || !parts.has(key)).map((key) => `${kind}.${key}`),
  )
  expect(strange).toEqual([])
})

test('what an item is called is said of lists, and what names it is a field of it', () => {
  const failures = words.filter(({ field: { item, named }, parts }) => {
    const items = parts.flatMap(({ items: one }) => one ?? [])
    if (item !== undefined && items.length === 0 && !parts.some((part) => 'additionalProperties' in part))
      return true
    return named !== undefined && !items.some(({ properties = {} }) => Object.hasOwn(properties, named))
  })
  expect(failures.map(({ at }) => at)).toEqual([])
  const unnamed = everyKind.flatMap(({ kind, descriptor, parts }) =>
    [...parts].flatMap(([path, nodes]) => {
      const isList = nodes.some(({ items }) => items && !items.enum)
      return isList && descriptor.fields?.[path]?.item === undefined ? [`${kind}.${path}`] : []
    }),
  )
  expect(unnamed).toEqual([])
})

test('every choice has a word and every word a choice', () => {
  const failures = words.flatMap(({ at, field: { choices }, parts }) => {
    if (!choices) return []
    const all = parts.flatMap((part) => [part, ...(part.items ? [part.items] : [])])
    const values = all.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [String(part.const)]))
    const odd = Object.keys(choices).filter((value) => !values.includes(value))
    return [...odd, ...values.filter((value) => !Object.hasOwn(choices, value))].map((one) => `${at}: ${one}`)
  })
  expect(failures).toEqual([])
})

test('labels differ, every group has kinds, and what is said of a kind is a sentence', () => {
  const labels = everyKind.map(({ descriptor }) => descriptor.label)
  expect(labels.filter((label, at) => labels.indexOf(label) < at)).toEqual([])
  const used = new Set(everyKind.map(({ descriptor }) => descriptor.group))
  expect([...used].toSorted()).toEqual(Object.keys(blockGroups).toSorted())
  const about = everyKind.map(({ descriptor }) => descriptor.about)
  expect(about.filter((one) => !/^[A-Z].{15,110}\.$/u.test(one))).toEqual([])
})

test('every example has a name and a few words of what it holds', () => {
  const failures = everyKind.filter(({ descriptor, example }) => {
    const name = descriptor.nameOf(example)
    const summary = descriptor.summaryOf?.(example) ?? descriptor.label
    return !name?.trim() || !summary.trim()
  })
  expect(failures.map(({ kind }) => kind)).toEqual([])
})

test('whatever stands where a text, a list or a part belongs, a block keeps a name that is text', () => {
  const odd = [null, 5, true, '', 'x', '<h2>', [], [null], [5], {}, { html: null }, { title: [] }]
  const failures = everyKind.flatMap(({ kind, descriptor, example }) =>
    Object.keys(example)
      .filter((key) => key !== 'kind')
      .flatMap((key) => odd.map((value) => ({ ...example, [key]: value }) as unknown as Block))
      .filter((block) => {
        const name: unknown = descriptor.nameOf(block)
        const summary: unknown = descriptor.summaryOf?.(block) ?? ''
        return (name !== undefined && typeof name !== 'string') || typeof summary !== 'string'
      })
      .map(() => kind),
  )
  expect(failures).toEqual([])
})

/** What is said of a part that nobody wrote or chose yet. */
const wanting = ['Vul dit in.', 'Kies een waarde uit de lijst.']
/** Lists in which each item is chosen: a new block has none. */
const chosenLists = ['desks.desks']

test('a new block lacks nothing but what somebody writes or chooses', () => {
  const failures = everyKind.flatMap(({ kind, descriptor, schema, parts }) => {
    const block = descriptor.make()
    if (block.kind !== kind || descriptor.nameOf(block) !== undefined) return [kind]
    const read = readPart(schema, block)
    if ('data' in read) return []
    return read.defects.flatMap(({ at, problem }) => {
      const path = at.filter((step) => typeof step === 'string').join('.')
      const isList = (parts.get(path) ?? []).some(({ items }) => items?.properties)
      const isFine = (wanting.includes(problem) && !isList) || chosenLists.includes(`${kind}.${path}`)
      return isFine ? [] : [`${kind}.${path}: ${problem}`]
    })
  })
  expect(failures).toEqual([])
})

test('a name is one line, is cut where it is long, and of a text its first heading', () => {
  expect(inWords(' Een\n  kop ')).toBe('Een kop')
  expect(inWords('a'.repeat(500))).toHaveLength(161)
  expect(inWords('  ')).toBeUndefined()
  expect(firstWords('<p>Eerst.</p><h2>Wat het <strong>is</strong></h2>')).toBe('Wat het is')
  expect(firstWords('<p>Bel &amp; mail <a href="{tel}">ons</a>.</p>')).toBe('Bel & mail ons .')
  expect(firstWords(`<p>${'a '.repeat(990)}<a href="x">b</a></p>`)).not.toContain('<')
  expect(firstWords('<p></p>')).toBeUndefined()
})
