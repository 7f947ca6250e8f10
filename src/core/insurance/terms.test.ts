import { expect, test } from 'vitest'
import type { Period } from './application.ts'
import { exampleComparison } from './comparison.ts'
import { premiumRows } from './insurance-words.ts'
import { debitWording, longerTerms, termCents } from './terms.ts'

test('what is taken at a time is the premium of its months, and the sentence tells who takes it and when', () => {
  const perMonth = 5021
  expect((['MAAND', ...longerTerms] as const).map((period) => termCents(perMonth, period))).toEqual([
    5021, 15_063, 30_126, 60_252,
  ])
  expect(debitWording({ perMonth, period: 'KWARTAAL', startDate: '2027-02-01' })).toBe(
    'Ik geef de verzekeraar toestemming om vanaf 1 februari 2027 elk kwartaal € 150,63 premie van mijn rekening af te schrijven.',
  )
})

test('the premium of a chosen term stands below that of a month, and none twice', () => {
  const totals = (...periods: Period[]) =>
    premiumRows(exampleComparison, ['Liability'], periods)
      .filter(({ label }) => label.startsWith('Totaal'))
      .map(({ label, value }) => `${label} ${value}`)
  expect(totals('MAAND')).toEqual(['Totaal per maand € 4,72 (voorbeeldtarief)'])
  expect(totals('JAAR')).toEqual([
    'Totaal per maand € 4,72 (voorbeeldtarief)',
    'Totaal per jaar € 56,64 (voorbeeldtarief)',
  ])
})
