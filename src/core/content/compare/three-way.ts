import { canonical } from '../document-rights.ts'
import { type Difference, differenceBetween } from './differences.ts'
import { type ListStep, stepsBetween } from './lists.ts'
import { newBudget } from './words.ts'

export type Body = Readonly<Record<string, unknown>>

/** A part of a document of which the project's file has another text than what is being written. */
export interface FileDifference {
  /** Keys from the top of the document; for a block `blocks` and its place in the draft, or in the file where it is only there. */
  at: readonly (string | number)[]
  /** What happens to a block when it is taken over; left out for a field. */
  step?: ListStep['kind']
  /** The text of each, undefined where one has none. */
  file: unknown
  draft: unknown
  difference: Difference
  /** Whose text the site shows: the file's, the draft's, another one, or both where a block only moves. */
  site: 'file' | 'draft' | 'both' | 'other'
  /** The document with this part as the file has it. */
  taken: Body
}

const isObject = (value: unknown): value is Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)
const ownOf = (body: unknown, key: string): unknown =>
  isObject(body) && Object.hasOwn(body, key) ? body[key] : undefined

/** An object with one key set, or without it where the value is undefined. */
const withKey = (body: Body, key: string, value: unknown): Body =>
  value === undefined
    ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
    : { ...body, [key]: value }

const siteOf = (
  file: unknown,
  draft: unknown,
  holds: (value: unknown) => boolean,
): FileDifference['site'] => {
  const [isFile, isDraft] = [holds(file), holds(draft)]
  if (isFile && isDraft) return 'both'
  return isFile ? 'file' : isDraft ? 'draft' : 'other'
}

const wholeOf = (before: unknown, after: unknown): Difference =>
  differenceBetween(before, after) ?? { kind: 'value', before, after }

/** Where a block of the file comes to stand in the draft: behind the block that it follows in the file, or at the start. */
const placeIn = (steps: readonly ListStep[], is: number): number => {
  const before = steps.filter((step) => step.kind === 'kept' && step.is < is).at(-1)
  return before?.kind === 'kept' ? before.was + 1 : 0
}

/** The blocks of the draft with one of them as the file has it. */
const withBlock = (
  blocks: readonly unknown[],
  step: ListStep,
  { steps, block }: { steps: readonly ListStep[]; block: unknown },
): unknown[] => {
  if (step.kind === 'removed') return blocks.toSpliced(step.was, 1)
  if (step.kind === 'kept') return blocks.with(step.was, block)
  const place = placeIn(steps, step.is)
  if (step.kind === 'added') return blocks.toSpliced(place, 0, block)
  const without = blocks.toSpliced(step.was, 1)
  return without.toSpliced(step.was < place ? place - 1 : place, 0, block)
}

const ofBlocks = (
  file: readonly unknown[],
  blocks: readonly unknown[],
  { published, set }: { published: unknown; set: (blocks: readonly unknown[]) => Body },
): FileDifference[] => {
  const steps = stepsBetween(blocks, file, newBudget())
  const shown = new Set(Array.isArray(published) ? published.map(canonical) : [])
  return steps.flatMap((step): FileDifference[] => {
    const [ours, theirs] = [
      step.kind === 'added' ? undefined : blocks[step.was],
      step.kind === 'removed' ? undefined : file[step.is],
    ]
    if (step.kind === 'kept' && isSame(ours, theirs)) return []
    return [
      {
        at: ['blocks', step.kind === 'added' ? step.is : step.was],
        step: step.kind,
        file: theirs,
        draft: ours,
        difference: wholeOf(ours, theirs),
        site: siteOf(theirs, ours, (block) => block !== undefined && shown.has(canonical(block))),
        taken: set(withBlock(blocks, step, { steps, block: theirs })),
      },
    ]
  })
}

/** Levels of objects of which each key is a field of its own: of the settings each price, each desk. */
const levels = 2

interface Three {
  file: Body
  published: unknown
  draft: Body
}

const ofFields = (
  { file, published, draft }: Three,
  at: readonly string[],
  set: (draft: Body) => Body,
): FileDifference[] =>
  [...new Set([...Object.keys(draft), ...Object.keys(file)])].flatMap((key): FileDifference[] => {
    const [theirs, ours, shown] = [ownOf(file, key), ownOf(draft, key), ownOf(published, key)]
    if (isSame(theirs, ours)) return []
    const setKey = (value: unknown) => set(withKey(draft, key, value))
    if (at.length === 0 && key === 'blocks' && Array.isArray(theirs) && Array.isArray(ours))
      return ofBlocks(theirs, ours, { published: shown, set: setKey })
    if (at.length + 1 < levels && isObject(theirs) && isObject(ours))
      return ofFields({ file: theirs, published: shown, draft: ours }, [...at, key], setKey)
    return [
      {
        at: [...at, key],
        file: theirs,
        draft: ours,
        difference: wholeOf(ours, theirs),
        site: siteOf(theirs, ours, (value) => isSame(value, shown)),
        taken: setKey(theirs),
      },
    ]
  })

/**
 * Everything of which the project's file has another text than what is being written, with what the site shows, each to be taken
 * over by itself. Once all are taken over, one after the other, the draft is the file.
 */
export const fileDifferences = (of: Three): FileDifference[] => ofFields(of, [], (draft) => draft)
