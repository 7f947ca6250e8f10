import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { AnyOperation } from '../../../core/contract/operation.ts'
import { exampleOf } from '../../../core/fields/group.ts'
import type { FilledForm } from './submit.ts'

/** What tests know one kind of request by: one that could be stored, and the document that its verb makes of it. */
export interface RequestExample {
  /** Name of the call that takes it in. */
  kind: string
  request: unknown
  documentOf(request: unknown): FilledForm
  /** Answers by path with which every field of the call's body counts; those of its fields do where left out. */
  counting: Readonly<Record<string, unknown>>
}

/** Describes the example of a kind of request, in the `test-examples.ts` of its feature. */
export const requestExample = <Request>(
  kind: string,
  request: Request,
  documentOf: (request: Request) => FilledForm,
  counting: RequestExample['counting'] = {},
): RequestExample => ({ kind, request, documentOf: (one) => documentOf(one as Request), counting })

/** A request as its call parses it, made of the examples of its own fields but for `over`. */
export const parsedExample = <O extends AnyOperation>(
  { body }: O,
  over: object = {},
): RequestOf<O>['body'] => {
  if (!body) throw new Error('Only a call with a body has an example.')
  return body.schema.parse({ ...(exampleOf(body) as object), ...over })
}
