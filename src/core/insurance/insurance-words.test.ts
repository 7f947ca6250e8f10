import { expect, test } from 'vitest'
import { insuranceTypes } from '../rules/insurance-packages.ts'
import { exampleComparison, exampleQuote, type Insurance } from './comparison.ts'
import { changesInWords, packageRows, premiumRows, totalOf } from './insurance-words.ts'
import { monthlyCents } from './monthly-cents.ts'

const refusedHome: Insurance[] = exampleComparison.map((one) => {
  if (one.insuranceType !== 'Home') return one
  const { vehInsurance: _none, ...rest } = one
  return { ...rest, isNotAvailable: true, reason: 'Dat doet je VvE.' }
})

test('what is chosen is counted, with its tax, and what cannot be had is not', () => {
  const all = exampleComparison.reduce((sum, one) => sum + (monthlyCents(one) ?? 0), 0)
  expect(totalOf(exampleComparison, insuranceTypes).total).toBe(all)
  expect(totalOf(exampleComparison, ['Content'])).toEqual({ premium: 780, tax: 164, total: 944 })
  expect(totalOf(refusedHome, ['Home'])).toEqual({ premium: 0, tax: 0, total: 0 })
  expect(totalOf(exampleComparison, [])).toEqual({ premium: 0, tax: 0, total: 0 })
})

test('the tax stands on a line of its own, and each figure that is made up says so', () => {
  expect(premiumRows(exampleComparison, ['Content', 'Liability'], [])).toEqual([
    { label: 'Inboedelverzekering', value: '€ 7,80 (voorbeeldtarief)' },
    { label: 'Aansprakelijkheidsverzekering', value: '€ 3,90 (voorbeeldtarief)' },
    { label: 'Assurantiebelasting', value: '€ 2,46 (voorbeeldtarief)' },
    { label: 'Totaal per maand', value: '€ 14,16 (voorbeeldtarief)' },
  ])
  expect(packageRows(refusedHome)[0]).toEqual({
    label: 'Opstalverzekering',
    value: 'Niet mogelijk. Dat doet je VvE.',
  })
})

test('what changed is told line by line: of a quote that holds, and of one that is over', () => {
  expect(changesInWords(exampleQuote)).toEqual([])
  const insurances = [
    { insuranceType: 'Home', thenInCents: 1767, todayInCents: 1890 },
    { insuranceType: 'Legal', thenInCents: 0, todayInCents: 1839 },
  ] as const
  const changed = { madeOn: '2026-11-24', insurances: [...insurances] }
  const [holds, ...lines] = changesInWords({ ...exampleQuote, changed: { because: 'tariff', ...changed } })
  expect(holds).toContain('Voor jou geldt de premie van 24 november 2026 nog.')
  expect(lines).toEqual([
    'Opstalverzekering: op 24 november 2026 € 17,67, vandaag € 18,90 per maand.',
    'Rechtsbijstandverzekering: op 24 november 2026 niet mogelijk, vandaag € 18,39 per maand.',
    'Dit zijn bedragen uit een voorbeeldtarief.',
  ])
  const [over] = changesInWords({ ...exampleQuote, changed: { because: 'ended', ...changed } })
  expect(over).toBe('Je premie van 24 november 2026 is verlopen. Dit is de premie van vandaag.')
})
