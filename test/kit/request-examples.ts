import { requestKinds } from '../../src/server/features.ts'
import { summaryOf } from '../../src/server/services/submissions/request-kind.ts'
import type { FilledForm } from '../../src/server/services/submissions/submit.ts'

/** Example of one kind of request: a body that could be stored, and the document that its verb makes of it. */
export interface KnownExample {
  kind: string
  request: unknown
  summaryOf(request: unknown): FilledForm
  /** Answers by path that make every field of the call's body count; a field that is left out has its own example. */
  counting: Readonly<Record<string, unknown>>
}

export const requestExamples: readonly KnownExample[] = Object.entries(requestKinds).map(([name, kind]) => {
  const { request, beside, counting = {} } = kind.example()
  return { kind: name, request, summaryOf: (one) => summaryOf(kind, one, beside), counting }
})
