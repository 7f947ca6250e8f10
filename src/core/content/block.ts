import * as z from 'zod/mini'

/** One kind of content block: the word that stands in a document's `kind`, its schema and a true example. */
export interface BlockKind<K extends string, T> {
  readonly kind: K
  readonly schema: z.ZodMiniType<T & { kind: K }>
  readonly example: T & { kind: K }
}

/** What a block of this kind holds. */
export type BlockOf<B> = B extends BlockKind<infer K, infer T> ? T & { kind: K } : never

type Values<S extends Record<string, z.ZodMiniType>> = z.infer<z.ZodMiniObject<S>>

/** Describes a block kind by its fields. A field that the kind does not know is refused, so a typing error shows. */
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
