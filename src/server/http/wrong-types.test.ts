import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import * as operations from '../../core/contract/files.operations.ts'
import { upload } from '../../core/contract/files.ts'
import { requestExampleOf } from '../../core/contract/request-schema.ts'
import { tick } from '../../core/fields/consent.ts'
import { type AnyGroup, bricksOf, group, type Part, type Parts } from '../../core/fields/group.ts'
import { houseNumber } from '../../core/fields/house-number.ts'
import { address } from '../../core/groups/address.ts'
import { Fault, type FieldErrors } from '../../core/kernel/fault.ts'
import { contract } from '../features.ts'
import { keyOf } from './faults.ts'
import { parseInput } from './input.ts'

// Decisions 10 and 33, for every field of every call: what arrives in another type than the call takes is 400, with a
// sentence at its own field.

type Path = (string | number)[]
type Json = Record<string, unknown>

const calls: AnyEndpoint[] = Object.values(contract)
const nothing = { query: {}, params: {}, body: {} }

const errorsOf = (endpoint: AnyEndpoint, sent: Partial<typeof nothing>): FieldErrors => {
  const good = {
    query: requestExampleOf(endpoint.query),
    params: requestExampleOf(endpoint.params),
    body: endpoint.body ? requestExampleOf(endpoint.body) : {},
  } as typeof nothing
  try {
    parseInput(endpoint, { ...good, ...sent })
    return {}
  } catch (refused) {
    if (!(refused instanceof Fault)) throw refused
    expect([refused.status, refused.code]).toEqual([400, 'invalid-fields'])
    return refused.errors ?? {}
  }
}

/** The same body with another value at a path. */
const changed = (value: unknown, [step, ...rest]: Path, to: unknown): unknown => {
  if (step === undefined) return to
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? changed(one, rest, to) : one))
  return { ...(value as Json), [step]: changed((value as Json)[step], rest, to) }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Json)[step], value)

/** Every group and list below a part, the whole itself left out. */
const insides = (part: Part, path: Path = []): { path: Path; kind: 'group' | 'list' }[] => {
  if (part.kind === 'brick') return []
  const here = path.length > 0 ? [{ path, kind: part.kind }] : []
  if (part.kind === 'list') return [...here, ...insides(part.of, [...path, 0])]
  return [
    ...here,
    ...Object.entries(part.parts as Parts).flatMap(([name, inner]) => insides(inner, [...path, name])),
  ]
}

const stepsOf = (path: string): Path =>
  path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), 0] : [step]))

const values = ['x', '0', '1', '2', '1980-02-03', 'true', 0, 1, 2, 19800203, 1.5, true, false]
const composed = [[], ['x'], [1], {}, { a: 1 }, { day: '3', month: '2', year: '1980' }]

const bodies = calls.filter((call) => call.body && !call.multipart)

describe.each(bodies)('$name', (call) => {
  const body = call.body as AnyGroup
  const good = requestExampleOf(body)

  test('takes its own example', () => {
    expect(errorsOf(call, {})).toEqual({})
  })

  test('refuses every field of another type, at that field', () => {
    for (const { path, brick } of bricksOf(body)) {
      const steps = stepsOf(path)
      const type = typeof valueAt(good, steps)
      // decision 14: a number or a string of digits
      const digits = brick.facts.label === 'Huisnummer' && type === 'number'
      const wrong = values.filter((value) => typeof value !== type && !(digits && typeof value === 'string'))
      // a list that may be left out may be empty; what names answers of its own may hold any
      const isList = Array.isArray(valueAt(good, steps))
      const [one] = isList ? (valueAt(good, steps) as unknown[]) : []
      const others = (type === 'object' && !isList ? composed.filter(Array.isArray) : composed).filter(
        (list) =>
          !Array.isArray(list) ||
          one === undefined ||
          typeof list[0] !== typeof one ||
          typeof one === 'string',
      )
      for (const value of [...wrong, ...others.slice(isList ? 1 : 0)]) {
        const errors = errorsOf(call, { body: changed(good, steps, value) as Json })
        const said = errors[keyOf(steps)] ?? errors[`${keyOf(steps)}[0]`]
        expect(said, `${call.name} ${path} = ${JSON.stringify(value)}`).toBeDefined()
        for (const sentence of said ?? []) expect(sentence).not.toMatch(/invalid|expected|required/i)
      }
    }
  })

  test('takes an optional field that is absent, empty or null', () => {
    // an IBAN is optional beside a bank transfer, and what there is to tell of a cavity where there is none
    const deciding = [
      ['paymentMethod', 0],
      ['cavityWidth', '4'],
    ] as const
    const unasked = bricksOf(body).reduce((all, { path }) => {
      const [, value] = deciding.find(([name]) => path.endsWith(name)) ?? []
      return value === undefined ? all : changed(all, stepsOf(path), value)
    }, good)
    for (const { path } of bricksOf(body).filter(({ brick }) => brick.optional))
      for (const value of [undefined, null, ''])
        expect(
          errorsOf(call, { body: changed(unasked, stepsOf(path), value) as Json })[keyOf(stepsOf(path))],
          `${call.name} ${path} = ${JSON.stringify(value)}`,
        ).toBeUndefined()
  })

  test('refuses one value where there are more, and more where there is one', () => {
    for (const { path, kind } of insides(body))
      for (const value of ['x', 1, true, kind === 'group' ? [] : {}, kind === 'group' ? [{}] : 'x'])
        expect(
          Object.keys(errorsOf(call, { body: changed(good, path, value) as Json })).join(),
          `${call.name} ${keyOf(path)} = ${JSON.stringify(value)}`,
        ).toContain(keyOf(path))
  })
})

describe.each(calls.filter(({ query }) => bricksOf(query).length > 0))('the query of $name', (call) => {
  const texts = Object.fromEntries(
    Object.entries(requestExampleOf(call.query) as Json).map(([name, value]) => [name, String(value)]),
  )

  test('takes texts, since a query holds nothing else', () => {
    expect(errorsOf(call, { query: texts })).toEqual({})
  })

  test('refuses a name of one value that stands there twice, and nothing where something is needed', () => {
    for (const { path, brick } of bricksOf(call.query)) {
      const twice = { ...texts, [path]: [texts[path], texts[path]] }
      const isList = Array.isArray(z.parse(brick.schema, brick.facts.example))
      expect(Object.keys(errorsOf(call, { query: twice }))).toEqual(isList ? [] : [path])
      const empty = { ...texts, [path]: '' }
      expect(Object.keys(errorsOf(call, { query: empty }))).toEqual(brick.optional ? [] : [path])
    }
  })
})

test('a form holds texts, and JSON in its groups', () => {
  const form: AnyEndpoint = {
    ...upload,
    ...operations.upload,
    body: group({ agreed: tick({ label: 'Akkoord', sentence: 'Akkoord' }), houseNumber, address }),
  }
  const home = requestExampleOf(address)
  const sent = (body: Json) => errorsOf(form, { body })
  expect(sent({ agreed: 'true', houseNumber: '10', address: home })).toEqual({})
  expect(Object.keys(sent({ agreed: 'ja', houseNumber: 'tien', address: home }))).toEqual([
    'agreed',
    'houseNumber',
  ])
  expect(
    Object.keys(sent({ agreed: 'false', houseNumber: '10', address: { ...(home as Json), city: 1 } })),
  ).toEqual(['address.city'])
})
