import type { AnyBrick } from './brick.ts'
import { displayValue } from './display-value.ts'
import type { Part, Parts } from './group.ts'

/** One answer in words, or several that people read as one: a name, an address. */
export interface SummaryRow {
  label: string
  /** As whoever gave it reads it on the overview. */
  value: string
  /** As everybody reads it afterwards, where that is less: the last four of an IBAN. */
  masked?: string
  /** Stands in no mail. */
  quiet?: true
  /** A box that was ticked. An overview passes over it: the box itself stands on the screen. */
  consent?: true
  /** Words of one's own, by which a mail to a stranger is judged. */
  own?: true
  /** What is read as one here, answer by answer: told apart where some of it may not be repeated. */
  parts?: readonly SummaryRow[]
}

/** Rows below one heading: the title of the step that asks them. */
export interface Section {
  title?: string
  rows: SummaryRow[]
}

/** Answers out of a list, or of a form that carries no message; all others are words of one's own. */
const bound: ReadonlySet<string> = new Set([
  'email',
  'tel',
  'digits',
  'money',
  'select',
  'radio',
  'checkboxes',
  'checkbox',
  'date-parts',
])

const isUnanswered = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const lastFour = (text: string): string => `•••• ${text.slice(-4)}`

/** A row that is made of more than one answer, or of none; no row where there is nothing to say. */
export const summaryRow = (
  label: string,
  value: string,
  more: Omit<SummaryRow, 'label' | 'value'> = {},
): SummaryRow[] => (value === '' ? [] : [{ label, value, ...more }])

/** A parsed answer that is kept masked, as everybody reads it afterwards. */
export const maskedOf = (brick: AnyBrick, value: unknown): string =>
  brick.facts.mask ? brick.facts.mask(value) : lastFour(displayValue(brick, value))

/**
 * The row of one parsed answer, under its own label. Unanswered fields, fields without a control or label, what is
 * never kept and what only repeats another answer have none.
 */
export const answerRow = (brick: AnyBrick, value: unknown): SummaryRow[] => {
  const { label, control, keeps, unlisted } = brick.facts
  if (isUnanswered(value) || control === 'none' || label === '' || unlisted || keeps === 'never') return []
  const told = displayValue(brick, value)
  return summaryRow(label, told, {
    ...(keeps === 'masked' && { masked: maskedOf(brick, value) }),
    ...(keeps === 'quiet' && { quiet: true }),
    ...(!bound.has(control) && { own: true }),
  })
}

/** The row of a box that was ticked. */
export const agreedRow = (brick: AnyBrick, ticked: boolean | null | '' | undefined): SummaryRow[] =>
  ticked ? answerRow(brick, ticked).map((one) => ({ ...one, consent: true })) : []

const below = (part: Part, parsed: unknown, title: string | undefined): Section[] => {
  if (part.kind === 'brick') return [{ ...(title && { title }), rows: answerRow(part, parsed) }]
  if (parsed === undefined || parsed === null) return []
  if (part.kind === 'list')
    return (parsed as unknown[]).flatMap((entry, at) => below(part.of, entry, `${part.label} ${at + 1}`))
  const answers = parsed as Record<string, unknown>
  return Object.entries(part.parts as Parts).flatMap(([name, inner]) =>
    below(inner, answers[name], part.label ?? title),
  )
}

/** Every parsed answer of a form that has no words of its own, in its order and under the labels of its groups. */
export const answerRowsOf = (part: Part, parsed: unknown): Section[] => below(part, parsed, undefined)
