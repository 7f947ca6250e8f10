import * as z from 'zod/mini'
import type { AnyBrick } from '../../../core/fields/brick.ts'
import type { AnyGroup, Part, Parts } from '../../../core/fields/group.ts'

/** A JSON Schema of draft 2020-12, which is what OpenAPI 3.1 speaks. */
export type JsonSchema = Record<string, unknown>

interface Def {
  type: string
  innerType?: z.core.$ZodType
  out?: z.core.$ZodType
}

const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def

/** The field inside `optional(...)`: its wrapping only says that it may be left out. */
const insideOptional = (schema: z.core.$ZodType): z.core.$ZodType => {
  const def = defOf(schema)
  if (def.type === 'optional' && def.innerType) return insideOptional(def.innerType)
  if (def.type === 'pipe' && def.out && defOf(def.out).type === 'optional') return insideOptional(def.out)
  return schema
}

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  return rest
}

/** What an answer looks like. */
export const answerSchema = (schema: z.core.$ZodType): JsonSchema => jsonSchema(schema, 'output')

/** The first sentence that a field says about a value. */
const sentenceAbout = (brick: AnyBrick, value: unknown): string | undefined => {
  const result = z.safeParse(brick.schema, value)
  return result.success ? undefined : result.error.issues[0]?.message
}

const filesSchema = ({ accept, max }: { accept: readonly string[]; max: number }): JsonSchema => ({
  type: 'array',
  maxItems: max,
  items: { type: 'string', format: 'binary', description: accept.join(', ') },
})

const nonsense = { nobody: 'sends this' }

const describe = (brick: AnyBrick): string => {
  const missing = brick.optional ? undefined : sentenceAbout(brick, undefined)
  const wrong = sentenceAbout(brick, nonsense)
  return [
    brick.facts.hint,
    missing && `Ontbreekt het: “${missing}”`,
    wrong && wrong !== missing && `Klopt het niet: “${wrong}”`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A field with its label, example, choices and sentences, all from its brick. */
export const brickSchema = (brick: AnyBrick): JsonSchema => {
  const { label, example, choices, files } = brick.facts
  const schema = files ? filesSchema(files) : jsonSchema(insideOptional(brick.schema), 'input')
  const description = describe(brick)
  const known = 'enum' in schema || 'anyOf' in schema || 'const' in schema
  return {
    ...schema,
    ...(label && { title: label }),
    ...(description && { description }),
    ...(choices && !known && schema.type === 'string' && { enum: choices.map(({ value }) => value) }),
    ...(!files && { examples: [example] }),
  }
}

/** A part of a request: a field, a group of fields, or a list of groups. */
export const partSchema = (part: Part): JsonSchema => {
  if (part.kind === 'brick') return brickSchema(part)
  if (part.kind === 'list')
    return {
      type: 'array',
      title: part.label,
      minItems: part.min,
      maxItems: part.max,
      items: partSchema(part.of),
    }
  return groupSchema(part)
}

const groupSchema = (group: AnyGroup): JsonSchema => {
  const parts = Object.entries(group.parts as Parts)
  const required = parts.filter(([, part]) => !(part.kind === 'brick' && part.optional)).map(([name]) => name)
  return {
    type: 'object',
    ...(group.label && { title: group.label }),
    properties: Object.fromEntries(parts.map(([name, part]) => [name, partSchema(part)])),
    ...(required.length > 0 && { required }),
  }
}

/** Whether a group asks nothing. */
export const groupIsEmpty = (group: AnyGroup): boolean => Object.keys(group.parts).length === 0
