import * as z from 'zod/mini'
import type { Group, OptionalGroup, Parts } from './group.ts'

/** Makes a group optional: a request may leave it out. */
export const optionalGroup = <const P extends Parts>(of: Group<P>): OptionalGroup<P> => ({
  ...of,
  optional: true,
  schema: z.optional(
    z.pipe(
      z.transform((value: unknown): unknown =>
        value === null || value === '' ? undefined : value,
      ) as z.ZodMiniType<unknown, unknown>,
      z.optional(of.schema as z.ZodMiniType) as z.ZodMiniType<unknown, unknown>,
    ),
  ) as unknown as OptionalGroup<P>['schema'],
})
