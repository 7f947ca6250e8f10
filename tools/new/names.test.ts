import { expect, test } from 'vitest'
import { type Kind, namesOf } from './names.ts'

test.each<[Kind, string, RegExp]>([
  ['endpoint', 'taart.index', /is no name for an endpoint/],
  ['endpoint', 'beslag.beslag', /is no name for an endpoint/],
  ['funnel', 'send', /is no name for a funnel/],
  ['tool', 'Proef', /is no name for a tool/],
  ['partner', 'notaris-2', /is no name for a partner/],
  ['funnel', 'Proef', /is no name for a funnel/],
  ['endpoint', 'taart.begin', /is no name for an endpoint/],
  ['funnel', 'question', /is no name for a funnel/],
  ['funnel', '../elders', /is no name/],
  ['funnel', 'a--b', /is no name/],
  ['funnel', '2026', /is no name/],
  ['funnel', 'utils', /is no name/],
  ['endpoint', 'taart', /is no name for an endpoint/],
  ['endpoint', 'taart.delete', /is no name/],
])('%s %s is refused in one sentence', (kind, name, sentence) => {
  const make = () => namesOf(kind, { name, slug: 'nieuw', title: 'Iets nieuws' })
  expect(make).toThrow(sentence)
  expect(make).toThrow(/^[^\n]+\.\)?$/)
})

test.each([
  [{}, /needs --slug/],
  [{ slug: 'nieuw' }, /needs --title/],
  [{ slug: 'nieuw', title: 'Iets nieuws', reads: true }, /Only an endpoint/],
  [{ slug: 'Nieuw!', title: 'Iets nieuws' }, /is no slug/],
  [{ slug: 'nieuw', title: "zo'n ding" }, /is no title/],
])('of a funnel it demands a slug and a title that can be: %o', (given, sentence) => {
  expect(() => namesOf('funnel', { name: 'something', ...given })).toThrow(sentence)
})

test('a call is named in every way that its files need', () => {
  const names = namesOf('endpoint', { name: '30-minute-advice.task-rates', title: 'Tarieven' })
  expect(names).toMatchObject({
    camel: 'minuteAdvice30',
    verb: 'taskRates',
    verbKey: 'task-rates',
    verbPascal: 'TaskRates',
  })
})
