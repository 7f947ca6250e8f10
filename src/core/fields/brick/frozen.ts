import { isSpamSafe, spaced } from '../../rules/spam-safe-text.ts'
import type { Part, Parts } from './group.ts'
import { answerRowsOf, maskedOf, type Section, type SummaryRow } from './summary-rows.ts'

/** One answer as it was shown, under the heading of its group where that has one. */
export interface FrozenAnswer {
  section?: string
  label: string
  value: string
}

/**
 * Staff; whoever gets the mail and showed that the mailbox is theirs; whoever gets it because somebody typed their
 * address (a mail to a stranger).
 */
export type Reader = 'office' | 'mail' | 'stranger'

/** Said in place of words that a mail may not repeat to a stranger. */
export const notRepeated =
  'Deze tekst bewaren we bij je aanvraag. We herhalen hem hier niet, want je e-mailadres was nog niet bevestigd.'

/**
 * Rows as a stranger may read them. What is read as one is told apart as soon as some of it may not be repeated, or
 * makes something with its neighbour in a line that it is not by itself.
 */
const tamed = (one: SummaryRow): SummaryRow[] => {
  const { parts, own, value, masked = value } = one
  const text = { ...one, masked: spaced(masked) }
  if (!parts) return [!own ? one : isSpamSafe(masked) ? text : { ...one, masked: notRepeated }]
  const tame =
    parts.every((part) => !part.own || isSpamSafe(part.value)) && masked.split('\n').every(isSpamSafe)
  return tame ? [text] : parts.flatMap(tamed)
}

/**
 * What was said, as this reader may read it and as it is stored: questions and answers that stay readable when the form
 * changes. A mail leaves out what is quiet, one to a stranger also words that could lead them somewhere; everybody sees
 * masked answers masked.
 */
export const frozen = (sections: readonly Section[], reader: Reader): FrozenAnswer[] =>
  sections.flatMap(({ title, rows }) =>
    rows
      .filter(({ quiet }) => !quiet || reader === 'office')
      .flatMap((one) => (reader === 'stranger' ? tamed(one) : [one]))
      .map(({ label, value, masked = value }) => ({
        ...(title && { section: title }),
        label,
        value: masked,
      })),
  )

/** The same of a form that has no words of its own: brick by brick. */
export const frozenOf = (part: Part, parsed: unknown, reader: { for: Reader }): FrozenAnswer[] =>
  frozen(answerRowsOf(part, parsed), reader.for)

/**
 * What is stored of a parsed request: without what is never kept, and masked where everybody reads it masked. The parsed
 * value stays as it was.
 */
export const storable = (part: Part, value: unknown): unknown => {
  if (value === undefined || value === null) return value
  if (part.kind === 'list') return (value as unknown[]).map((entry) => storable(part.of, entry))
  if (part.kind === 'group') {
    const answers = value as Record<string, unknown>
    const entries = Object.entries(part.parts as Parts)
      .filter(
        ([name, inner]) => name in answers && !(inner.kind === 'brick' && inner.facts.keeps === 'never'),
      )
      .map(([name, inner]) => [name, storable(inner, answers[name])])
    return Object.fromEntries(entries)
  }
  if (part.facts.keeps === 'never') return undefined
  return part.facts.keeps === 'masked' ? maskedOf(part, value) : value
}
