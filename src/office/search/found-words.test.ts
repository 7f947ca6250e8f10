import { expect, test } from 'vitest'
import { foundInWords, whereInWords } from './found-words.ts'
import { searchedIn } from './searched.ts'

test('says what is searched in, for each role and for several', () => {
  expect(whereInWords(['member-service', 'adviser'])).toMatch(
    /^Je zoekt in alle aanvragen op referentie, naam/,
  )
  expect(whereInWords(['adviser'])).toMatch(/^Je zoekt in de aanvragen van je eigen loketten, op referentie/)
  expect(whereInWords(['adviser', 'finance', 'operator'])).toMatch(
    /^Je zoekt in de aanvragen van je eigen loketten en in de aanvragen met een betaling, op .* referentie\.$/,
  )
  expect(whereInWords(['operator'])).toBe('Je vindt een aanvraag op referentie.')
})

test('says how much was found, and that there is more', () => {
  expect([foundInWords(0, false), foundInWords(1, false), foundInWords(2, false)]).toEqual([
    'Niets gevonden.',
    'Eén aanvraag gevonden.',
    '2 aanvragen gevonden.',
  ])
  for (const count of [0, 50]) expect(foundInWords(count, true)).toMatch(/Typ meer\.$/)
})

test('what was searched for is read from the history, whatever another screen left there', () => {
  expect(searchedIn({ q: 'de Vries', row: '7KQM-X4TF', top: 12 })?.q).toBe('de Vries')
  for (const other of [null, undefined, 'de Vries', 7, {}, { q: 7 }, { row: '7KQM-X4TF', top: 0 }])
    expect(searchedIn(other)).toBeUndefined()
})
