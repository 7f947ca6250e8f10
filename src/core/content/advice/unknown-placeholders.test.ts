import { expect, test } from 'vitest'
import { UnknownPlaceholder } from '../fill.ts'
import { adviceOf } from './advice-of.ts'
import { advised, advisedOn, pageWith, surroundings } from './test-writing.ts'

test('a placeholder that the settings do not have is told of, in texts and in addresses', () => {
  expect(advisedOn('<p>Bel {phone} of {phone.weg}.</p>')).toEqual(['unknown-placeholder “{phone.weg}”'])
  const action = { label: 'Bel ons', href: '{tel.weg}' }
  const advice = adviceOf(pageWith([{ kind: 'call_to_action', action }]), surroundings)
  expect(advice.map(({ at, problem }) => [at.join('.'), problem])).toEqual([
    ['blocks.0.action.href', new UnknownPlaceholder('tel.weg', []).message],
  ])
})

test('what looks like a placeholder and is none is told of; what is not closed is a text', () => {
  expect(advisedOn('<p>Bel {Phone}, { phone } of {phone-weg}.</p>')).toEqual([
    'unknown-placeholder “{Phone}”',
    'unknown-placeholder “{ phone }”',
    'unknown-placeholder “{phone-weg}”',
  ])
  expect(advisedOn('<p>Een { of een } of {} is een teken.</p>')).toEqual([])
  expect(advised(pageWith([], { title: 'Bel {name}' }))).toEqual([])
})
