import { expect, test } from 'vitest'
import { alias } from './alias.ts'
import { said } from './said.ts'

const signs = 'Laat webadressen en de tekens < > / : @ weg.'
const letters = 'Gebruik letters van één alfabet.'

test.each([
  ['<b>x</b>', signs],
  ['http://evil.example', signs],
  ['evil.example', signs],
  ['jan@voorbeeld', signs],
  ['аdmin', letters],
  ['Ηuis', letters],
  ['tuinжук', letters],
])('%j is refused', (typed, sentence) => {
  expect(said(alias, typed)).toBe(sentence)
})

test.each([
  'Tuin vriend 2',
  'J.P. van ’t Hart',
  'жук',
  'Ήλιος',
  'الإدريسي',
  'שלום',
  '東京タワー',
  '한국',
  'Éclair 😀',
  'ᐊᐃ',
])('%j passes', (typed) => {
  expect(said(alias, typed)).toBeUndefined()
})
