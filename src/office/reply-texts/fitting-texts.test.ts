import { expect, test } from 'vitest'
import { hasWords, inOneLine, nearestFirst, type ReplyText } from './fitting-texts.ts'

const text = (title: string, more: Partial<ReplyText> = {}): ReplyText => ({
  ...{ id: title, title, desk: null, kinds: [], text: 'Hallo,\n\nTot ziens' },
  ...{ version: 1, changedBy: null, changedAt: '2026-12-01T09:00:00Z', mayChange: true },
  ...more,
})

test('a text for this kind of request comes first, then those of its desk, then those for all', () => {
  const all = [text('all'), text('desk', { desk: 'juridisch' }), text('kind', { kinds: ['complaint.send'] })]
  expect(nearestFirst(all, 'complaint.send').map(({ title }) => title)).toEqual(['kind', 'desk', 'all'])
})

test('a text is found by words of its name and of itself, in any order', () => {
  expect(hasWords(text('Bij een klacht'), 'ziens KLACHT')).toBe(true)
  expect(hasWords(text('Bij een klacht'), 'ziens vraag')).toBe(false)
  expect(hasWords(text('Bij een klacht'), ' ')).toBe(true)
})

test('a list shows the first words in one line', () => {
  expect(inOneLine('Hallo,\n\nTot ziens', 8)).toBe('Hallo, T…')
})
