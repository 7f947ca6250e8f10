import type { JsonSchema } from './request-schema.ts'

// What ties fields of a request together: the server judges it by functions (`rules` of a group, `judgedBy`), and the API
// description says it by the schemas and words that stand here. Where a schema can say it, both-ways.test.ts holds it to
// what the server takes.

/** Of one group in a request. */
export interface PartRule {
  /** Which fields must come, where it is not all that are not optional. */
  required?: readonly string[]
  /** Schemas that hold beside its fields. */
  also?: readonly JsonSchema[]
  /** In Dutch, for people and for what no schema says. */
  words: string
}

/** What ties the fields of a call together, by the path of their group (`''` for the whole body). */
export type PartRules = Readonly<Record<string, PartRule>>

/** Stands there, and is not empty (D25). */
export const filled = (...names: string[]): JsonSchema => ({
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { not: { enum: ['', null] } }])),
})

export const agreed = (name: string): JsonSchema => ({
  required: [name],
  properties: { [name]: { const: true } },
})

/** Of another answer of the same group: `then` holds where it is this one. */
export const when = (name: string, value: unknown, then: JsonSchema): JsonSchema => ({
  if: { required: [name], properties: { [name]: { const: value } } },
  then,
})
