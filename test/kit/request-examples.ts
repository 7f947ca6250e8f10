import { served } from '../../src/server/features.ts'
import { documentOf } from '../../src/server/services/submissions/request-kind.ts'
import type { RequestExample } from '../../src/server/services/submissions/test-example.ts'

const modules = import.meta.glob<{ examples: readonly RequestExample[] }>(
  '../../src/server/features/*/test-examples.ts',
  { eager: true },
)

/** An example of every kind of request, as its feature gives it in its own `request.ts`. */
export const requestExamples: readonly RequestExample[] = [
  ...served.flatMap(({ endpoint, request: kind }) => {
    if (!kind || !('example' in kind)) return []
    const { request, beside, counting = {} } = kind.example()
    return [
      { kind: endpoint.name, request, documentOf: (one: unknown) => documentOf(kind, one, beside), counting },
    ]
  }),
  ...Object.values(modules).flatMap(({ examples }) => examples),
]
