import type * as z from 'zod/mini'
import type { AnyOperation } from './operation.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a browser needs to make one call of the API. What the call takes and answers is its `Operation`. */
export interface Call<O = unknown> {
  /** Unique in the whole contract, `resource.verb`. */
  readonly name: string
  readonly method: Method
  /** The path, with parameters in braces: `/api/v1/files/{id}`. */
  readonly path: string
  /** True where the body is multipart/form-data, with files under the names of their bricks. */
  readonly multipart?: boolean
  /** Schema of an answer that a draft may keep: the browser checks the answer again when it restores the draft. */
  readonly draftAnswer?: z.ZodMiniType
  /** Never set: it only tells the compiler what the call takes and answers. */
  readonly types?: O
}

export type AnyCall = Call<AnyOperation>

/**
 * Describes where a call goes: `call<typeof operations.book>({ name, method, path })`. The operation is given as a type only, so
 * that a browser loads none of the fields and sentences by which the server checks a request.
 */
// @__NO_SIDE_EFFECTS__
export function call<O extends AnyOperation>(
  of: Omit<Call, 'types'> & { draftAnswer: z.ZodMiniType },
): Call<O> & { readonly draftAnswer: z.ZodMiniType }
export function call<O extends AnyOperation>(of: Omit<Call, 'types' | 'draftAnswer'>): Call<O>
export function call(of: Call): Call {
  return of
}
