import type * as z from 'zod/mini'

type Note = Readonly<Record<string, unknown>>

const notes = new WeakMap<z.core.$ZodType, Note>()

/**
 * The same schema with keywords of JSON Schema that its checks do not tell, for the description of the API. They stand
 * beside the schema and not in the library's registry, which weighs half a KB in every first step.
 */
export const noted = <S extends z.core.$ZodType>(schema: S, note: Note): S => {
  notes.set(schema, note)
  return schema
}

/** What was noted of a schema, or of the one that it is a copy of. */
export const noteOf = (schema: z.core.$ZodType): Note => {
  const { parent } = schema._zod
  return { ...(parent && noteOf(parent)), ...notes.get(schema) }
}
