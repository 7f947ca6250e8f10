import type * as z from 'zod/mini'

type Annotations = Readonly<Record<string, unknown>>

const annotations = new WeakMap<z.core.$ZodType, Annotations>()

/**
 * Annotates a schema with keywords of JSON Schema that its checks do not tell, for the description of the API. They stand
 * beside the schema and not in the library's registry, which weighs half a KB in every first step.
 */
export const annotated = <S extends z.core.$ZodType>(schema: S, keywords: Annotations): S => {
  annotations.set(schema, keywords)
  return schema
}

/** The annotations of a schema, or of the one that it is a copy of. */
export const annotationsOf = (schema: z.core.$ZodType): Annotations => {
  const { parent } = schema._zod
  return { ...(parent && annotationsOf(parent)), ...annotations.get(schema) }
}
