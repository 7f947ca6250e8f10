import { requestKinds } from '../../src/server/features.ts'
import { summaryOf } from '../../src/server/services/submissions/request-kind.ts'
import type { FilledForm } from '../../src/server/services/submissions/submit.ts'

/** What tests know one kind of request by: one that could be stored, and the document that its verb makes of it. */
export interface KnownExample {
  /** Name of the call that takes it in. */
  kind: string
  request: unknown
  summaryOf(request: unknown): FilledForm
  /** Answers by path with which every field of the call's body counts; those of its fields do where left out. */
  counting: Readonly<Record<string, unknown>>
}

/** The example of every kind of request. */
export const requestExamples: readonly KnownExample[] = Object.entries(requestKinds).map(([name, kind]) => {
  const { request, beside, counting = {} } = kind.example()
  return { kind: name, request, summaryOf: (one) => summaryOf(kind, one, beside), counting }
})
