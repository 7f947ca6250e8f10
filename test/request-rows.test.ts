import { expect, test } from 'vitest'
import { bricksOf } from '../src/core/fields/brick/group.ts'
import { servedCalls } from '../src/server/features.ts'
import type { RequestKind } from '../src/server/services/submissions/request-kind.ts'
import { parsePath, put, valueAt, values } from './kit/request-values.ts'

const kinds = servedCalls.flatMap(({ endpoint, request: kind }) => (kind ? [{ endpoint, kind }] : []))

/**
 * Price, fee and wording that the sender saw: the server refuses those that are not of today. A row says what was agreed to from
 * the settings, so another value here changes no row.
 */
const comparedWithToday = /(^|\.)(accepted\w+InCents|agree\w+Text)$/

/** The rows of a request as text, or undefined where they cannot be made of it. */
const rowsText = (kind: RequestKind, request: unknown, beside: unknown): string | undefined => {
  try {
    return JSON.stringify(kind.rows(request, beside))
  } catch {
    return undefined
  }
}

/** The fields of a kind's call that no row tells of: another answer leaves every row as it is. */
const silentFields = ({ endpoint, kind }: (typeof kinds)[number]): string[] => {
  const { request, beside } = kind.example()
  const before = rowsText(kind, request, beside)
  return bricksOf(endpoint.body ?? endpoint.query).flatMap(({ path, brick }) => {
    const at = parsePath(path)
    // a file is told of by its name, which the call does not bring; a password is kept nowhere
    if (brick.facts.keeps === 'never' || brick.facts.files || comparedWithToday.test(path)) return []
    const now = valueAt(request, at)
    const others = [undefined, ...values(now, brick)].flatMap((value) => {
      const parsed = brick.schema.safeParse(value)
      return parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(now) ? [parsed.data] : []
    })
    // a box that must be ticked takes no other answer, so it is left out to see whether its row goes
    const isTold = (others.length > 0 ? others : [undefined]).some((other) => {
      const after = rowsText(kind, put(request, at, other), beside)
      return after !== undefined && after !== before
    })
    return isTold ? [] : [path]
  })
}

test.each(kinds.map((one) => [one.endpoint.name, one] as const))(
  '%s: staff see each answer in a row, or its kind says why not',
  (_name, one) => {
    expect(silentFields(one).toSorted()).toEqual(Object.keys(one.kind.unsaid ?? {}).toSorted())
  },
)

/** The order in which rows say who somebody is, by label, as a form asks it (docs/style.md). */
const person = [
  'Lidnummer',
  'Naam',
  'Mobiel telefoonnummer',
  'Telefoonnummer vast',
  'Telefoonnummer',
  'E-mailadres',
]
/** The check asks the e-mail address before the phone (spec 002 section 2.2). */
const ordered = kinds.filter(({ endpoint }) => endpoint.name !== 'insulation-check.register')

test.each(ordered.map((one) => [one.endpoint.name, one.kind] as const))(
  '%s: rows say who somebody is in the order of the forms',
  (_name, kind) => {
    const { request, beside } = kind.example()
    for (const { rows } of kind.rows(request, beside)) {
      const told = new Set(rows.map(({ label }) => label).filter((label) => person.includes(label)))
      expect([...told]).toEqual(person.filter((label) => told.has(label)))
    }
  },
)
