import { expect, test } from 'vitest'
import { xlsxText } from './xlsx-text.ts'

test.each([
  ['gewoon', 'gewoon'],
  ['👩‍👩‍👧 Zoë', '👩‍👩‍👧 Zoë'],
  // text stays text: the type of the cell keeps it from being a formula
  ['=1+1', '=1+1'],
  ['\uff1d1+1', '\uff1d1+1'],
  ['a\tb\nc', 'a\tb\nc'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\u0007b\u001bc\u009dd\uffffe', 'abcde'],
  ['half \ud83d', 'half '],
  ['_x003D_1+1', '_x005F_x003D_1+1'],
  ['_x3D_', '_x3D_'],
  ['constructor', 'constructor '],
  ['__proto__', '__proto__ '],
])('a cell for Excel holds %j as %j', (typed, held) => {
  expect(xlsxText(typed)).toBe(held)
})
