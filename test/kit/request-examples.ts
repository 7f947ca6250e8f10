import type { RequestExample } from '../../src/server/services/submissions/test-example.ts'

const modules = import.meta.glob<{ examples: readonly RequestExample[] }>(
  '../../src/server/features/*/test-examples.ts',
  { eager: true },
)

/** An example of every kind of request, as its feature gives it in its own `test-examples.ts`. */
export const requestExamples = Object.values(modules).flatMap(({ examples }) => examples)
