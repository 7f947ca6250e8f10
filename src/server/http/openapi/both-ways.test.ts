import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { isLongRound } from '../../../../test/kit/long-round.ts'
import { requestExamples } from '../../../../test/kit/request-examples.ts'
import { type Path, put, spoiled, stepsOf, valueAt, values } from '../../../../test/kit/request-values.ts'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { type JsonSchema, requestExampleOf, requestSchemaOf } from '../../../core/contract/request-schema.ts'
import type { AnyBrick } from '../../../core/fields/brick.ts'
import { type AnyGroup, bricksOf, exampleOf } from '../../../core/fields/group.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { apiTags, contract } from '../../features.ts'
import { keyOf } from '../faults.ts'
import { type Input, parseInput } from '../input.ts'
import { describeApi, type OpenApi, type Operation } from './describe.ts'
import { toldOf } from './texts.ts'

// A client made from the description sends what the server takes, and what the server takes is described. Every field
// is sent some hundred values; the description and the server must judge each of them alike.

type Json = Record<string, unknown>

const ajv = formats.default(new Ajv2020({ strict: false, unicodeRegExp: true, validateSchema: false }))
const api: OpenApi = describeApi(contract, { origin: 'https://www.thuisbasis.example', tags: apiTags })
const calls: AnyEndpoint[] = Object.values(contract)
const operationOf = ({ path, method }: AnyEndpoint): Operation =>
  api.paths[path]?.[method.toLowerCase()] as Operation

/** What the server makes of a request; undefined when it refuses it, with the fields that it names. */
const judged = (call: AnyEndpoint, sent: Partial<Input>): { parsed?: Input; refused: string[] } => {
  const good = {
    query: requestExampleOf(call.query),
    params: requestExampleOf(call.params),
    body: call.body ? requestExampleOf(call.body) : {},
  } as Input
  try {
    return { parsed: parseInput(call, { ...good, ...sent }), refused: [] }
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    return { refused: Object.keys(thrown.errors ?? {}) }
  }
}

const atLength = new Set<string>()

/** What a field is described by: of two alike one is tried at length. */
const kindOf = (brick: AnyBrick): string => {
  const { control, choices, needs } = brick.facts
  return JSON.stringify([requestSchemaOf(brick), toldOf(brick).rule, control, choices, needs, brick.optional])
}

/** Values for a field: of a kind that was tried before every twentieth; with TEST_ALL=1 all. */
const triedOf = (good: unknown, brick: AnyBrick): unknown[] => {
  const all = [good, ...values(good, brick)]
  const kind = kindOf(brick)
  if (isLongRound || !atLength.has(kind)) {
    atLength.add(kind)
    return all
  }
  return [undefined, ...all.filter((_value, index) => index % 20 === 0)]
}

/** Fields of a body: of one with more than sixty those of a new kind, and every fourth; with TEST_ALL=1 all. */
const fieldsOf = (group: AnyGroup) => {
  const all = bricksOf(group)
  return all.filter(
    ({ brick }, at) => isLongRound || all.length <= 60 || at % 4 === 0 || !atLength.has(kindOf(brick)),
  )
}

/** Bodies in which every field counts: of a gift the payment does not, of an invoice to the same address no other. */
const baseOf = (call: AnyEndpoint): Json => {
  const { counting = {} } = requestExamples.find(({ kind }) => kind === call.name) ?? {}
  return Object.entries(counting).reduce<unknown>(
    (body, [path, answer]) => put(body, stepsOf(path), answer),
    requestExampleOf(call.body as AnyGroup),
  ) as Json
}

const bodies = calls.filter((call) => call.body && !call.multipart)

describe.each(bodies)('the body of $name', (call) => {
  const group = call.body as AnyGroup
  const schema = operationOf(call).requestBody?.content['application/json']?.schema as JsonSchema
  const isDescribed = ajv.compile(schema)
  const base = baseOf(call)

  /** Whether the description has it; fails where the server judges otherwise. */
  const agree = (path: Path, brick: AnyBrick | undefined, value: unknown): boolean => {
    const body = put(base, path, value) as Json
    const { parsed, refused } = judged(call, { body })
    const said = `${call.name} ${keyOf(path)} = ${JSON.stringify(value)?.slice(0, 100)}`
    if (isDescribed(body)) {
      // of a rule that no schema can say, its words are all that there is
      const unsaid = brick && toldOf(brick).rule !== undefined && refused.every((one) => one === keyOf(path))
      expect(parsed !== undefined || unsaid, `${said} is described, and refused at ${refused}`).toBe(true)
      return true
    }
    if (parsed) {
      // written untidily: what it means is described
      const tidy = put(base, path, valueAt(parsed.body, path))
      expect(
        brick !== undefined && isDescribed(tidy),
        `${said} is taken, and not described: ${ajv.errorsText(isDescribed.errors)}`,
      ).toBe(true)
    }
    return false
  }

  test('is described as it is taken, field by field', () => {
    expect(isDescribed(base), ajv.errorsText(isDescribed.errors)).toBe(true)
    for (const { path, brick } of fieldsOf(group)) {
      const steps = stepsOf(path)
      const described = triedOf(valueAt(base, steps), brick).map((value) => agree(steps, brick, value))
      expect(new Set(described).size, `${path} was not tried both ways`).toBe(2)
    }
  })

  test('is described as it is taken where groups are left out or are something else', () => {
    const paths = bricksOf(group).flatMap(({ path }) => {
      const steps = stepsOf(path)
      return steps.slice(1).map((_step, at) => steps.slice(0, at + 1))
    })
    for (const path of paths) for (const value of spoiled) agree(path, undefined, value)
  })

  test('may be the examples of its fields, as a visitor types them', () => {
    for (const { path, brick } of bricksOf(group)) {
      const example = exampleOf(brick)
      if (typeof example !== 'string' || typeof valueAt(base, stepsOf(path)) !== 'string') continue
      expect(isDescribed(put(base, stepsOf(path), example)), `${call.name} ${path}: ${example}`).toBe(true)
    }
  })

  test('needs no more than what is described as required, and no less', () => {
    const least = onlyRequired(schema, base, conditionsIn(schema))
    expect(isDescribed(least), ajv.errorsText(isDescribed.errors)).toBe(true)
    expect(judged(call, { body: least as Json }).refused).toEqual([])
  })
})

/** Everything that a schema says beside its fields. */
const conditionsIn = (schema: unknown): string => {
  if (typeof schema !== 'object' || schema === null) return ''
  const { allOf, ...rest } = schema as Json
  return JSON.stringify(allOf ?? '') + Object.values(rest).map(conditionsIn).join('')
}

/** A body with nothing but what the schema requires, and what its conditions name. */
const onlyRequired = (schema: JsonSchema, full: unknown, conditions: string): unknown => {
  const inner = ((schema.anyOf as JsonSchema[] | undefined)?.[0] ?? schema) as JsonSchema
  if (Array.isArray(full))
    return full.map((one) => onlyRequired((inner.items ?? {}) as JsonSchema, one, conditions))
  if (!inner.properties) return full
  const properties = inner.properties as Record<string, JsonSchema>
  const required = (inner.required ?? []) as string[]
  return Object.fromEntries(
    Object.entries(full as Json)
      .filter(([name]) => required.includes(name) || conditions.includes(`"${name}"`))
      .map(([name, value]) => [name, onlyRequired(properties[name] ?? {}, value, conditions)]),
  )
}

const asked = calls.flatMap((call) =>
  (['query', 'params'] as const).flatMap((side) =>
    bricksOf(call[side]).map(({ path, brick }) => ({ call, side, name: path, brick })),
  ),
)

test.each(asked)('$call.name: $side $name is described as it is taken', ({ call, side, name, brick }) => {
  const parameter = operationOf(call).parameters?.find((one) => one.name === name)
  const isDescribed: ValidateFunction = ajv.compile(parameter?.schema ?? {})
  const good = requestExampleOf(call[side]) as Json
  for (const value of triedOf(good[name], brick).filter((one) => one !== null && typeof one !== 'object')) {
    // everything travels as text; a number that is none is told by its own text
    const { parsed } = judged(call, { [side]: { ...good, [name]: String(value) } })
    const said = `${call.name} ${name} = ${JSON.stringify(value)}`
    if (isDescribed(value)) expect(parsed !== undefined || toldOf(brick).rule, said).toBeTruthy()
    // an empty one that may be left out counts as left out
    else if (parsed && !(brick.optional && parsed[side][name] === undefined))
      expect(isDescribed(parsed[side][name]), `${said} is taken, and not described`).toBe(true)
  }
})

/** Every schema of the document that has examples, with where it stands. */
const withExamples = (
  value: unknown,
  at: string,
): { at: string; schema: JsonSchema; examples: unknown[] }[] => {
  if (typeof value !== 'object' || value === null) return []
  const one = value as Json
  const own = Array.isArray(one.examples) ? [{ at, schema: one, examples: one.examples }] : []
  const media =
    'schema' in one && 'example' in one
      ? [{ at, schema: one.schema as JsonSchema, examples: [one.example] }]
      : []
  return [
    ...own,
    ...media,
    ...Object.entries(one).flatMap(([name, inner]) => withExamples(inner, `${at}/${name}`)),
  ]
}

test('every example of the document fits its schema', () => {
  const all = withExamples(api, '')
  expect(all.length).toBeGreaterThan(100)
  for (const { at, schema, examples } of all) {
    const fits = ajv.compile(schema)
    // an answer without a body is described by its status
    for (const example of examples)
      if (example !== undefined) expect(fits(example), `${at}: ${ajv.errorsText(fits.errors)}`).toBe(true)
  }
})
