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

export { parsedExample } from './example.ts'
