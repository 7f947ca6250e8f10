import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { Walk } from './test-walk.ts'

/** Texts in a value that are long enough to be recognised wherever they turn up. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= 6 ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Whether an answer may not be stored: its brick forbids it, it is a file, or it is personal in a funnel that stores nothing
 * personal. Written again here, so that the engine does not judge itself.
 */
const isSecret = ({ draft }: Funnel, { facts }: AnyBrick): boolean =>
  facts.keeps !== 'plain' ||
  facts.control === 'files' ||
  (draft?.personal === false && facts.personal === true)

/** Answers that stand in the browser's storage and may not, and hidden answers that count. */
export const wronglyKept = ({ store, environment }: Walk): string[] => {
  const { derived, answers } = store.getSnapshot()
  const fields = Object.values(derived.layouts).flatMap((layout) => layout.fields)
  const secret = fields.filter(({ brick }) => isSecret(store.funnel, brick))
  const plain = fields.filter((field) => !secret.includes(field))
  const allowed = new Set(plain.flatMap(({ path }) => textsIn(valueAt(answers, path))))
  const stored = JSON.stringify([environment.drafts, environment.handed])
  const stands = (path: string) =>
    textsIn(valueAt(answers, path)).some((text) => !allowed.has(text) && stored.includes(text))
  return [
    ...secret.filter(({ path }) => stands(path)).map(({ path }) => `${path} stands in the storage`),
    ...fields
      .filter(({ path }) => !derived.shown(path) && valueAt(derived.known, path) !== undefined)
      .map(({ path }) => `${path} is hidden and still counts`),
  ]
}
