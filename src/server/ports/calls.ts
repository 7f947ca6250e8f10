import * as z from 'zod/mini'
import type { Guards, Port } from './port.ts'

// The calls of a port as they travel to a partner that serves our own HTTP interface (docs/partners.md): the port's own
// names and schemas. The adapter, the stand-in, the OpenAPI file and the guards of a port are made of its calls.

/** Stands in `takes` for the argument that is the idempotency key: it travels in a header. */
export const idempotencyKey = 'idempotency-key'

/** An argument of a call: its name in the body that travels, and what it must look like. */
type Argument<T> = readonly [name: string, schema: z.ZodMiniType<T>]

/** One call of a port. `Given` are its arguments, `Answer` what it answers. */
export interface Call<Given extends readonly unknown[] = readonly unknown[], Answer = unknown> {
  /** For the partner's engineers, in English. */
  summary: string
  /** Its arguments in order. */
  takes: { readonly [Place in keyof Given]: typeof idempotencyKey | Argument<Given[Place]> }
  /** The idempotency key of a call that has none among its arguments, and must be known by one. */
  keyOf?(...given: Given): string
  /** `taken` where the port answers nothing. */
  answer: z.ZodMiniType<Answer>
  /** What 404 means: the port answers undefined. Left out, 404 is no answer. */
  unknown?: string
  /** What 409 means, which is the one refusal. */
  refusal?: string
  /** Why an answer that is as its schema says is none of what was asked; undefined where it is one. */
  wrong?(answer: Answer, ...given: Given): string | undefined
  /** Whether an answer has figures that are examples, which production refuses. */
  isExample?(answer: Answer): boolean
}

/** What every call of a port looks like as it travels. */
export type Calls<P extends Port<P>> = {
  readonly [Name in keyof P]: Call<Parameters<P[Name]>, Exclude<Awaited<ReturnType<P[Name]>>, undefined>>
}

/** The calls of some port, by name. */
export type AnyCalls = Readonly<Record<string, Call>>

/** What travels where a port answers nothing: an empty page of somebody else does not pass for it. */
export const taken: z.ZodMiniType<void> = z.codec(z.object({ taken: z.literal(true) }), z.void(), {
  decode: () => undefined,
  encode: () => ({ taken: true as const }),
})

/** Where a call stands below the partner's address. */
export const pathOf = (name: string): string => `/v1/${name}`

/** Whether a call carries an idempotency key. */
export const isKeyed = ({ takes, keyOf }: Call): boolean =>
  keyOf !== undefined || takes.includes(idempotencyKey)

/** The body of a call: its arguments by their names. */
export const bodyOf = ({ takes }: Call): z.ZodMiniType<Record<string, unknown>> =>
  z.object(Object.fromEntries(takes.filter((one) => one !== idempotencyKey)))

const guardOf = ({ answer, unknown }: Call): z.ZodMiniType => {
  if (answer === taken) return z.void()
  return unknown === undefined ? answer : z.optional(answer)
}

/** What answers of a port must look like before a service sees them. */
export const guardsOf = <P extends Port<P>>(calls: Calls<P>): Guards<P> =>
  Object.fromEntries(
    Object.entries(calls as unknown as AnyCalls).map(([name, call]) => [name, guardOf(call)]),
  ) as Guards<P>
