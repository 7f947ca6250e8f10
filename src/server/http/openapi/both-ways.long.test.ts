import { describe, expect, test } from 'vitest'
import {
  api,
  bodySchemaOf,
  compileSchema,
  describedBody,
  describedName,
  errorsText,
} from '../../../../test/kit/described-calls.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { calls, callsWithBody, goodRequest, judgmentOf } from '../../../../test/kit/judged-requests.ts'
import { invalidParts, parsePath, valueAt, values } from '../../../../test/kit/request-values.ts'
import type { JsonSchema } from '../../../core/contract/request-schema.ts'
import { type AnyGroup, bricksOf } from '../../../core/fields/brick/group.ts'

// The OpenAPI description and the server must judge every request alike, in both directions. Every field is sent some dozens of
// values, others than the field beside it.

type Json = Record<string, unknown>

describe.each(callsWithBody)('the body of $name', (call) => {
  const group = call.body as AnyGroup
  const { base, isDescribed, agreed } = describedBody(call)

  test('is described as it is taken, field by field', async () => {
    expect(
      await failures(
        bricksOf(group),
        ({ path, brick }) => {
          const steps = parsePath(path)
          const good = valueAt(base, steps)
          const some = values(good, brick).filter((_value, at) => at % 2 === path.length % 2)
          const described = [good, ...some].map((value) => agreed(steps, brick, value))
          expect(new Set(described).size, 'tried both ways').toBe(2)
        },
        ({ path }) => path,
      ),
    ).toEqual([])
  })

  test('is described as it is taken where groups are left out or are something else', () => {
    const paths = bricksOf(group).flatMap(({ path }) => {
      const steps = parsePath(path)
      return steps.slice(1).map((_step, at) => steps.slice(0, at + 1))
    })
    for (const path of paths) for (const value of invalidParts) agreed(path, undefined, value)
  })

  test('needs no more than what is described as required, and no less', () => {
    const schema = bodySchemaOf(call)
    const least = onlyRequired(schema, base, conditionsIn(schema))
    expect(isDescribed(least), errorsText(isDescribed)).toBe(true)
    expect(judgmentOf(call, { body: least as Json }).errors).toEqual({})
  })
})

/** All conditions (`allOf`) within a schema, as one text. */
const conditionsIn = (schema: unknown): string => {
  if (typeof schema !== 'object' || schema === null) return ''
  const { allOf, ...rest } = schema as Json
  return JSON.stringify(allOf ?? '') + Object.values(rest).map(conditionsIn).join('')
}

/** A body with only the fields that the schema requires and those that its conditions name. */
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

test.each(calls.filter(({ query, params }) => [query, params].some((side) => bricksOf(side).length > 0)))(
  'the query and path of $name are described as they are taken',
  (call) => {
    for (const side of ['query', 'params'] as const)
      for (const { path: name, brick } of bricksOf(call[side])) {
        const agree = describedName(call, side, name)
        const good = goodRequest(call)[side][name]
        for (const value of [good, ...values(good, brick)])
          if (value !== null && typeof value !== 'object') agree(brick, value)
      }
  },
)

const withExamples = (
  value: unknown,
  at: string,
): { name: string; schema: JsonSchema; examples: unknown[] }[] => {
  if (typeof value !== 'object' || value === null) return []
  const one = value as Json
  const own = Array.isArray(one.examples) ? [{ name: at, schema: one, examples: one.examples }] : []
  const media =
    'schema' in one && 'example' in one
      ? [{ name: at, schema: one.schema as JsonSchema, examples: [one.example] }]
      : []
  return [
    ...own,
    ...media,
    ...Object.entries(one).flatMap(([name, inner]) => withExamples(inner, `${at}/${name}`)),
  ]
}

test('every example of the document fits its schema', async () => {
  const all = withExamples(api, '')
  expect(all.length).toBeGreaterThan(100)
  expect(
    await failures(all, ({ schema, examples }) => {
      const fits = compileSchema(schema)
      // an answer without a body has no example
      for (const example of examples)
        if (example !== undefined) expect(fits(example), errorsText(fits)).toBe(true)
    }),
  ).toEqual([])
})
