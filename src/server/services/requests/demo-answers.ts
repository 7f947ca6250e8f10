import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import type { Part, Parts } from '../../../core/fields/brick/group.ts'
import { addition } from '../../../core/fields/home/addition.ts'
import { houseNumber } from '../../../core/fields/home/house-number.ts'
import { streetName } from '../../../core/fields/home/street-name.ts'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { email } from '../../../core/fields/person/email.ts'
import { infix } from '../../../core/fields/person/infix.ts'
import { initials } from '../../../core/fields/person/initials.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { lastName } from '../../../core/fields/person/last-name.ts'
import { relationId } from '../../../core/fields/person/relation-id.ts'
import { amsterdamDay, amsterdamTime, dayOf, wallToZulu } from '../../../core/kernel/clock.ts'
import type { DemoSender } from './demo-senders.ts'

type Answers = Readonly<Record<string, string | number | undefined>>

const wholeName = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ')

/** The answers of a sender, by the label of the field or by the word for what a browser fills in there (`autocomplete`). */
const answersOf = (of: DemoSender): Answers => ({
  name: wholeName(of.firstName, of.infix, of.lastName),
  'given-name': of.firstName,
  'family-name': of.lastName,
  email: of.email,
  tel: of.mobile,
  'postal-code': of.postcode,
  'address-level2': of.city,
  [landline.facts.label]: of.landline,
  [initials.facts.label]: of.initials,
  [infix.facts.label]: of.infix,
  // one field for a last name with what stands before it
  [lastName.facts.label]: wholeName(of.infix, of.lastName),
  [relationId.facts.label]: of.relationId,
  [streetName.facts.label]: of.streetName,
  [houseNumber.facts.label]: of.houseNumber,
  [addition.facts.label]: undefined,
})

const answerOf = ({ facts: { autocomplete, label } }: AnyBrick, example: unknown, answers: Answers) => {
  // two fields have the label of a last name; the one that asks nothing else says so to browsers
  const key = label !== lastName.facts.label && label in answers ? label : (autocomplete ?? label)
  if (!(key in answers)) return example
  return typeof example === 'string' && answers[key] !== undefined ? String(answers[key]) : answers[key]
}

const answered = (part: Part, example: unknown, answers: Answers): unknown => {
  if (part.kind === 'brick') return answerOf(part, example, answers)
  if (part.kind === 'list') return (example as unknown[]).map((one) => answered(part.of, one, answers))
  if (typeof example !== 'object' || example === null) return example
  const parts = part.parts as Parts
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const inner = parts[name]
      return [name, inner && value !== undefined ? answered(inner, value, answers) : value]
    }),
  )
}

/** The answers of an example, parsed by its `part`, as this sender would give them: their own name, home and numbers. */
export const inTheNameOf = (sender: DemoSender, part: Part, example: unknown): unknown =>
  answered(part, example, answersOf(sender))

/** The day on which appointments of the fields' own examples are, and the span of days around it that follow it. */
export const exampleDay = '2026-12-01'
const [firstDay, lastDay] = ['2026-11-01', '2027-02-28']

const aDay = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/

const shiftedText = (text: string, days: number): string => {
  const day = text.slice(0, 10)
  if (!aDay.test(text) || day < firstDay || day > lastDay) return text
  const later = (of: string) => dayOf(of).add({ days }).toString()
  if (text.length === 10) return later(text)
  // the time on the wall stays what it was, also where the clock of the other day is an hour ahead
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text))
    return wallToZulu(`${later(amsterdamDay(text).toString())}T${amsterdamTime(text)}:00`)
  return `${later(day)}${text.slice(10)}`
}

/** Every text in a value of plain objects, lists and maps, changed. */
const withTexts = (value: unknown, change: (text: string) => string): unknown => {
  const inner = (one: unknown) => withTexts(one, change)
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(inner)
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [inner(key), inner(one)]))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]))
}

/**
 * An example with its days so many days later, wherever they stand in it. What repeats the example's name or e-mail address in a
 * field of no kind, as a form of editors does, is the sender's too.
 */
export const asOf = (sender: DemoSender, example: unknown, days: number): unknown =>
  withTexts(example, (text) => {
    if (text === email.facts.example) return sender.email
    if (text === contactName.facts.example) return wholeName(sender.firstName, sender.infix, sender.lastName)
    return shiftedText(text, days)
  })
