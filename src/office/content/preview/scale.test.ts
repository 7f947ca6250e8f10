import { expect, test } from 'vitest'
import { areaAround, scaled, scaleFor, scaleInWords, scrollFor } from './scale.ts'

test.each<[number, number, number, string | undefined]>([
  [320, 500, 1, undefined],
  [768, 499.2, 0.65, 'Op 65 procent.'],
  [1280, 320, 0.25, 'Op 25 procent.'],
  [1280, 1280, 1, undefined],
  // one that was not measured yet
  [1280, 0, 1, undefined],
])('a page of %i in %d pixels is drawn at %d', (width, room, scale, words) => {
  expect(scaleFor(width, room)).toBeCloseTo(scale)
  expect(scaleInWords(scaleFor(width, room))).toBe(words)
})

test('the area around parts holds those that show, and there is none where none does', () => {
  const none = { top: 5, left: 5, width: 0, height: 0 }
  const one = { top: 10, left: 0, width: 100, height: 20 }
  const other = { top: 30, left: 20, width: 120, height: 40 }
  expect(areaAround([none, one, other])).toEqual({ top: 10, left: 0, width: 140, height: 60 })
  expect(areaAround([none])).toBeUndefined()
  expect(scaled(one, 0.5)).toEqual({ top: 5, left: 0, width: 50, height: 10 })
})

test('what shows stays where it is, and everything else is scrolled to', () => {
  const view = { at: 1000, room: 500 }
  expect(scrollFor({ top: 1100, height: 2000 }, view)).toBeUndefined()
  expect(scrollFor({ top: 1460, height: 30 }, view)).toBeUndefined()
  // it fills the view already
  expect(scrollFor({ top: 200, height: 2000 }, view)).toBeUndefined()
  expect(scrollFor({ top: 1450, height: 400 }, view)).toBe(1434)
  expect(scrollFor({ top: 10, height: 200 }, view)).toBe(0)
  expect(scrollFor({ top: 2000, height: 200 }, view)).toBe(1984)
})
