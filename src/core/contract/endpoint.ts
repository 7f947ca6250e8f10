import type * as z from 'zod/mini'
import { type Group, group, type Parsed, type Parts, type Sent } from '../fields/group.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How strictly an address on the internet is limited; the numbers are settings of the server (decision 23). */
export type Limit = 'read' | 'submit' | 'lookup' | 'login' | 'check' | 'upload' | 'rates'

/** One call of the API. Route, typed client, API description and tests are all made from it. */
export interface Endpoint<
  Q extends Parts = Parts,
  P extends Parts = Parts,
  B extends Parts = Parts,
  A = unknown,
> {
  /** Unique in the whole contract, `resource.verb`. */
  readonly name: string
  readonly method: Method
  /** Parameters stand in braces: `/api/v1/files/{id}`. */
  readonly path: string
  readonly summary: string
  readonly query: Group<Q>
  readonly params: Group<P>
  readonly body: Group<B> | undefined
  /** The body travels as multipart/form-data, files under the names of their bricks. */
  readonly multipart: boolean
  readonly answer: z.ZodMiniType<A>
  /** Its answer may stand in a draft: a browser judges it again when it comes back from there. */
  readonly kept: boolean
  /** A true answer, for the description, the sandbox and the engine's tests. */
  readonly example: A
  /** Status of a good answer. */
  readonly status: 200 | 201 | 202 | 204
  /** Takes something in: accepts an `Idempotency-Key` and answers a `reference` (decisions 8 and 9). */
  readonly submits: boolean
  readonly limit: Limit
  /** Keeps a file for a later request: taken only while a call of the contract claims uploads. */
  readonly keepsFile?: boolean
  /** Names uploads of its caller by their ids, and keeps them with what it takes in. */
  readonly claimsFiles?: boolean
  /** Refusals that a caller should expect beside 400, 429 and 500. */
  readonly faults: readonly { status: number; code: string; when: string }[]
}

// biome-ignore lint/suspicious/noExplicitAny: an endpoint of any shape; its groups hold functions over their own values
export type AnyEndpoint = Endpoint<any, any, any, any>

const nothing = group({})

/** Describes one call. What is left out is empty: no query, no parameters, no body. */
export const endpoint = <
  const A,
  const Q extends Parts = Record<never, never>,
  const P extends Parts = Record<never, never>,
  const B extends Parts = Record<never, never>,
  const K extends boolean = false,
>(of: {
  name: string
  method: Method
  path: string
  summary: string
  query?: Group<Q>
  params?: Group<P>
  body?: Group<B>
  multipart?: boolean
  answer: z.ZodMiniType<A>
  kept?: K
  example: NoInfer<A>
  status?: 200 | 201 | 202 | 204
  submits?: boolean
  limit?: Limit
  keepsFile?: boolean
  claimsFiles?: boolean
  faults?: readonly { status: number; code: string; when: string }[]
}): Endpoint<Q, P, B, A> & { readonly kept: K } => ({
  ...of,
  query: of.query ?? (nothing as unknown as Group<Q>),
  params: of.params ?? (nothing as unknown as Group<P>),
  body: of.body,
  multipart: of.multipart ?? false,
  kept: (of.kept ?? false) as K,
  status: of.status ?? 200,
  submits: of.submits ?? false,
  limit: of.limit ?? (of.submits ? 'submit' : 'read'),
  faults: of.faults ?? [],
})

type Side<P extends Parts, Name extends string, T> = [keyof P] extends [never]
  ? Partial<Record<Name, undefined>>
  : Record<Name, T>

/** What a caller gives: query, params and body as far as the call has them, numbers as numbers (decision 10). */
export type InputOf<E> =
  E extends Endpoint<infer Q, infer P, infer B, infer _A>
    ? Side<Q, 'query', Sent<Q>> & Side<P, 'params', Sent<P>> & Side<B, 'body', Sent<B>>
    : never

/** What a handler receives: the same, parsed. */
export type RequestOf<E> =
  E extends Endpoint<infer Q, infer P, infer B, infer _A>
    ? { query: Parsed<Q>; params: Parsed<P>; body: Parsed<B> }
    : never

export type AnswerOf<E> = E extends Endpoint<infer _Q, infer _P, infer _B, infer A> ? A : never
