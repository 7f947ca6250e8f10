import { CalendarDate } from '@internationalized/date'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { clockAt, systemClock } from '../../kernel/clock.ts'
import { optional } from '../brick/brick.ts'
import { firstError } from '../brick/first-error.ts'
import { setFieldClock } from '../brick/today.ts'
import { complexConstructionYear, constructionYear } from '../home/construction-year.ts'
import { dateOfBirth } from '../person/date-of-birth.ts'
import { padDatePart } from './calendar-date.ts'

const parts = (day: string, month: string, year: string) => ({ day, month, year })
afterEach(() => setFieldClock(systemClock))

describe('date of birth', () => {
  it('takes a date in every form', async () => {
    expect(
      await failures(
        [
          [parts('3', '2', '1980'), '1980-02-03'],
          [parts('03', ' 02', '1980 '), '1980-02-03'],
          [parts('29', '2', '2000'), '2000-02-29'],
          [parts('1', '1', '1900'), '1900-01-01'],
          ['1980-02-03', '1980-02-03'],
        ],
        ([typed, kept]) => {
          expect(dateOfBirth.schema.parse(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it.each(['', null, undefined, parts('', '', '')])('asks for it when there is %j', (typed) => {
    expect(firstError(dateOfBirth, typed)).toBe('Voer een geboortedatum in.')
    expect(optional(dateOfBirth).schema.parse(typed)).toBeUndefined()
  })

  it('refuses what is no date', async () => {
    expect(
      await failures(
        [
          parts('30', '2', '1980'),
          parts('29', '2', '1900'),
          parts('31', '4', '1980'),
          parts('0', '1', '1980'),
          parts('1', '13', '1980'),
          parts('1', '1', '80'),
          parts('1', '', ''),
          parts('', '1', '1980'),
          parts('a', 'b', 'c'),
          parts('31', '12', '1899'),
          '1980-2-3',
          '03-02-1980',
          '1980-02-03T00:00:00Z',
          19800203,
          { day: 3, month: 2, year: 1980 },
          { day: '3' },
        ],
        (typed) => {
          expect(firstError(dateOfBirth, typed)).toBe('Geboortedatum is niet geldig.')
          expect(firstError(optional(dateOfBirth), typed)).toBe('Geboortedatum is niet geldig.')
        },
      ),
    ).toEqual([])
  })

  it('is not in the future of Amsterdam', () => {
    setFieldClock(clockAt('2026-11-20T22:59:00Z'))
    expect(firstError(dateOfBirth, '2026-11-20')).toBeUndefined()
    expect(firstError(dateOfBirth, '2026-11-21')).toBe('Geboortedatum is niet geldig.')
    setFieldClock(clockAt('2026-11-20T23:00:00Z'))
    expect(firstError(dateOfBirth, '2026-11-21')).toBeUndefined()
  })

  it('takes every day of the calendar and gives the same day', () => {
    const day = fc
      .record({ year: fc.integer({ min: 1900, max: 2025 }), number: fc.integer({ min: 0, max: 364 }) })
      .map(({ year, number }) => new CalendarDate(year, 1, 1).add({ days: number }))
    fc.assert(
      fc.property(day, (date) => {
        const typed = parts(String(date.day), String(date.month), String(date.year))
        expect(dateOfBirth.schema.parse(typed)).toBe(date.toString())
      }),
    )
  })

  it('is shown in words', () => {
    expect(dateOfBirth.facts.show?.('1980-02-03')).toBe('3 februari 1980')
    expect(dateOfBirth.facts.show?.('1937-07-01')).toBe('1 juli 1937')
  })

  it('pads day and month when they are left', () => {
    expect(['3', '12', '', 'x', ' 4'].map(padDatePart)).toEqual(['03', '12', '', 'x', '04'])
  })
})

describe('year of construction', () => {
  it.each([
    [1099, 'Bouwjaar kan niet voor 1100 liggen.'],
    ['1100', undefined],
    ['2026', undefined],
    ['2027', 'Bouwjaar kan niet in de toekomst liggen.'],
    ['20266', 'Bouwjaar kan niet in de toekomst liggen.'],
    ['19e eeuw', 'Bouwjaar is ongeldig.'],
    ['', 'Dit is een verplicht veld.'],
  ])('says of %j: %s', (typed, sentence) => {
    setFieldClock(clockAt('2026-12-31T22:59:00Z'))
    expect(firstError(constructionYear, typed)).toBe(sentence)
  })

  it('turns over at midnight in Amsterdam', () => {
    setFieldClock(clockAt('2026-12-31T23:00:00Z'))
    expect(constructionYear.schema.parse('2027')).toBe(2027)
  })

  it('starts at 1900 for the quote of an owners’ association', () => {
    expect(firstError(complexConstructionYear, '1899')).toBe('Bouwjaar kan niet voor 1900 liggen.')
    expect(firstError(complexConstructionYear, '1900')).toBeUndefined()
  })
})
