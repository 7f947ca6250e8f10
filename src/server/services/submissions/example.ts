import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { AnyOperation } from '../../../core/contract/operation.ts'
import { exampleOf } from '../../../core/fields/brick/group.ts'

/** A request as its call parses it, made of the examples of its fields, with `over` in place of some. */
export const parsedExample = <O extends AnyOperation>(
  { body }: O,
  over: object = {},
): RequestOf<O>['body'] => {
  if (!body) throw new Error('Only a call with a body has an example.')
  return body.schema.parse({ ...(exampleOf(body) as object), ...over })
}
