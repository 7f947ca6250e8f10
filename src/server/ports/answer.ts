import type * as z from 'zod/mini'
import { PartnerError } from '../../core/kernel/fault.ts'
import { UnexpectedAnswer } from '../../core/kernel/unexpected-answer.ts'

type Path = readonly PropertyKey[]

/** The number of fields that one log line names at most. */
const most = 5

/** The paths of the fields that these issues are about. Of a union only the branch that matched deepest counts. */
const pathsOf = (issues: readonly z.core.$ZodIssue[], before: Path = []): Path[] =>
  issues.flatMap((issue) => {
    const path = [...before, ...issue.path]
    if (issue.code !== 'invalid_union') return [path]
    const branches = issue.errors.map((branch) => pathsOf(branch, path))
    const depth = (paths: Path[]) => Math.max(...paths.map(({ length }) => length))
    const deepest = branches.toSorted((one, other) => depth(other) - depth(one))[0]
    return deepest && depth(deepest) > path.length ? deepest : [path]
  })

const valueAt = (answer: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], answer)

/** A path as a programmer writes it: `dates[2].price`. */
const pathText = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'the answer'

/** Describes for the log which fields of an answer, at these paths, are missing or wrong. It holds none of their values. */
export const unexpectedAnswer = (paths: readonly Path[], answer: unknown): UnexpectedAnswer => {
  const faults = paths.map(
    (path) => `${pathText(path)} is ${valueAt(answer, path) === undefined ? 'missing' : 'wrong'}`,
  )
  return new UnexpectedAnswer([...new Set(faults)].slice(0, most).join(', '))
}

/**
 * Parses what a partner answered. Fields that the schema does not know are left out, so that a partner may add some.
 * @throws PartnerError nonsense, which names for the log the fields that are missing or wrong, and none of their values.
 */
export const readAnswer = <T>(partner: string, schema: z.ZodMiniType<T>, answer: unknown): T => {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  throw new PartnerError(partner, 'nonsense', unexpectedAnswer(pathsOf(read.error.issues), answer))
}
