import { expect, test } from 'vitest'
import { advised, pageWith, rich } from './test-writing.ts'

test('a description says enough for a list of results, and is not cut there', () => {
  const told = (length: number, more = {}) =>
    advised(pageWith([], { description: 'a'.repeat(length), ...more }))
  expect([0, 39, 40, 160, 161].map((length) => told(length).length)).toEqual([0, 1, 0, 0, 1])
  expect(told(39)).toEqual(['description description'])
  expect(told(39, { hidden: true })).toEqual([])
})

test('a title is of one page', () => {
  expect(advised(pageWith([], { title: ' contact' }))).toEqual(['same-title title'])
  expect(advised(pageWith([], { title: 'Contact', codename: 'contact', path: '/contact' }))).toEqual([])
})

test('a page that no text leads to is told of, but for one that a list or the program finds', () => {
  const told = (more: object, kind = 'rich_text') =>
    advised(pageWith([{ kind }], { codename: 'proef', path: '/proef', title: 'Proef', ...more }))
  expect(told({})).toEqual(['not-linked path'])
  expect(told({ hidden: true })).toEqual(['not-linked path'])
  expect(told({ date: '2026-12-01' })).toEqual([])
  expect(told({ problem: { subject: 'a.b' } })).toEqual([])
  expect(told({}, 'confirmation')).toEqual([])
  expect(told({ hidden: true }, 'funnel')).toEqual([])
  expect(told({ codename: 'contact', title: 'Contact' })).toEqual([])
})

test('the settings have no description and no title', () => {
  expect(advised({ kind: 'settings', description: 'kort', title: 'Contact' })).toEqual([])
})

test('an opening stands first, and once', () => {
  const opening = { kind: 'hero', title: 'Titel' }
  expect(advised(pageWith([opening]))).toEqual([])
  expect(advised(pageWith([rich('<p>Vooraf.</p>'), opening]))).toEqual(['opening blocks.1'])
  expect(advised(pageWith([opening, opening]))).toEqual(['opening blocks.1'])
})
