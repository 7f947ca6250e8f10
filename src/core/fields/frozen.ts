import { isTame, spaced } from '../rules/tame-text.ts'
import type { AnyBrick, Control } from './brick.ts'
import type { Part, Parts } from './group.ts'
import { shown } from './shown.ts'

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

/** Answers out of a list, or of a form that carries no message; all others are words of one's own. */
const bound: ReadonlySet<Control> = new Set([
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

/** An answer as a mail to a stranger may hold it. */
const tamed = ({ facts }: AnyBrick, value: string): string =>
  bound.has(facts.control) ? value : isTame(value) ? spaced(value) : notRepeated

const unanswered = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const lastFour = (text: string): string => `•••• ${text.slice(-4)}`

/** Whether an answer stands in a document at all: `never` nowhere, `quiet` not in a mail (docs, "What is kept"). */
const isTold = ({ facts }: AnyBrick, reader: Reader): boolean =>
  facts.control !== 'none' &&
  facts.label !== '' &&
  !facts.unlisted &&
  facts.keeps !== 'never' &&
  (facts.keeps !== 'quiet' || reader === 'office')

const frozenBrick = (brick: AnyBrick, value: unknown, reader: Reader): FrozenAnswer[] => {
  if (unanswered(value) || !isTold(brick, reader)) return []
  const { label, keeps, mask } = brick.facts
  const masked = () => (mask ? mask(value) : lastFour(shown(brick, value)))
  const told = keeps === 'masked' ? masked() : shown(brick, value)
  return [{ label, value: reader === 'stranger' ? tamed(brick, told) : told }]
}

const under = (section: string | undefined, answers: FrozenAnswer[]): FrozenAnswer[] =>
  section ? answers.map((answer) => ({ section, ...answer })) : answers

/**
 * The parsed answers as questions and answers in the order of the form, which stays readable when the form changes.
 * A mail leaves out what is quiet, one to a stranger also words that could lead them somewhere; everybody sees masked
 * answers masked. Unanswered fields, fields without a control or label and what only repeats another answer are left out.
 */
export const frozenOf = (part: Part, parsed: unknown, reader: { for: Reader }): FrozenAnswer[] => {
  if (part.kind === 'brick') return frozenBrick(part, parsed, reader.for)
  if (parsed === undefined || parsed === null) return []
  if (part.kind === 'list')
    return (parsed as unknown[]).flatMap((entry, at) =>
      under(`${part.label} ${at + 1}`, frozenOf(part.of, entry, reader)),
    )
  const answers = parsed as Record<string, unknown>
  const inner = Object.entries(part.parts as Parts).flatMap(([name, below]) =>
    frozenOf(below, answers[name], reader),
  )
  return under(part.label, inner)
}

export interface Storable {
  /** The request without what is never kept. */
  request: unknown
  /** Paths of answers that are kept encrypted: `payment.iban`, `insurances[0].number`. */
  encrypt: string[]
}

/** What may be stored of a parsed request, and which of its answers only encrypted. The parsed value stays as it was. */
export const storable = (part: Part, parsed: unknown): Storable => {
  const encrypt: string[] = []
  const kept = (below: Part, value: unknown, path: string): unknown => {
    if (value === undefined || value === null) return value
    if (below.kind === 'list')
      return (value as unknown[]).map((entry, at) => kept(below.of, entry, `${path}[${at}]`))
    if (below.kind === 'group') {
      const answers = value as Record<string, unknown>
      const entries = Object.entries(below.parts as Parts)
        .filter(
          ([name, inner]) => name in answers && !(inner.kind === 'brick' && inner.facts.keeps === 'never'),
        )
        .map(([name, inner]) => [name, kept(inner, answers[name], path ? `${path}.${name}` : name)])
      return Object.fromEntries(entries)
    }
    if (below.facts.keeps === 'never') return undefined
    if (below.facts.keeps === 'masked') encrypt.push(path)
    return value
  }
  return { request: kept(part, parsed, ''), encrypt }
}
