import * as z from 'zod/mini'
import {
  type JsonSchema,
  jsonSchemaOf,
  requestExampleOf,
  requestSchemaOf,
} from '../../../core/contract/request-schema.ts'
import type { PartRules } from '../../../core/contract/rules.ts'
import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import type { AnyGroup, Part, Parts } from '../../../core/fields/brick/group.ts'
import { brickTextsOf, writtenAs } from './texts.ts'

export type { JsonSchema } from '../../../core/contract/request-schema.ts'

export const answerSchema = (schema: z.core.$ZodType): JsonSchema => jsonSchemaOf(schema, 'output')

/** The first sentence with which a field refuses a value; undefined when it accepts it. */
const sentenceAbout = (brick: AnyBrick, value: unknown): string | undefined => {
  const result = z.safeParse(brick.schema, value)
  return result.success ? undefined : result.error.issues[0]?.message
}

const filesSchema = ({ accept, max }: { accept: readonly string[]; max: number }): JsonSchema => ({
  type: 'array',
  minItems: 1,
  maxItems: max,
  items: { type: 'string', format: 'binary', description: accept.join(', ') },
})

const nonsense = { nobody: 'sends this' }

/** Codes with their labels, `0: “Dhr.”, 1: “Mevr.”.`; empty where the codes are the labels. */
const labelsOf = ({ facts: { choices = [] } }: AnyBrick): string =>
  choices.some(({ value, label }) => value !== label)
    ? `${choices.map(({ value, label }) => `${value}: “${label}”`).join(', ')}.`
    : ''

const describe = (brick: AnyBrick): string => {
  const missing = brick.optional ? undefined : sentenceAbout(brick, undefined)
  const wrong = sentenceAbout(brick, nonsense)
  return [
    brick.facts.hint,
    labelsOf(brick),
    brickTextsOf(brick).rule,
    missing && `Ontbreekt het: “${missing}”`,
    wrong && wrong !== missing && `Klopt het niet: “${wrong}”`,
  ]
    .filter(Boolean)
    .join(' ')
}

const patternsOf = ({ pattern, allOf = [] }: JsonSchema): string[] =>
  [pattern, ...(allOf as JsonSchema[]).map((one) => one.pattern)].filter((one) => typeof one === 'string')

/** Schema with one pattern as `pattern`, and further ones in `allOf`. */
const matching = ([first, ...others]: string[]): JsonSchema => ({
  ...(first !== undefined && { pattern: first }),
  ...(others.length > 0 && { allOf: others.map((pattern) => ({ pattern })) }),
})

/** Schema of a text as it may be sent: clean-up may make it tidier before it is kept. */
const textSchema = (brick: AnyBrick): JsonSchema => {
  const { sendableText: written, pattern } = brickTextsOf(brick)
  if (written) return { type: 'string', ...written }
  const { pattern: _pattern, allOf: _allOf, ...kept } = requestSchemaOf(brick)
  const patterns = patternsOf(requestSchemaOf(brick)).map(
    (one) => (kept.minLength ? writtenAs[one] : undefined) ?? one,
  )
  return {
    ...kept,
    // a date is asked in three parts and sent as one text (D33)
    ...(brick.facts.control === 'date-parts' && { format: 'date' }),
    ...matching([...patterns, ...(pattern ? [pattern] : [])]),
  }
}

/** Accepts a number, or its digits as text (D14). */
const orDigits = (number: JsonSchema): JsonSchema => ({
  anyOf: [number, { type: 'string', pattern: '^0*[1-9][0-9]{0,4}$', maxLength: 15 }],
})

const valueSchema = (brick: AnyBrick): JsonSchema => {
  if (brick.facts.files) return filesSchema(brick.facts.files)
  const sent = requestSchemaOf(brick)
  if (sent.type === 'string' && !sent.enum) return textSchema(brick)
  return brick.facts.digitsToo ? orDigits(sent) : sent
}

/** Also accepts an empty value: an empty text or `null` (D25). */
const orEmpty = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { const: '' }, { type: 'null' }] })

/** Schema of a field with its label, example, choices and sentences, all from its brick. */
export const brickSchema = (brick: AnyBrick): JsonSchema => {
  const { label, files } = brick.facts
  const value = valueSchema(brick)
  const description = describe(brick)
  return {
    ...(label && { title: label }),
    ...(description && { description }),
    ...(brick.optional && !files ? orEmpty(value) : value),
    ...(!files && { examples: [requestExampleOf(brick)] }),
  }
}

const mustCome = (part: Part): boolean =>
  part.kind === 'brick'
    ? !part.optional
    : part.kind === 'list'
      ? part.min > 0
      : !part.optional && Object.values(part.parts as Parts).some(mustCome)

/** Whether a request must contain a part: a group of only optional fields may be left out. */
export const isNeeded = mustCome

/** Schema of a part of a request: a field, a group of fields, or a list of groups. `rules` are by the path of a group. */
export const partSchema = (part: Part, rules: PartRules = {}, path = ''): JsonSchema => {
  if (part.kind === 'brick') return brickSchema(part)
  if (part.kind === 'list')
    return {
      type: 'array',
      title: part.label,
      minItems: part.min,
      maxItems: part.max,
      items: partSchema(part.of, rules, `${path}[]`),
    }
  return groupSchema(part, rules, path)
}

const groupSchema = (group: AnyGroup, rules: PartRules, path: string): JsonSchema => {
  const rule = rules[path]
  const parts = Object.entries(group.parts as Parts)
  const required = rule?.required ?? parts.filter(([, part]) => mustCome(part)).map(([name]) => name)
  const inner = ([name, part]: [string, Part]) => {
    const schema = partSchema(part, rules, path ? `${path}.${name}` : name)
    return [name, part.kind === 'group' && !required.includes(name) ? orEmpty(schema) : schema]
  }
  return {
    type: 'object',
    ...(group.label && { title: group.label }),
    ...(rule && { description: rule.words }),
    properties: Object.fromEntries(parts.map(inner)),
    ...(required.length > 0 && { required }),
    ...(rule?.also && { allOf: rule.also }),
  }
}

export const groupIsEmpty = (group: AnyGroup): boolean => Object.keys(group.parts).length === 0
