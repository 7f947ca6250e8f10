import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { optionsOf, type Period } from '../../../core/rules/moments.ts'
import { readMoments, sentences } from './moments.ts'

const slot = (day: string, period: Period) => optionsOf({ day, period, price: 60 })
const three = [
  ...slot('2026-12-01', 'morning'),
  ...slot('2026-12-02', 'afternoon'),
  ...slot('2026-12-03', 'evening'),
]
const patched = (index: number, patch: Partial<(typeof three)[number]>) =>
  three.map((option, at) => (at === index ? { ...option, ...patch } : option))

test('reads the options back into the moments they were made of', () => {
  expect(readMoments(three).moments).toEqual([
    { day: '2026-12-01', period: 'morning', indexes: [0, 1] },
    { day: '2026-12-02', period: 'afternoon', indexes: [2, 3, 4] },
    { day: '2026-12-03', period: 'evening', indexes: [5] },
  ])
})

test.each([
  ['two moments', three.slice(0, 5), { options: [sentences.tooFew] }],
  [
    'eight evenings',
    Array.from({ length: 8 }, (_, index) => slot(`2026-12-0${index + 1}`, 'evening')).flat(),
    { options: [sentences.tooMany] },
  ],
  [
    'the same option twice',
    [...three, ...slot('2026-12-03', 'evening')],
    { 'options[6].startTime': [sentences.twice] },
  ],
  ['half a morning', three.slice(1), { 'options[0].startTime': [sentences.half] }],
  [
    'a Zulu time of another hour',
    patched(0, { startTimeZulu: '2026-12-01T08:00:00Z' }),
    { 'options[0].startTimeZulu': [sentences.otherTime], 'options[1].startTime': [sentences.half] },
  ],
  [
    'an end in another time',
    patched(5, { endTimeZulu: '2026-12-03T20:30:00Z' }),
    { 'options[5].endTimeZulu': [sentences.otherTime] },
  ],
  [
    'hours that are no part of a day',
    patched(5, { startTime: '2026-12-03T19:00:00', startTimeZulu: '2026-12-03T18:00:00Z' }),
    { 'options[5].startTime': [sentences.noPart] },
  ],
  [
    'an evening that ends a day later',
    patched(5, { endTime: '2026-12-04T21:00:00', endTimeZulu: '2026-12-04T20:00:00Z' }),
    { 'options[5].startTime': [sentences.noPart] },
  ],
])('refuses %s', (_name, options, errors) => {
  expect(readMoments(options).errors).toEqual(errors)
})

describe('days on which the clock changes', () => {
  test.each([
    ['2026-10-25', '2026-10-25T07:00:00Z'],
    ['2026-10-24', '2026-10-24T06:00:00Z'],
    ['2027-03-28', '2027-03-28T06:00:00Z'],
    ['2027-03-27', '2027-03-27T07:00:00Z'],
  ])('the morning of %s starts at %s', (day, zulu) => {
    const options = [...slot(day, 'morning'), ...slot(day, 'afternoon'), ...slot(day, 'evening')]
    expect(options[0]?.startTimeZulu).toBe(zulu)
    expect(readMoments(options).moments).toHaveLength(3)
  })
})

test('whatever is chosen comes back, in whatever order it is sent', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2027-03-${String(number).padStart(2, '0')}`)
  const period = fc.constantFrom<Period>('morning', 'afternoon', 'evening')
  const chosen = fc.uniqueArray(fc.tuple(day, period), { minLength: 3, maxLength: 7, selector: String })
  fc.assert(
    fc.property(
      chosen.chain((pairs) =>
        fc.tuple(
          fc.constant(pairs),
          fc.shuffledSubarray(
            pairs.flatMap(([on, part]) => slot(on, part)),
            { minLength: pairs.flatMap(([on, part]) => slot(on, part)).length },
          ),
        ),
      ),
      ([pairs, options]) => {
        const read = readMoments(options).moments?.map((moment) => `${moment.day},${moment.period}`)
        expect(read?.sort()).toEqual(pairs.map(String).sort())
      },
    ),
  )
})
