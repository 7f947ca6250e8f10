import * as z from 'zod/mini'
import type { AnyBrick, Brick } from './brick.ts'
import { required } from './sentences.ts'

/** A rule that looks at more than one field of a group: the error stands under `field`. */
export interface GroupRule<Out> {
  field: string
  /** The parts that it looks at, which must be right before it is asked; all of them when left out. */
  reads?: readonly (keyof Out & string)[]
  message: string
  ok: (value: Out) => boolean
}

/** Bricks that belong together, mounted under one name. */
export interface Group<P extends Parts = Parts> {
  readonly kind: 'group'
  readonly parts: P
  readonly schema: z.ZodMiniType<Parsed<P>, Typed<P>>
  /** Which control of the form layer draws the whole group; without one its bricks are drawn in order. */
  readonly control?: string
  /** Heading above the group, when it has one. */
  readonly label?: string
  readonly rules: readonly GroupRule<Parsed<P>>[]
  /** Fields that are only asked about once other fields are right: a street follows from a postcode and a number. */
  readonly follows: Readonly<Record<string, readonly string[]>>
  /** It may be left out whole (`optionalGroup`). */
  readonly optional?: true
}

/** A group that may be left out whole: absent, `''` and `null` all mean that it is not there (D25). */
export type OptionalGroup<P extends Parts = Parts> = Group<P> & { readonly optional: true }

/** A group that may be repeated. */
export interface List<P extends Parts = Parts> {
  readonly kind: 'list'
  readonly of: Group<P>
  readonly min: number
  readonly max: number
  readonly label: string
  readonly schema: z.ZodMiniType<Parsed<P>[], Typed<P>[]>
}

// biome-ignore lint/suspicious/noExplicitAny: groups nest; the rules' argument makes `unknown` refuse every real group
export type AnyGroup = Group<any>
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyList = List<any>
export type Part = AnyBrick | AnyGroup | AnyList
export type Parts = { readonly [name: string]: Part }

type OutOf<X> =
  X extends Brick<infer Out, infer _In>
    ? Out
    : X extends List<infer P>
      ? Parsed<P>[]
      : X extends OptionalGroup<infer P>
        ? Parsed<P> | undefined
        : X extends Group<infer P>
          ? Parsed<P>
          : never
type InOf<X> =
  X extends Brick<infer _Out, infer In>
    ? In
    : X extends List<infer P>
      ? Typed<P>[]
      : X extends OptionalGroup<infer P>
        ? Typed<P> | '' | null | undefined
        : X extends Group<infer P>
          ? Typed<P>
          : never
type OptionalNames<P, Side extends 'out' | 'in'> = {
  [K in keyof P]: undefined extends (Side extends 'out' ? OutOf<P[K]> : InOf<P[K]>) ? K : never
}[keyof P]

/** What the schema makes of the answers: checked and in the types of the field. */
export type Parsed<P extends Parts> = {
  -readonly [K in Exclude<keyof P, OptionalNames<P, 'out'>>]: OutOf<P[K]>
} & { -readonly [K in OptionalNames<P, 'out'>]?: OutOf<P[K]> }

/** What the controls hold: mostly strings, nothing checked. */
export type Typed<P extends Parts> = {
  -readonly [K in Exclude<keyof P, OptionalNames<P, 'in'>>]: InOf<P[K]>
} & { -readonly [K in OptionalNames<P, 'in'>]?: InOf<P[K]> }

type SentOf<X> =
  X extends Brick<infer Out, infer _In>
    ? undefined extends Out
      ? Out | '' | null
      : Out
    : X extends List<infer P>
      ? Sent<P>[]
      : X extends OptionalGroup<infer P>
        ? Sent<P> | '' | null | undefined
        : X extends Group<infer P>
          ? Sent<P>
          : never

/** What a call carries: what the bricks give, and nothing at all in three ways where they are optional (D25). */
export type Sent<P extends Parts> = {
  -readonly [K in Exclude<keyof P, OptionalNames<P, 'out'>>]: SentOf<P[K]>
} & { -readonly [K in OptionalNames<P, 'out'>]?: SentOf<P[K]> }

/** Answers half-way: anything may still be missing. */
export type Draft<P extends Parts> = {
  [K in keyof P]?: P[K] extends List<infer Q>
    ? Draft<Q>[]
    : P[K] extends Group<infer Q>
      ? Draft<Q>
      : InOf<P[K]>
}

const schemaOfParts = (parts: Parts) =>
  z.object(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.schema])), required)

/** Joins bricks (and groups) under names; a rule is asked as soon as every part that it reads is valid. */
export const group = <const P extends Parts>(
  parts: P,
  more: {
    control?: string
    label?: string
    rules?: readonly GroupRule<Parsed<P>>[]
    follows?: { readonly [N in keyof P]?: readonly (keyof P & string)[] }
  } = {},
): Group<P> => {
  const rules = more.rules ?? []
  const base = schemaOfParts(parts)
  const judge = z.check<unknown>(
    (context) => {
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]))
      // something else altogether than a group
      if (wrong.has(undefined)) return
      for (const { reads = Object.keys(parts), field, message, ok } of rules)
        if (!reads.some((name) => wrong.has(name)) && !ok(context.value as Parsed<P>))
          context.issues.push({ code: 'custom', message, path: field.split('.'), input: context.value })
    },
    // also when a part was refused: whoever sends is told all at once
    { when: () => true },
  )
  const schema = base.check(judge)
  return {
    kind: 'group',
    parts,
    schema: schema as unknown as Group<P>['schema'],
    rules,
    follows: (more.follows ?? {}) as Group<P>['follows'],
    ...(more.control && { control: more.control }),
    ...(more.label && { label: more.label }),
  }
}

/**
 * A group whose fields are judged by an answer in it: `pick` gives the group that counts for what arrived (another
 * sentence for a PO box, no IBAN with a bank transfer). It is described and typed as `whole`; what the picked group
 * does not name falls away.
 */
export const judgedBy = <const P extends Parts>(
  whole: Group<P>,
  pick: (sent: Readonly<Record<string, unknown>>) => AnyGroup,
): Group<P> => ({
  ...whole,
  schema: z.pipe(
    z.unknown(),
    z.transform((sent, context) => {
      const isObject = typeof sent === 'object' && sent !== null
      const judge: AnyGroup = isObject ? pick(sent as Record<string, unknown>) : whole
      const result = z.safeParse(judge.schema, sent)
      if (result.success) return result.data
      for (const { message, path } of result.error.issues)
        context.issues.push({ code: 'custom', message, path, input: sent })
      return z.NEVER
    }),
  ) as unknown as Group<P>['schema'],
})

/** A group that is asked `min` to `max` times. Entries that are taken away come back when the list grows again. */
export const list = <const P extends Parts>(
  of: Group<P>,
  {
    min,
    max,
    label,
    tooFew = required,
    tooMany = required,
  }: { min: number; max: number; label: string; tooFew?: string; tooMany?: string },
): List<P> => ({
  kind: 'list',
  of,
  min,
  max,
  label,
  schema: z
    .array(of.schema, required)
    .check(z.minLength(min, tooFew), z.maxLength(max, tooMany)) as unknown as List<P>['schema'],
})

/** A valid answer made from the bricks' examples. */
export const exampleOf = (part: Part): unknown => {
  if (part.kind === 'brick') return part.facts.example
  if (part.kind === 'list') return Array.from({ length: Math.max(1, part.min) }, () => exampleOf(part.of))
  return Object.fromEntries(
    Object.entries(part.parts as Parts).map(([name, inner]) => [name, exampleOf(inner)]),
  )
}

/** Every brick below a part with its path from there (`''` for a brick itself); list entries stand as `[]`. */
export const bricksOf = (part: Part, path = ''): { path: string; brick: AnyBrick }[] => {
  if (part.kind === 'brick') return [{ path, brick: part }]
  if (part.kind === 'list') return bricksOf(part.of, `${path}[]`)
  return Object.entries(part.parts as Parts).flatMap(([name, inner]) =>
    bricksOf(inner, path ? `${path}.${name}` : name),
  )
}
