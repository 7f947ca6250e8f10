import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

/** Most characters of somebody's text that a sentence repeats. */
const mostQuoted = 60

/** A text between the quotes in which sentences about content put what somebody wrote. */
export const quoted = (text: unknown): string => {
  const said = String(text)
  return `‘${said.length > mostQuoted ? `${said.slice(0, mostQuoted)}…` : said}’`
}

/** Most choices that a sentence names. */
const mostNamed = 6

const oneOf = (values: readonly unknown[]): string => {
  if (values.length === 1) return `Hier hoort ${quoted(values[0])} te staan.`
  return values.length > mostNamed
    ? 'Kies een waarde uit de lijst.'
    : `Kies een van deze: ${values.map(quoted).join(', ')}.`
}

const ofType: Readonly<Record<string, string>> = {
  string: 'Schrijf hier tekst.',
  number: 'Vul een getal in.',
  int: 'Vul een heel getal in.',
  boolean: 'Kies ja of nee.',
  array: 'Maak hier een lijst van.',
  object: 'Vul hier de losse velden in.',
  record: 'Vul hier de losse velden in.',
}

const ofFormat: Readonly<Record<string, string>> = {
  email: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  url: 'Vul een internetadres in dat begint met https://.',
  date: 'Vul een dag in zoals 2026-12-01.',
  datetime: 'Vul een dag en een tijd in zoals 2026-12-01T09:00:00+01:00.',
}

/** A bound on a size: at most or at least a number, or exactly that number. */
interface Bound {
  most: boolean
  count: number
  exact: boolean
}

const boundWord = ({ most, exact }: Bound): string => {
  if (exact) return 'precies'
  return most ? 'hoogstens' : 'minstens'
}

/** What to do about a text, a list or a number that is too small or too big. */
const sized = (origin: string, bound: Bound): string => {
  const { most, count } = bound
  if (origin === 'array') return `Zet er ${boundWord(bound)} ${count} in.`
  if (origin !== 'string') return `Vul een getal in van ${count} of ${most ? 'lager' : 'hoger'}.`
  if (!most && count <= 1) return 'Vul dit in.'
  return `Maak dit ${most ? 'korter' : 'langer'}: ${boundWord(bound)} ${count} tekens.`
}

/** The lowest whole number that is allowed: a limit of zod may be one below it. */
const lowest = (minimum: number | bigint, inclusive = true): number => Number(minimum) + (inclusive ? 0 : 1)

/**
 * What is wrong with a part of a document, as a Dutch sentence that says what to do. It is the error map of every schema of
 * content; a sentence of the schema itself comes before it.
 */
export const defectSentence = (issue: Issue): string => {
  if (issue.code === 'unrecognized_keys') return 'Dit veld bestaat hier niet. Haal het weg.'
  if (issue.code === 'invalid_key')
    return issue.issues[0]?.message ?? 'Deze naam staat er niet in de goede vorm.'
  if (issue.input === undefined) return 'Vul dit in.'
  switch (issue.code) {
    case 'invalid_type':
      return ofType[issue.expected] ?? 'Dit hoort hier niet. Vul iets anders in.'
    case 'too_big': {
      const { origin, maximum, exact = false } = issue
      return sized(origin, { most: true, count: Number(maximum), exact })
    }
    case 'too_small': {
      const { origin, minimum, inclusive, exact = false } = issue
      return sized(origin, { most: false, count: lowest(minimum, inclusive), exact })
    }
    case 'invalid_format':
      return ofFormat[issue.format] ?? 'Dit staat er niet in de goede vorm.'
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return 'Kies een waarde uit de lijst.'
    default:
      return 'Dit klopt niet. Vul iets anders in.'
  }
}
