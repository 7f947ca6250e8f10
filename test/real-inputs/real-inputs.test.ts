import { expect, test } from 'vitest'
import { fullLastName, suffix } from '../../src/core/contract/handyman/handyman-operations.ts'
import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'
import { firstError } from '../../src/core/fields/brick/first-error.ts'
import { tidyDateParts } from '../../src/core/fields/value/calendar-date.ts'
import { everyBrick } from '../kit/bricks.ts'
import { failures } from '../kit/failures.ts'
import { addresses } from './addresses.ts'
import { amounts } from './amounts.ts'
import { codes } from './codes.ts'
import { contacts } from './contacts.ts'
import { dates } from './dates.ts'
import { names } from './names.ts'
import type { RealInput } from './real-input.ts'
import { words } from './words.ts'

// Tries what people really type, paste and send in every field that asks for it: as the form takes it, with the clean-up while
// typing and on leaving the field, and as a call takes it.

const all: RealInput[] = [...names, ...addresses, ...contacts, ...codes, ...dates, ...amounts, ...words]

/** Fields of a booking that carry two answers of the form in one (D43). */
const joined = [fullLastName.facts, suffix.facts]

const bricks = everyBrick().filter(([, { facts }]) => facts.control !== 'none' && !joined.includes(facts))
const asking = (field: string) => bricks.filter(([, { facts }]) => facts.label === field)

/** The value in the field after somebody typed this and left it. */
const left = ({ facts }: AnyBrick, typed: RealInput['typed']) => {
  if (typeof typed !== 'string') return tidyDateParts(typed)
  const stripped = facts.strip?.(typed) ?? typed
  return facts.clean?.(stripped) ?? stripped
}

test('are many, from several origins, and at most half are variants', () => {
  expect(all.length).toBeGreaterThanOrEqual(300)
  expect(all.filter(({ variant }) => variant).length).toBeLessThanOrEqual(all.length / 2)
  expect(new Set(all.map(({ origin }) => origin.split(':')[0]))).toEqual(
    new Set(['register', 'report', 'own']),
  )
  expect(new Set(all.map(({ field, typed }) => JSON.stringify([field, typed]))).size).toBe(all.length)
})

test('are kept, or refused with their sentence, by every field in form and call', async () => {
  expect(
    await failures(
      all,
      ({ field, typed, kept, says }) => {
        const fields = asking(field)
        if (fields.length === 0) throw new Error('nothing asks this')
        for (const [name, brick] of fields)
          for (const [way, value] of Object.entries({ form: left(brick, typed), call: typed })) {
            const outcome = firstError(brick, value) ?? brick.schema.parse(value)
            expect(outcome, `${way} of ${name}`).toEqual(says ?? kept)
          }
      },
      ({ field, typed }) => `${field} ${JSON.stringify(typed)}`,
    ),
  ).toEqual([])
})
