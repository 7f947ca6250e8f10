import type * as z from 'zod/mini'
import type { AnyOperation } from './operation.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a browser needs to make one call of the API. What the call takes and answers is its `Operation`. */
export interface Call<O = unknown> {
  /** Unique in the whole contract, `resource.verb`. */
  readonly name: string
  readonly method: Method
  /** Parameters stand in braces: `/api/v1/files/{id}`. */
  readonly path: string
  /** The body travels as multipart/form-data, files under the names of their bricks. */
  readonly multipart?: boolean
  /** Its answer may stand in a draft, and is judged again when it comes back from there. */
  readonly kept?: z.ZodMiniType
  /** Never there: it only tells the compiler what goes in and comes out. */
  readonly types?: O
}

export type AnyCall = Call<AnyOperation>

/**
 * Describes where a call goes: `call<typeof operations.book>({ name, method, path })`. Its operation is named as a type
 * only, so that a browser loads none of the fields and sentences that a server judges it by.
 */
// @__NO_SIDE_EFFECTS__
export function call<O extends AnyOperation>(
  of: Omit<Call, 'types'> & { kept: z.ZodMiniType },
): Call<O> & { readonly kept: z.ZodMiniType }
export function call<O extends AnyOperation>(of: Omit<Call, 'types' | 'kept'>): Call<O>
export function call(of: Call): Call {
  return of
}
