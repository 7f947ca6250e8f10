import * as z from 'zod/mini'
import type { AnyBrick, Brick } from './brick.ts'
import { required } from './sentences.ts'

/** A rule about more than one field of a group; its error shows at `field`. */
export interface GroupRule<Out> {
  field: string
  /** The parts that the rule reads, which must be valid before it runs; all of them when left out. */
  reads?: readonly (keyof Out & string)[]
  message: string
  ok: (value: Out) => boolean
}

export interface Group<P extends Parts = Parts> {
  readonly kind: 'group'
  readonly parts: P
  readonly schema: z.ZodMiniType<Parsed<P>, Typed<P>>
  /** The control that draws the whole group; without one its bricks are drawn in order. */
  readonly control?: string
  readonly label?: string
  readonly rules: readonly GroupRule<Parsed<P>>[]
  /** Fields that are asked only once other fields are valid: a street follows from a postcode and a number. */
  readonly follows: Readonly<Record<string, readonly string[]>>
  /** True where the whole group may be left out (`optionalGroup`). */
  readonly optional?: true
}

/** A group that may be left out as a whole: absent, `''` and `null` all mean that it is not there (D25). */
export type OptionalGroup<P extends Parts = Parts> = Group<P> & { readonly optional: true }

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

/** What the schema makes of the answers: valid, and in the types of the fields. */
export type Parsed<P extends Parts> = {
  -readonly [K in Exclude<keyof P, OptionalNames<P, 'out'>>]: OutOf<P[K]>
} & { -readonly [K in OptionalNames<P, 'out'>]?: OutOf<P[K]> }

/** What the controls hold: mostly strings, not yet checked. */
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

/** What a call carries: the parsed values, where optional parts may be absent, `''` or `null` (D25). */
export type Sent<P extends Parts> = {
  -readonly [K in Exclude<keyof P, OptionalNames<P, 'out'>>]: SentOf<P[K]>
} & { -readonly [K in OptionalNames<P, 'out'>]?: SentOf<P[K]> }

/** Unfinished answers: anything may still be missing. */
export type Draft<P extends Parts> = {
  [K in keyof P]?: P[K] extends List<infer Q>
    ? Draft<Q>[]
    : P[K] extends Group<infer Q>
      ? Draft<Q>
      : InOf<P[K]>
}

const schemaOfParts = (parts: Parts) =>
  z.object(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.schema])), required)

/** Joins bricks (and groups) under names. A rule runs as soon as every part that it reads is valid. */
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
      // an error without a path: the value is no group at all
      if (wrong.has(undefined)) return
      for (const { reads = Object.keys(parts), field, message, ok } of rules)
        if (!reads.some((name) => wrong.has(name)) && !ok(context.value as Parsed<P>))
          context.issues.push({ code: 'custom', message, path: field.split('.'), input: context.value })
    },
    // runs also when a part was refused, so that whoever sends gets all errors at once
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
 * A group whose schema depends on an answer in it: `pick` gives the group that judges what was sent (another error for a PO box,
 * no IBAN with a bank transfer). Its description and type are those of `whole`; fields that the picked group does not have are
 * dropped.
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

/** A group that is asked `min` to `max` times. Removed entries come back when the list grows again. */
export const list = <const P extends Parts>(
  of: Group<P>,
  {
    min,
    max,
    label,
    tooFew = required,
    tooMany = `Vul er hoogstens ${max} in.`,
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

/** Every brick below a part with its path from there (`''` for a brick itself); list entries have `[]` in it. */
export const bricksOf = (part: Part, path = ''): { path: string; brick: AnyBrick }[] => {
  if (part.kind === 'brick') return [{ path, brick: part }]
  if (part.kind === 'list') return bricksOf(part.of, `${path}[]`)
  return Object.entries(part.parts as Parts).flatMap(([name, inner]) =>
    bricksOf(inner, path ? `${path}.${name}` : name),
  )
}
