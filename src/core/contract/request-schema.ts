import * as z from 'zod/mini'
import type { AnyBrick } from '../fields/brick/brick.ts'
import { firstError } from '../fields/brick/first-error.ts'
import type { AnyGroup, Part, Parts } from '../fields/brick/group.ts'
import { annotationsOf } from '../fields/brick/schema-annotations.ts'

// JSON requests, by schema. A form's controls hold texts, so bricks parse texts. A JSON request carries numbers as numbers, days
// as texts and ticks as booleans: the parsed value of a brick is what a call takes (D10 and D33). Only the server and the tests
// need this file; the browser's requests are typed.

const noSuchValue = 'Dit is geen geldige waarde.'

export type JsonSchema = Record<string, unknown>

interface Def {
  type: string
  innerType?: z.core.$ZodType
  out?: z.core.$ZodType
}

/** The schema inside `optional(...)`. */
export const insideOptional = (schema: z.core.$ZodType): z.core.$ZodType => {
  const def = schema._zod.def as unknown as Def
  if (def.type === 'optional' && def.innerType) return insideOptional(def.innerType)
  const out = def.type === 'pipe' ? def.out : undefined
  return out && (out._zod.def as unknown as Def).type === 'optional' ? insideOptional(out) : schema
}

/** The JSON Schema of any schema of a call, without the name of the draft. */
export const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, annotationsOf(zodSchema)),
  }) as JsonSchema
  return rest
}

const schemas = new WeakMap<AnyBrick, JsonSchema>()

/** The JSON Schema of an answered field in a call: the type, codes and bounds of the brick's parsed value. */
export const requestSchemaOf = (brick: AnyBrick): JsonSchema => {
  const known = schemas.get(brick)
  if (known) return known
  const inner = insideOptional(brick.schema)
  const given = jsonSchemaOf(inner, 'output')
  // the output of a function has no schema, so its input stands for it
  const schema = Object.keys(given).length > 0 ? given : jsonSchemaOf(inner, 'input')
  schemas.set(brick, schema)
  return schema
}

type JsonType = 'string' | 'number' | 'boolean' | 'array' | 'object'

const typeOf = (value: unknown): JsonType | undefined => {
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'object' ? type : undefined
}

/** The types that a schema allows; undefined when it does not say. */
const typesIn = (schema: JsonSchema): readonly unknown[] | undefined => {
  if (schema.type !== undefined)
    return [schema.type].flat().map((one) => (one === 'integer' ? 'number' : one))
  const either = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  const types = either?.map(typesIn)
  return types?.every((one) => one !== undefined) ? types.flat() : undefined
}

const typesOf = (brick: AnyBrick): readonly unknown[] | undefined => {
  // a form sends files, which the server makes objects of
  if (brick.facts.files) return undefined
  const types = typesIn(requestSchemaOf(brick))
  return types && brick.facts.digitsToo ? [...types, 'string'] : types
}

const fits = (brick: AnyBrick, sent: unknown): boolean => typesOf(brick)?.includes(typeOf(sent)) ?? true

const isFields = (sent: unknown): sent is Record<string, unknown> => typeOf(sent) === 'object'

/** Whether nothing was answered; the field itself decides whether that is allowed (D25). */
const isEmpty = (sent: unknown): boolean => sent === undefined || sent === null || sent === ''

export interface WrongType {
  path: PropertyKey[]
  message: string
}

/**
 * The fields of a JSON request that have another type than the call takes: a number as text, a text as number, a list for one
 * value. Fields that do not count beside another answer (an IBAN with a bank transfer) are checked too.
 */
export const wrongTypes = (part: Part, sent: unknown, path: PropertyKey[] = []): WrongType[] => {
  if (isEmpty(sent)) return []
  if (part.kind === 'brick')
    return fits(part, sent) ? [] : [{ path, message: firstError(part, {}) ?? noSuchValue }]
  if (part.kind === 'list')
    return Array.isArray(sent)
      ? sent.slice(0, part.max + 1).flatMap((one, at) => wrongTypes(part.of, one, [...path, at]))
      : [{ path, message: noSuchValue }]
  if (!isFields(sent)) return [{ path, message: noSuchValue }]
  return Object.entries(part.parts as Parts).flatMap(([name, inner]) =>
    wrongTypes(inner, sent[name], [...path, name]),
  )
}

const decimal = /^-?\d{1,15}(\.\d{1,20})?$/

const readText = (brick: AnyBrick, text: unknown): unknown => {
  const types = typesOf(brick)
  if (typeof text !== 'string' || !types || types.includes('string')) return text
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return types.includes('number') && decimal.test(text) ? Number(text) : text
}

/**
 * Converts the fields of a query, a path or a form, where everything is text: numbers and booleans get their type. A text that is
 * neither stays, so that its field refuses it. Groups and lists in a form are JSON and stay as they are.
 */
export const coerceTexts = (group: AnyGroup, sent: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const part = Object.hasOwn(group.parts, name) ? (group.parts as Parts)[name] : undefined
      return [name, part?.kind === 'brick' ? readText(part, value) : value]
    }),
  )

/** A valid request made from the bricks' examples, in the types that a call takes. */
export const requestExampleOf = (part: Part): unknown => {
  if (part.kind === 'list')
    return Array.from({ length: Math.max(1, part.min) }, () => requestExampleOf(part.of))
  if (part.kind === 'group')
    return Object.fromEntries(
      Object.entries(part.parts as Parts).map(([name, inner]) => [name, requestExampleOf(inner)]),
    )
  return part.facts.files ? part.facts.example : z.parse(part.schema, part.facts.example)
}

/** An example with answers laid over it, group by group; any other answer takes the place of the example's as a whole. */
const withAnswers = (example: unknown, answers: unknown): unknown =>
  answers !== null && isFields(answers) && isFields(example)
    ? {
        ...example,
        ...Object.fromEntries(
          Object.entries(answers).map(([name, answer]) => [name, withAnswers(example[name], answer)]),
        ),
      }
    : answers

/** The example of a call's body: those of its fields, with the operation's own answers in place of some. */
export const bodyExampleOf = (body: AnyGroup, answers: Readonly<Record<string, unknown>> = {}): unknown =>
  withAnswers(requestExampleOf(body), answers)
