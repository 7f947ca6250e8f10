import * as z from 'zod/mini'
import type { Guards, Port } from './port.ts'

// The calls of a port as they travel to a partner that serves our own HTTP interface (docs/partners.md), with the port's own
// names and schemas. The adapter, the stand-in, the OpenAPI file and the guards of a port are all made from them.

/** Stands in `takes` in the place of the idempotency key, which travels in a header. */
export const idempotencyKey = 'idempotency-key'

type Argument<T> = readonly [name: string, schema: z.ZodMiniType<T>]

/** One call of a port: `Given` are its arguments, `Answer` is what it answers. */
export interface Call<Given extends readonly unknown[] = readonly unknown[], Answer = unknown> {
  /** What the call does, in English, for the partner's engineers. */
  summary: string
  takes: { readonly [Place in keyof Given]: typeof idempotencyKey | Argument<Given[Place]> }
  /** Makes the idempotency key of a call that needs one and has none among its arguments. */
  keyOf?(...given: Given): string
  /** The schema of the answer; `taken` where the port answers nothing. */
  answer: z.ZodMiniType<Answer>
  /** What status 404 means for this call; the port then answers undefined. Left out, 404 counts as a failure. */
  unknown?: string
  /** What status 409 means for this call; it is the only status that counts as a refusal. */
  refusal?: string
  /** Why an answer that passes its schema does not fit the question; undefined where it fits. */
  mismatch?(answer: Answer, ...given: Given): string | undefined
  /** Whether the figures of an answer are examples, which production refuses. */
  isExample?(answer: Answer): boolean
}

/** Every call of a port as it travels to the partner, by name. */
export type Calls<P extends Port<P>> = {
  readonly [Name in keyof P]: Call<Parameters<P[Name]>, Exclude<Awaited<ReturnType<P[Name]>>, undefined>>
}

export type AnyCalls = Readonly<Record<string, Call>>

/**
 * The answer of a call for which the port answers nothing. It has a body, so that an empty page of some other server does not
 * pass for it.
 */
export const acknowledgement: z.ZodMiniType<void> = z.codec(z.object({ taken: z.literal(true) }), z.void(), {
  decode: () => undefined,
  encode: () => ({ taken: true as const }),
})

/** The path of a call below the partner's address. */
export const pathOf = (name: string): string => `/v1/${name}`

/** Whether a call carries an idempotency key. */
export const isKeyed = ({ takes, keyOf }: Call): boolean =>
  keyOf !== undefined || takes.includes(idempotencyKey)

/** The schema of a call's body: an object with the arguments by their names. */
export const bodyOf = ({ takes }: Call): z.ZodMiniType<Record<string, unknown>> =>
  z.object(Object.fromEntries(takes.filter((one) => one !== idempotencyKey)))

const guardOf = ({ answer, unknown }: Call): z.ZodMiniType => {
  if (answer === acknowledgement) return z.void()
  return unknown === undefined ? answer : z.optional(answer)
}

/** The guards of a port, made from its calls. */
export const guardsOf = <P extends Port<P>>(calls: Calls<P>): Guards<P> =>
  Object.fromEntries(
    Object.entries(calls as unknown as AnyCalls).map(([name, call]) => [name, guardOf(call)]),
  ) as Guards<P>
