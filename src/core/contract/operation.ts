import * as z from 'zod/mini'
import { type Group, group, type Parts } from '../fields/brick/group.ts'
import type { PartRules } from './rules.ts'

/** The limit on how often one internet address may make a call; the numbers are settings of the server (D23). */
export type Limit =
  | 'read'
  | 'submit'
  | 'lookup'
  | 'login'
  | 'staffLogin'
  | 'office'
  | 'check'
  | 'giftCard'
  | 'quote'
  | 'upload'
  | 'rates'
  | 'document'
  | 'draft'

/** What a call takes and answers, by which the server checks requests and describes the API. */
export interface Operation<
  Q extends Parts = Parts,
  P extends Parts = Parts,
  B extends Parts = Parts,
  A = unknown,
> {
  readonly summary: string
  readonly query: Group<Q>
  readonly params: Group<P>
  readonly body: Group<B> | undefined
  /** Largest JSON body in bytes, where it is more than that of other calls. */
  readonly bodyBytes?: number
  /**
   * Answers in place of the examples of the body's fields, group within group, where those would be refused together: a home
   * cannot be let, empty and a monument, and insured. The description shows them.
   */
  readonly exampleAnswers?: Readonly<Record<string, unknown>>
  readonly answer: z.ZodMiniType<A>
  /** A realistic answer, for the description, the sandbox and the engine's tests. */
  readonly example: A
  readonly status: 200 | 201 | 202 | 204
  /** True for a submission: it accepts an `Idempotency-Key` and answers a `reference` (D8 and D9). */
  readonly submits: boolean
  readonly limit: Limit
  /** True where the answer is the same for everybody until the content changes: caches may keep it, and revalidate it. */
  readonly cacheable?: boolean
  /**
   * True for a call of the office that a screen makes by itself, without anybody at it: it is no use of the session, which so still
   * ends when nobody is there.
   */
  readonly byItself?: boolean
  /** True where a file is kept for a later request; it is refused while no call of the contract claims uploads. */
  readonly keepsFile?: boolean
  /** True where the body names uploads of its caller by their ids, and keeps them with the submission. */
  readonly claimsFiles?: boolean
  /** The rules between fields of the body, for the description. */
  readonly rules: PartRules
  /** The errors that a caller should expect beside 400, 429 and 500. */
  readonly faults: readonly { status: number; code: string; when: string }[]
}

// biome-ignore lint/suspicious/noExplicitAny: an operation of any shape; its groups hold functions over their own values
export type AnyOperation = Operation<any, any, any, any>

const nothing = group({})

/**
 * In the answer to a submission: set when its sender got so many mails already that the confirmation comes later, or is left out.
 */
const mail = z.optional(z.enum(['later', 'none']))
const withMail = <A>(answer: z.ZodMiniType<A>): z.ZodMiniType<A> =>
  z.extend(answer as unknown as z.ZodMiniObject, { mail }) as unknown as z.ZodMiniType<A>

/** Makes an operation from what its call takes and answers. What is left out is empty: no query, no parameters, no body. */
export const operation = <
  const A,
  const Q extends Parts = Record<never, never>,
  const P extends Parts = Record<never, never>,
  const B extends Parts = Record<never, never>,
>(of: {
  summary: string
  query?: Group<Q>
  params?: Group<P>
  body?: Group<B>
  bodyBytes?: number
  exampleAnswers?: Readonly<Record<string, unknown>>
  answer: z.ZodMiniType<A>
  example: NoInfer<A>
  status?: 200 | 201 | 202 | 204
  submits?: boolean
  limit?: Limit
  cacheable?: boolean
  byItself?: boolean
  keepsFile?: boolean
  claimsFiles?: boolean
  rules?: PartRules
  faults?: readonly { status: number; code: string; when: string }[]
}): Operation<Q, P, B, A> => ({
  ...of,
  answer: of.submits ? withMail(of.answer) : of.answer,
  query: of.query ?? (nothing as unknown as Group<Q>),
  params: of.params ?? (nothing as unknown as Group<P>),
  body: of.body,
  status: of.status ?? 200,
  submits: of.submits ?? false,
  limit: of.limit ?? (of.submits ? 'submit' : 'read'),
  rules: of.rules ?? {},
  faults: of.faults ?? [],
})
