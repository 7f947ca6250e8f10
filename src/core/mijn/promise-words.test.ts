import { expect, test } from 'vitest'
import { dueInWords, promiseInWords } from './promise-words.ts'

const dueOn = '2026-11-24T08:15:00.000Z'
const before = Date.parse(dueOn)

test('a sender reads when they hear, and that we are late while we are', () => {
  expect(promiseInWords({ dueOn, isOpen: true }, before)).toBe(
    'Je hoort vóór dinsdag 24 november 2026 om 9.15 uur van ons.',
  )
  expect(promiseInWords({ dueOn, isOpen: true }, before + 1)).toMatch(/^Je had vóór dinsdag 24 .*niet gelukt/)
})

test('of what is with somebody else nobody is told that it is late', () => {
  expect(promiseInWords({ dueOn, isOpen: false }, before)).toMatch(/^Je hoort vóór /)
  expect(promiseInWords({ dueOn, isOpen: false }, before + 1)).toBeUndefined()
})

test('staff read until when, and in a word that it is late', () => {
  expect(dueInWords(dueOn, before)).toBe('vóór dinsdag 24 november 2026 om 9.15 uur')
  expect(dueInWords(dueOn, before + 1)).toBe('te laat: beloofd vóór dinsdag 24 november 2026 om 9.15 uur')
})
