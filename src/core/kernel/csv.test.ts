import { expect, test } from 'vitest'
import { csvLine, csvOf } from './csv.ts'

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+31612345678', `'+31612345678`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['-2+3', `'-2+3`],
  ['\tx', `'\tx`],
  ['\n=1+1', `"'\n=1+1"`],
  ['\uff1d1+1', `'\uff1d1+1`],
  // an amount stays one, so that it can be added up
  ['-12,50', '-12,50'],
  ['a;b', '"a;b"'],
  ['a\nb', '"a\nb"'],
  ['gewoon', 'gewoon'],
])('a cell is no formula and ends where it should: %j', (typed, cell) => {
  expect(csvLine([typed, 'b'])).toBe(`${cell};b\r\n`)
})

test('a file begins so that a spreadsheet reads it as UTF-8, and has its rows as they come', async () => {
  const lines: string[] = []
  for await (const line of csvOf([['Naam'], ['Zoë']])) lines.push(line)
  expect(lines).toEqual(['\uFEFF', 'Naam\r\n', 'Zoë\r\n'])
})
