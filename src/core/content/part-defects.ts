import type * as z from 'zod/mini'
import { defectSentence } from './defect-sentences.ts'

/** Where something stands in a document: keys and indexes from its top. */
export type Place = readonly (string | number)[]

/** A fault in a part of a document, with a Dutch sentence that says what to do. */
export interface PartDefect {
  at: Place
  problem: string
}

/** Most faults that are told of one part, so that a part that is wrong all over stays readable. */
const mostDefects = 40

type Issue = z.core.$ZodIssue

const placeOf = (path: readonly PropertyKey[]): Place =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

const depthOf = (defects: readonly PartDefect[]): number => Math.max(0, ...defects.map(({ at }) => at.length))

/** The faults of an issue; of a union those of the branch that fits furthest, or one about the union where none begins to fit. */
const defectsOf = (issue: Issue, before: Place): PartDefect[] => {
  const at = [...before, ...placeOf(issue.path)]
  const own = { at, problem: issue.message }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...own, at: [...at, key] }))
  if (issue.code !== 'invalid_union') return [own]
  const [furthest = []] = issue.errors
    .map((branch) => branch.flatMap((one) => defectsOf(one, at)))
    .toSorted((one, other) => depthOf(other) - depthOf(one))
  return depthOf(furthest) > at.length ? furthest : [own]
}

/** Reads a part of a document by its schema: the part as the schema has it, or each fault in it with its place. */
export const readPart = <T>(
  schema: z.ZodMiniType<T>,
  part: unknown,
): { data: T } | { defects: readonly PartDefect[] } => {
  const parsed = schema.safeParse(part, { error: defectSentence })
  if (parsed.success) return { data: parsed.data }
  return { defects: parsed.error.issues.flatMap((issue) => defectsOf(issue, [])).slice(0, mostDefects) }
}
