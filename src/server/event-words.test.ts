import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventWords, wordsOfEvent } from '../core/requests/event-words.ts'
import { flagWords } from '../core/requests/flag-words.ts'
import { deskOf, kindInWords, requestEvents } from './features.ts'
import { notReminded, reminded } from './services/reminders/reminders-request-events.ts'
import { toldEvents, workEvents } from './services/requests/requests-request-events.ts'
import {
  completed,
  delivered,
  handled,
  quietEvents,
  received,
  reopened,
  undeliverable,
  waitsAfter,
} from './services/submissions/events.ts'

const ofEveryKind = [
  ...[received, delivered, completed, undeliverable, handled, reopened],
  ...[reminded, notReminded],
  ...toldEvents,
]
const known = [...ofEveryKind, ...workEvents, ...Object.values(requestEvents).flat()].map(({ name }) => name)

test('everything that happens to requests is told to staff, and nothing else', () => {
  expect(Object.keys(eventWords).toSorted()).toEqual([...new Set(known)].toSorted())
  for (const { office, sender } of Object.values(eventWords)) {
    expect(office).toMatch(/^\p{Lu}[^.]*$/u)
    if (sender !== null) expect(sender).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('an event that nobody has to know of is one that happens, and leads to no other state', () => {
  const all = [...ofEveryKind, ...workEvents, ...Object.values(requestEvents).flat()]
  const quiet = all.filter(({ name }) => quietEvents.includes(name))
  expect(quiet.map(({ name }) => name).toSorted()).toEqual(quietEvents.toSorted())
  for (const event of quiet) expect([event.leads, waitsAfter(event)]).toEqual([undefined, undefined])
})

test('a sender reads nothing of what staff do among themselves', () => {
  for (const { name } of [...workEvents, handled, reopened]) expect(wordsOfEvent(name).sender).toBeNull()
  for (const { name } of toldEvents) expect(wordsOfEvent(name).sender).not.toBeNull()
  expect(wordsOfEvent('constructor')).toEqual({ office: 'Iets anders gebeurd', sender: null })
})

test('every flag that docs/alerts/flags.md explains has words, and no other', () => {
  const rows = readFileSync('docs/alerts/flags.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) => row.split('|')[1]?.match(/[a-z-]+/g) ?? [])
  expect(Object.keys(flagWords).toSorted()).toEqual(explained.toSorted())
})

test('every kind of request that staff see to has words of its own', () => {
  const words = Object.keys(deskOf).map(kindInWords)
  for (const one of words) expect(one).toMatch(/^\p{Lu}/u)
  expect(new Set(words).size).toBe(words.length)
  expect(kindInWords('constructor')).toBe('Andere aanvraag')
})
