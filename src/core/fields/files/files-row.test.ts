import { expect, test } from 'vitest'
import { frozenAnswers, notRepeated } from '../brick/frozen.ts'
import { filesRow } from './files-row.ts'

const safe = [
  'koopcontract.pdf',
  'Foto van de keuken (2).JPG',
  'IMG_1234.jpeg',
  'IMG_20261128_101530.jpg',
  'PXL_20261128_101530123.jpg',
  'IMG-20261128-WA0003.jpg',
  'begroting 2026-2027.xlsx',
]
const unsafe = [
  'evil.nl.pdf',
  'Bel 0900 1234567.pdf',
  '06-20261128.jpg',
  '20261128 0612345678.jpg',
  'https kijk op www.pdf',
]
const mailed = (names: readonly string[]) => frozenAnswers([{ rows: filesRow(names) }], 'stranger')

test.each(safe)('a mail to a stranger has the name of a file: %s', (name) => {
  expect(mailed([name])).toEqual([{ label: 'Bijlage', value: name }])
})

test.each(unsafe)('it leaves out one that could lead somewhere: %s', (name) => {
  expect(mailed([name])).toEqual([{ label: 'Bijlage', value: notRepeated }])
})

test('a dot before a capital gets the space that makes it no web address', () => {
  expect(mailed(['Bank.Com inloggen.pdf'])).toEqual([{ label: 'Bijlage', value: 'Bank. Com inloggen.pdf' }])
})

test('it says once what it leaves out, and everybody else reads all names', () => {
  const names = ['koopcontract.pdf', 'evil.nl.pdf', 'bit.ly.doc', 'foto.png']
  expect(mailed(names).map(({ value }) => value)).toEqual(['koopcontract.pdf', 'foto.png', notRepeated])
  for (const reader of ['mail', 'office'] as const)
    expect(frozenAnswers([{ rows: filesRow(names) }], reader)).toEqual([
      { label: 'Bijlagen', value: names.join(', ') },
    ])
  expect(filesRow([])).toEqual([])
})
