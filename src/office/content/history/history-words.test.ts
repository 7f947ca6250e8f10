import { expect, test } from 'vitest'
import { type HistoryItem, textsOf, whoWords } from './history-words.ts'

const item = (number: number, what: HistoryItem['what'], more: Partial<HistoryItem> = {}): HistoryItem => ({
  ...{ number, what, by: 'Noor Visser', program: null, at: '2026-12-01T09:47:00.000Z', despite: null },
  ...more,
})

test('each text is offered once, the newest first, and what has no text is not', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const items = [
    item(14, 'withdrawn'),
    item(12, 'taken-back'),
    item(13, 'published'),
    item(12, 'published', { by: null, program: 'seed' }),
    item(15, 'draft'),
  ]
  expect(textsOf(items, now)).toEqual([
    { number: 15, label: 'Versie 15, concept, vandaag 10.47, Noor Visser' },
    { number: 13, label: 'Versie 13, op de site gezet, vandaag 10.47, Noor Visser' },
    { number: 12, label: 'Versie 12, op de site gezet, vandaag 10.47, het bestand van het project' },
  ])
})

test('who did it is told also where nobody of the staff did', () => {
  expect(whoWords({ by: 'Noor Visser', program: null })).toBe('Noor Visser')
  expect(whoWords({ by: null, program: 'command root' })).toBe('een opdracht op de server')
  expect(whoWords({ by: null, program: null })).toBe('een programma')
})
