import { expect, test } from 'vitest'
import { correctedInWords, oldAtPartner } from './correction-words.ts'

const correction = { place: 0, value: 'x', reason: 'telefonisch', at: '2026-12-01T09:00:00Z', by: null }
const delivery = (partner: string, state: 'waiting' | 'delivered' | 'refused') => ({
  ...{ partner, state, label: 'Vakman-partner', reason: null, deliveredAt: null },
  ...{ tries: null, nextTryAt: null, isStuck: false, deadLetter: null, partnerReference: null },
})

test('says that a partner has the old answer, or will get it, once something was corrected', () => {
  const told = (...deliveries: ReturnType<typeof delivery>[]) =>
    oldAtPartner({ corrections: [correction], deliveries })
  expect(told(delivery('mail', 'delivered'))).toBeUndefined()
  expect(told(delivery('klusservice', 'refused'))).toBeUndefined()
  expect(told(delivery('klusservice', 'waiting'))).toMatch(/^De partner krijgt het oude antwoord\./)
  expect(told(delivery('a', 'waiting'), delivery('b', 'delivered'))).toMatch(
    /^De partner kreeg het oude antwoord\./,
  )
  expect(
    oldAtPartner({ corrections: [], deliveries: [delivery('klusservice', 'delivered')] }),
  ).toBeUndefined()
})

test('says how a colleague knew, also by a word of an earlier release', () => {
  expect(correctedInWords('telefonisch')).toBe('telefonisch doorgegeven')
  for (const other of ['', 'constructor', 'per-telex']) expect(correctedInWords(other)).toBe('verbeterd')
})
