import { expect, test } from 'vitest'
import { fitCell } from './spreadsheet-cell.ts'

test('a text that fits stays as it is', () => {
  for (const text of ['', 'Zoë', '👩‍👩‍👧', 'x'.repeat(32_767)]) expect(fitCell(text)).toBe(text)
})

test('a longer one is cut, says so, and has no half of a letter', () => {
  for (const begin of ['', 'x']) {
    const cut = fitCell(begin + '😀'.repeat(20_000))
    expect(cut.length).toBeLessThanOrEqual(32_767)
    expect(cut.length).toBeGreaterThan(32_760)
    expect(cut.isWellFormed()).toBe(true)
    expect(cut).toMatch(/😀 … \(ingekort: de rest staat bij de aanvraag\)$/u)
  }
})
