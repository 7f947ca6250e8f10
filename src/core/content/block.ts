import * as z from 'zod/mini'

/** A kind of content block: its name in a document's `kind`, its schema and a realistic example. */
export interface BlockKind<K extends string, T> {
  readonly kind: K
  readonly schema: z.ZodMiniType<T & { kind: K }>
  readonly example: T & { kind: K }
}

export type BlockOf<B> = B extends BlockKind<infer K, infer T> ? T & { kind: K } : never

type Values<S extends Record<string, z.ZodMiniType>> = z.infer<z.ZodMiniObject<S>>

/** Makes a block kind from its fields. A field that the kind does not have is refused, so that typing errors show. */
export const blockKind = <const K extends string, S extends Record<string, z.ZodMiniType>>(
  kind: K,
  fields: S,
  example: NoInfer<Values<S>>,
): BlockKind<K, Values<S>> => ({
  kind,
  schema: z.strictObject({ kind: z.literal(kind), ...fields }) as unknown as BlockKind<
    K,
    Values<S>
  >['schema'],
  example: { kind, ...example },
})
