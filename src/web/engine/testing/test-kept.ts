import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { Walk } from './test-walk.ts'

/** Texts that are long enough to be recognised wherever they turn up. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= 6 ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Said here once more, so that the engine is not asked whether it is right: what its brick keeps out, a file, and a person where the funnel keeps none. */
const isSecret = ({ draft }: Funnel, { facts }: AnyBrick): boolean =>
  facts.keeps !== 'plain' ||
  facts.control === 'files' ||
  (draft?.personal === false && facts.personal === true)

/** Answers that stand in the browser's storage and may not, and hidden ones that count all the same. */
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
