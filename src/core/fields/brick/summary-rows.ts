import type { AnyBrick } from './brick.ts'
import { displayValue } from './display-value.ts'
import type { Part, Parts } from './group.ts'

/** One answer in words, or several that people read as one: a name, an address. */
export interface SummaryRow {
  label: string
  /** The answer in full, as the person who gave it reads it on the overview. */
  value: string
  /** The answer as everybody reads it afterwards, where that shows less: the last four characters of an IBAN. */
  masked?: string
  /** True where no mail shows the row. */
  quiet?: true
  /** True for a ticked box. An overview leaves it out where the box itself is on the same screen. */
  consent?: true
  /** The legal text beside that box, which the overview shows where the box was on an earlier step (spec 001 section 6). */
  wording?: string | undefined
  /** True for words that the visitor typed: a mail to a stranger repeats them only when they are spam-safe. */
  isVisitorText?: true
  /** The answers that the row joins, each as a row: they are shown apart where one of them may not be repeated. */
  parts?: readonly SummaryRow[]
}

/** Rows below one heading, which is the title of the step that asks them. */
export interface Section {
  title?: string
  rows: SummaryRow[]
}

/**
 * Controls whose answers come from a list, or have a form that carries no message. The answers of all others are words that the
 * visitor typed.
 */
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

/** A row made of other than one answer; no row where the value is empty. */
export const summaryRow = (
  label: string,
  value: string,
  more: Omit<SummaryRow, 'label' | 'value'> = {},
): SummaryRow[] => (value === '' ? [] : [{ label, value, ...more }])

/** A parsed answer in the masked form that everybody reads afterwards. */
export const maskedOf = (brick: AnyBrick, value: unknown): string =>
  brick.facts.mask ? brick.facts.mask(value) : lastFour(displayValue(brick, value))

/**
 * The row of one parsed answer, under its own label. There is none for unanswered fields, fields without a control or label, what
 * is never kept and what only repeats another answer.
 */
export const answerRow = (brick: AnyBrick, value: unknown): SummaryRow[] => {
  const { label, control, keeps, unlisted } = brick.facts
  if (isUnanswered(value) || control === 'none' || label === '' || unlisted || keeps === 'never') return []
  const told = displayValue(brick, value)
  return summaryRow(label, told, {
    ...(keeps === 'masked' && { masked: maskedOf(brick, value) }),
    ...(keeps === 'quiet' && { quiet: true }),
    ...(!bound.has(control) && { isVisitorText: true }),
  })
}

/** The row of a ticked box; none where it is not ticked. */
export const agreedRow = (brick: AnyBrick, ticked: boolean | null | '' | undefined): SummaryRow[] =>
  ticked
    ? answerRow(brick, ticked).map((one) => ({ ...one, consent: true, wording: brick.facts.sentence }))
    : []

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

/**
 * The rows of every parsed answer of a form that has no summary of its own, in the order of the form and under the labels of its
 * groups.
 */
export const answerRowsOf = (part: Part, parsed: unknown): Section[] => below(part, parsed, undefined)
