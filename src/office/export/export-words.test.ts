import { expect, test } from 'vitest'
import { comingInWords, exportInWords, whyFailed } from './export-words.ts'

const choices = {
  kinds: [{ kind: 'handyman.book', words: 'Klus boeken' }],
  desks: [{ desk: 'juridisch', name: 'Juridisch' }],
  flags: [],
  colleagues: [{ id: 'b', name: 'Bram', desks: null }],
  absent: [],
  partners: [],
}

test('a file says which requests are in it, also where a word of it is there no more', () => {
  const told = (filters: object) => exportInWords({ filters }, choices, 'a')
  expect(told({})).toBe('Alle soorten')
  expect(
    told({
      ...{ kind: 'handyman.book', desk: 'juridisch', owner: 'a', open: 'ja' },
      ...{ from: '2026-11-01', until: '2026-11-30' },
    }),
  ).toBe('Klus boeken, loket Juridisch, van jou, alleen open, van november 2026')
  expect(told({ owner: 'b', state: 'failed', open: 'nee' })).toBe(
    'Alle soorten, stand Vastgelopen, van Bram, alleen klaar',
  )
  expect(told({ kind: 'fax.send', desk: 'telex', owner: 'geen', state: 'lost', flag: 'odd' })).toBe(
    'fax.send, stand lost, loket telex, van niemand, let op: odd',
  )
})

test('a form says what comes of it, and a whole month by its name', () => {
  const told = (filters: object, format: 'csv' | 'xlsx' = 'xlsx') =>
    comingInWords({ filters, format }, choices, 'a')
  expect(told({ from: '2026-11-01', until: '2026-11-30' })).toBe(
    'Aanvragen van november 2026, als XLSX, hoogstens 20.000 rijen.',
  )
  expect(
    told({ kind: 'handyman.book', state: 'failed', from: '2026-11-02', until: '2026-11-30' }, 'csv'),
  ).toBe(
    'Aanvragen van 2 november 2026 tot en met 30 november 2026, Klus boeken, stand Vastgelopen, als CSV, hoogstens 50.000 rijen.',
  )
  expect(told({ from: '2026-11-02' })).toMatch(/^Aanvragen vanaf 2 november 2026, als/)
  expect(told({ until: '2026-11-02' })).toMatch(/^Aanvragen tot en met 2 november 2026, als/)
  expect(told({})).toMatch(/^Aanvragen, als XLSX/)
})

test('one that was not made says what to do', () => {
  const one = {
    ...{ id: 'x', filters: {}, madeAt: '', endsAt: '', rows: null, bytes: null },
    state: 'failed' as const,
  }
  expect(whyFailed({ ...one, format: 'xlsx', problem: 'too-many' })).toBe(
    'Het zijn er meer dan 20.000. Kies een kortere periode, of kies CSV.',
  )
  expect(whyFailed({ ...one, format: 'csv', problem: 'too-large' })).toMatch(/te groot .* kortere periode\.$/)
  expect(whyFailed({ ...one, format: 'csv', problem: 'fault' })).toBe(
    'Het maken lukte niet. Vraag het nog eens.',
  )
  expect(whyFailed({ ...one, format: 'csv', problem: null, state: 'ready' })).toBeUndefined()
})
