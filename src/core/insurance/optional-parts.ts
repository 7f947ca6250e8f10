import * as z from 'zod/mini'
import { type Brick, optional } from '../fields/brick/brick.ts'
import type { AnyList, Group, List, OptionalGroup, Part, Parts } from '../fields/brick/group.ts'
import { list } from '../fields/brick/group.ts'
import { optionalGroup } from '../fields/brick/optional-group.ts'

type Loose<X> =
  X extends Brick<infer Out, infer In>
    ? Brick<Out | undefined, In | '' | null | undefined>
    : X extends List<infer Q>
      ? List<Q>
      : X extends Group<infer Q>
        ? OptionalGroup<Q>
        : never

/** The same parts, each of them optional; a missing list is empty. */
export type LooseParts<P extends Parts> = { readonly [K in keyof P]: Loose<P[K]> }

const looseList = ({ of, max, label }: AnyList): AnyList => {
  const empty = list(of, { min: 0, max, label })
  return { ...empty, schema: z._default(empty.schema, []) as unknown as AnyList['schema'] }
}

const loosePart = (part: Part): Part => {
  if (part.kind === 'brick') return part.optional ? part : optional(part)
  if (part.kind === 'list') return looseList(part)
  return optionalGroup(part)
}

/** Makes parts optional, for calls in which other answers decide whether a question is asked. */
export const looseParts = <const P extends Parts>(parts: P): LooseParts<P> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, loosePart(part)]),
  ) as unknown as LooseParts<P>
