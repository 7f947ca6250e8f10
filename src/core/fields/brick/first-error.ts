import type { Part } from './group.ts'

/** The first error of each field of an answer, by its path (`''` for the answer itself); empty when the answer is valid. */
export const firstErrors = (part: Part, answer: unknown): Record<string, string> => {
  const result = part.schema.safeParse(answer)
  const first: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) first[issue.path.join('.')] ??= issue.message
  return first
}

/** The first error of an answer, undefined when it is valid. */
export const firstError = (part: Part, answer: unknown): string | undefined =>
  Object.values(firstErrors(part, answer))[0]
