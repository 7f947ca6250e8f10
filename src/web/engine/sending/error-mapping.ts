import type { AnyBrick } from '../../../core/fields/brick.ts'
import type { FieldErrors } from '../../../core/kernel/fault.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { isWithin, valueAt, withValueAt } from '../definition/answer-path.ts'
import { check } from '../definition/layout.ts'
import type { Derived } from '../state/derive.ts'
import type { Errors } from '../state/step-errors.ts'
import { relevantFields } from '../steps/navigation.ts'

const leaves = (value: unknown, path: string, into: Map<string, string>): Map<string, string> => {
  if (value !== null && typeof value === 'object' && !(value instanceof Blob)) {
    for (const [name, inner] of Object.entries(value))
      leaves(inner, Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name, into)
    return into
  }
  return into.set(path, stableJson(value))
}

/** A value like this one but different, so that its traces in the request show; an example where there is none yet. */
const altered = (value: unknown, brick: AnyBrick): unknown => {
  if (value === undefined) {
    const example = check(brick, brick.facts.example)
    return example.ok ? example.value : undefined
  }
  if (typeof value === 'string') return `${value}0`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [] : undefined
}

/** Makes a request of answers, of a submission or of a call on leaving a step. Pure. */
type ToRequest = (known: Record<string, unknown>, context: Derived['context']) => unknown

/**
 * Error mapping, first half: which answer makes which field of the request. Each answer is altered in turn, and what changes in the request is
 * its own. So a funnel never has to write down where a server's error belongs.
 */
export const requestOwners = (of: Derived, toRequest: ToRequest | undefined): Map<string, string[]> => {
  const owners = new Map<string, string[]>()
  if (!toRequest) return owners
  const partsOf = (input: unknown) => leaves(input, '', new Map())
  const before = partsOf(toRequest(of.known, of.context))
  for (const { path, brick } of relevantFields(of)) {
    try {
      const value = altered(valueAt(of.known, path), brick)
      const after = partsOf(toRequest(withValueAt(of.known, path, value), of.context))
      const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
        (at) => before.get(at) !== after.get(at),
      )
      owners.set(path, touched)
    } catch {
      // an altered answer that the request cannot be made of tells nothing; the other answers do
    }
  }
  return owners
}

/** Request inputs start with `body.` or `query.`; the server names fields without it (decision 25). */
export const fieldName = (at: string): string => at.replace(/^(body|query|params)\./, '')

/**
 * The answer that a refused field is about: of those that make it, the one that makes little else (a choice that turns
 * half the request around is rarely meant), and then one that must be answered (a last name before its infix).
 */
const ownerOf = (
  owners: Map<string, string[]>,
  optional: ReadonlySet<string>,
  field: string,
): string | undefined =>
  [...owners]
    .filter(([, touched]) =>
      touched.some((at) => isWithin(fieldName(at), field) || isWithin(field, fieldName(at))),
    )
    .sort(
      ([a, ofA], [b, ofB]) => ofA.length - ofB.length || Number(optional.has(a)) - Number(optional.has(b)),
    )[0]?.[0]

/** Server error to field mapping: errors of the request's fields as errors of the answers that made them; `rest` are those that nobody owns. */
export const errorsOfAnswers = (
  of: Derived,
  toRequest: ToRequest | undefined,
  errors: FieldErrors,
): { own: Errors; refused: Record<string, string[]>; rest: string[] } => {
  const owners = requestOwners(of, toRequest)
  const optional = new Set(
    relevantFields(of)
      .filter(({ brick }) => brick.optional)
      .map(({ path }) => path),
  )
  const own: Errors = {}
  const refused: Record<string, string[]> = {}
  const rest: string[] = []
  for (const [field, sentences] of Object.entries(errors)) {
    const sentence = sentences[0] ?? ''
    const owner = ownerOf(owners, optional, field)
    if (owner) {
      own[owner] ??= sentence
      refused[owner] = [...(refused[owner] ?? []), field]
    } else rest.push(sentence)
  }
  return { own, refused, rest }
}
