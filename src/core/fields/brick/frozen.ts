import { isSpamSafe, spaced } from '../../rules/spam-safe-text.ts'
import type { Part, Parts } from './group.ts'
import { answerRowsOf, maskedOf, type Section, type SummaryRow } from './summary-rows.ts'

/** One answer as it was shown, with the heading of its group (`section`) where that has one. */
export interface FrozenAnswer {
  section?: string
  label: string
  value: string
}

/**
 * Who reads a summary: staff (`office`); whoever gets the mail and showed that the mailbox is theirs (`mail`); whoever gets it
 * because somebody typed their address (`stranger`).
 */
export type Reader = 'office' | 'mail' | 'stranger'

/** The text in a mail in place of words that it may not repeat to a stranger. */
export const notRepeated =
  'Deze tekst bewaren we bij je aanvraag. We herhalen hem hier niet, want je e-mailadres was nog niet bevestigd.'

/**
 * The rows of an answer as a stranger may read them. A row made of several answers is split into these as soon as one of them may
 * not be repeated, or reads together with its neighbour as something that could lead elsewhere.
 */
const rowsForStranger = (one: SummaryRow): SummaryRow[] => {
  const { parts, isVisitorText: own, value, masked = value } = one
  const text = { ...one, masked: spaced(masked) }
  if (!parts) return [!own ? one : isSpamSafe(masked) ? text : { ...one, masked: notRepeated }]
  const tame =
    parts.every((part) => !part.isVisitorText || isSpamSafe(part.value)) &&
    masked.split('\n').every(isSpamSafe)
  return tame ? [text] : parts.flatMap(rowsForStranger)
}

/**
 * The questions and answers of a request in words, as a reader may see them and as they are stored: they stay readable when the
 * form changes. A mail leaves out quiet answers, and a mail to a stranger also words that could lead them somewhere; masked
 * answers are masked for everybody.
 */
export const frozenAnswers = (sections: readonly Section[], reader: Reader): FrozenAnswer[] =>
  sections.flatMap(({ title, rows }) =>
    rows
      .filter(({ quiet }) => !quiet || reader === 'office')
      .flatMap((one) => (reader === 'stranger' ? rowsForStranger(one) : [one]))
      .map(({ label, value, masked = value }) => ({
        ...(title && { section: title }),
        label,
        value: masked,
      })),
  )

/** The frozen answers of a form that has no summary of its own: brick by brick. */
export const frozenAnswersOf = (part: Part, parsed: unknown, reader: { for: Reader }): FrozenAnswer[] =>
  frozenAnswers(answerRowsOf(part, parsed), reader.for)

/**
 * The form in which a parsed request is stored: without what is never kept, and with masked answers masked. The parsed value
 * itself does not change.
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
