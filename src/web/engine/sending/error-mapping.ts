import type { FieldErrors } from '../../../core/kernel/fault.ts'
import { isWithin, valueAt } from '../definition/answer-path.ts'
import type { Fields } from '../definition/fields.ts'
import type { Derived } from '../state/derive.ts'
import type { Errors } from '../state/step-errors.ts'
import { relevantFields } from '../steps/navigation.ts'

/** Finds the answer that is asked at a path now: at the path itself, the first below it, or the one that contains it. */
type AskedAt = (path: string) => string | undefined

const isList = (of: Fields): of is readonly string[] => Array.isArray(of)

/**
 * The answers that a table names for the part of a field's path that is still to be looked up, such as `.home.city` or
 * `.files[0]`.
 */
const answersOf = (table: Fields, field: string, askedAt: AskedAt): string[] => {
  if (typeof table === 'string') {
    const asked = askedAt(`${table}${field}`) ?? askedAt(table)
    return asked === undefined ? [] : [asked]
  }
  if (isList(table)) return table.flatMap((path) => answersOf(path, field, askedAt))
  // a refusal of a whole group is shown at the first of its parts
  if (field === '') return Object.values(table).flatMap((inner) => answersOf(inner, '', askedAt))
  const [, name = '', index = '', rest = ''] = /^\.?([^.[]+)(\[\d+\])?(.*)$/.exec(field) ?? []
  const entry = table[`${name}${index}`]
  if (entry !== undefined) return answersOf(entry, rest, askedAt)
  const whole = table[name]
  return whole === undefined ? [] : answersOf(whole, `${index}${rest}`, askedAt)
}

/**
 * The answer that a field of a call is made of: what the funnel's table names (of several the first that is answered), else the
 * answer with the same name. Undefined where no answer that is asked now makes it.
 */
export const answerOf = (of: Derived, fields: Fields | undefined, field: string): string | undefined => {
  const asked = relevantFields(of).map(({ path }) => path)
  const askedAt: AskedAt = (path) =>
    asked.find((one) => one === path) ??
    asked.find((one) => isWithin(one, path)) ??
    asked.find((one) => isWithin(path, one))
  const named = answersOf(fields ?? {}, `.${field}`, askedAt)
  return named.find((path) => valueAt(of.known, path) !== undefined) ?? named[0] ?? askedAt(field)
}

/**
 * Server error to field mapping: turns errors of the call's fields into errors of the answers that made them; `rest` are the
 * sentences of fields that no answer made. The server names fields without `body.` or `query.` (D25).
 */
export const errorsOfAnswers = (
  of: Derived,
  fields: Fields | undefined,
  errors: FieldErrors,
): { own: Errors; refused: Record<string, string[]>; rest: string[] } => {
  const own: Errors = {}
  const refused: Record<string, string[]> = {}
  const rest: string[] = []
  for (const [field, sentences] of Object.entries(errors)) {
    const sentence = sentences[0] ?? ''
    const answer = answerOf(of, fields, field)
    if (answer) {
      own[answer] ??= sentence
      refused[answer] = [...(refused[answer] ?? []), field]
    } else rest.push(sentence)
  }
  return { own, refused, rest }
}
