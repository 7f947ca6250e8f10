import type { Parsed, Parts, Sent } from '../fields/brick/group.ts'
import type { AnyCall, Call } from './call.ts'
import type { AnyOperation, Operation } from './operation.ts'

/** One complete call of the API: where it goes, what it takes and what it answers. Route and API description are made from it. */
export type Endpoint<O extends AnyOperation = AnyOperation> = Call<O> & O

export type AnyEndpoint = AnyCall & AnyOperation

export const endpointOf = <C extends AnyCall, O extends AnyOperation>(call: C, operation: O): C & O => ({
  ...call,
  ...operation,
})

type OperationOf<E> = E extends AnyOperation ? E : E extends Call<infer O> ? O : never

type Side<P extends Parts, Name extends string, T> = [keyof P] extends [never]
  ? Partial<Record<Name, undefined>>
  : Record<Name, T>

/** The input of a caller: query, params and body as far as the call has them, numbers as numbers (D10). */
export type InputOf<E> =
  OperationOf<E> extends Operation<infer Q, infer P, infer B, infer _A>
    ? Side<Q, 'query', Sent<Q>> & Side<P, 'params', Sent<P>> & Side<B, 'body', Sent<B>>
    : never

/** The parsed query, params and body that a handler receives. */
export type RequestOf<E> =
  OperationOf<E> extends Operation<infer Q, infer P, infer B, infer _A>
    ? { query: Parsed<Q>; params: Parsed<P>; body: Parsed<B> }
    : never

export type AnswerOf<E> = OperationOf<E> extends Operation<infer _Q, infer _P, infer _B, infer A> ? A : never
