import type { JsonSchema } from './request-schema.ts'

// The rules between fields of a request. The server checks them with functions (`rules` of a group, `judgedBy`); the API
// description states them with the schemas and words here. Where a schema can express a rule, both-ways.test.ts compares it with
// what the server accepts.

export interface PartRule {
  /** The required fields, where that is not every field that is not optional. */
  required?: readonly string[]
  /** Schemas that hold beside those of its fields. */
  also?: readonly JsonSchema[]
  /** The rule in Dutch, for readers and for what no schema can express. */
  words: string
}

/** The rules of a call, by the path of their group (`''` for the whole body). */
export type PartRules = Readonly<Record<string, PartRule>>

/** Requires fields that are present and not empty (D25). */
export const requireFilled = (...names: string[]): JsonSchema => ({
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { not: { enum: ['', null] } }])),
})

export const requireTrue = (name: string): JsonSchema => ({
  required: [name],
  properties: { [name]: { const: true } },
})

/** A schema that holds when another field of the same group has this value. */
export const when = (name: string, value: unknown, then: JsonSchema): JsonSchema => ({
  if: { required: [name], properties: { [name]: { const: value } } },
  then,
})
