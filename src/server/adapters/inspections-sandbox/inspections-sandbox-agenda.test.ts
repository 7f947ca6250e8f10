import { expect, test } from 'vitest'
import { exampleInspectedHome } from '../../ports/inspections.suite.ts'
import { closedAfternoon, openWithin } from './inspections-sandbox-agenda.ts'

/** Homes by the weekday on whose afternoon no inspector comes. */
const homes = new Map(
  Array.from({ length: 50 }, (_, at) => ({ ...exampleInspectedHome, houseNumber: at + 1 })).map((home) => [
    closedAfternoon(home),
    home,
  ]),
)
const homeClosedOn = (weekday: number) => homes.get(weekday) ?? exampleInspectedHome

test('every afternoon of a working week is closed at some home, and none other', () => {
  expect([...homes.keys()].toSorted()).toEqual([1, 2, 3, 4, 5])
})

test('a week is open from Monday to Friday from eight to six, but for one afternoon', () => {
  const week = { start: '2026-11-29T23:00:00Z', end: '2026-12-06T23:00:00Z' }
  const day = (date: string, until = 17) => ({ start: `${date}T07:00:00Z`, end: `${date}T${until}:00:00Z` })
  const [monday, ...others] = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
  const [tuesday, wednesday, thursday, friday] = others
  expect(openWithin(homeClosedOn(2), week)).toEqual([
    day(`${monday}`),
    day(`${tuesday}`, 12),
    day(`${wednesday}`),
    day(`${thursday}`),
    day(`${friday}`),
  ])
})

test('nothing is open on public holidays', () => {
  const holidays = { start: '2026-12-24T23:00:00Z', end: '2026-12-26T23:00:00Z' }
  expect(openWithin(exampleInspectedHome, holidays)).toEqual([])
  // Ascension Day, a Thursday.
  expect(
    openWithin(exampleInspectedHome, { start: '2027-05-05T22:00:00Z', end: '2027-05-06T22:00:00Z' }),
  ).toEqual([])
})

test('a day is open within the span alone', () => {
  const home = homeClosedOn(5)
  const span = { start: '2026-12-01T08:15:00Z', end: '2026-12-02T09:45:00Z' }
  expect(openWithin(home, span)).toEqual([
    { start: '2026-12-01T08:15:00Z', end: '2026-12-01T17:00:00Z' },
    { start: '2026-12-02T07:00:00Z', end: '2026-12-02T09:45:00Z' },
  ])
  expect(openWithin(home, { start: '2026-12-01T18:00:00Z', end: '2026-12-02T07:00:00Z' })).toEqual([])
})

test.each([
  ['2027-03-26', '07', '17'],
  ['2027-03-30', '06', '16'],
  ['2027-10-29', '06', '16'],
  ['2027-11-02', '07', '17'],
])('%s, beside a change of the clock, is open from eight to six on the wall', (date, from, until) => {
  const span = { start: `${date}T00:00:00Z`, end: `${date}T22:00:00Z` }
  expect(openWithin(homeClosedOn(3), span)).toEqual([
    { start: `${date}T${from}:00:00Z`, end: `${date}T${until}:00:00Z` },
  ])
})
