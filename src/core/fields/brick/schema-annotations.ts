import type * as z from 'zod/mini'

type Annotations = Readonly<Record<string, unknown>>

const annotations = new WeakMap<z.core.$ZodType, Annotations>()

/**
 * Gives a schema keywords of JSON Schema that its checks cannot express, for the description of the API. They are kept in a map
 * of our own: the registry of the library adds half a KB to every first step.
 */
export const annotated = <S extends z.core.$ZodType>(schema: S, keywords: Annotations): S => {
  annotations.set(schema, keywords)
  return schema
}

/** The annotations of a schema and of the schema that it is a clone of. */
export const annotationsOf = (schema: z.core.$ZodType): Annotations => {
  const { parent } = schema._zod
  return { ...(parent && annotationsOf(parent)), ...annotations.get(schema) }
}
