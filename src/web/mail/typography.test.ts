import { expect, test } from 'vitest'
import { titleOf, unbroken } from './typography.ts'

test('amounts, postcodes and telephone numbers do not break', () => {
  expect(unbroken('Bel 033 123 45 67 op 1 mei 2026')).toBe('Bel 033\u00a0123\u00a045\u00a067 op 1 mei 2026')
  expect(unbroken('€ 64,50 of 3821 BT, niet 1 januari 2026 OF')).toBe(
    '€\u00a064,50 of 3821\u00a0BT, niet 1 januari 2026\u00a0OF',
  )
})

test('the title leaves out the reference that stands below it', () => {
  const mail = { subject: 'Je klus (7KQM-X4TF)', greeting: '', intro: [] }
  expect(titleOf({ ...mail, reference: '7KQM-X4TF' })).toBe('Je klus')
  expect(titleOf(mail)).toBe('Je klus (7KQM-X4TF)')
})
