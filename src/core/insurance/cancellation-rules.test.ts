import { expect, test } from 'vitest'
import type { CancelledKind } from '../fields/insurance/insurance-cancellation.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'
import { type CancellationInput, judgeCancellation } from './cancellation-rules.ts'

const startDate = '2027-03-01'
const errorsOf = (over: Partial<CancellationInput>) =>
  Object.keys(
    judgeCancellation({
      packages: ['Home', 'Content', 'Liability', 'Legal'],
      startDate,
      insurances: [],
      ...over,
    }),
  )

test.each<[CancelledKind, InsuranceType]>([
  ['Opstalverzekering', 'Home'],
  ['Inboedelverzekering', 'Content'],
  ['Aansprakelijkheidsverzekering', 'Liability'],
  ['Rechtsbijstandverzekering', 'Legal'],
])('%s ends not before the new one begins, where that is applied for', (name, type) => {
  const ends = (cancellationDate: string) =>
    errorsOf({
      packages: ['Home', type],
      insurances: [{ name: 'Opstalverzekering' }, { name, cancellationDate }],
    })
  expect(ends('2027-02-28')).toEqual(['insurances[1].cancellationDate'])
  for (const day of ['2027-03-01', '2028-01-01']) expect(ends(day)).toEqual([])
})

test.each<[CancelledKind, InsuranceType]>([
  ['Opstalverzekering', 'Home'],
  ['Inboedelverzekering', 'Content'],
  ['Aansprakelijkheidsverzekering', 'Liability'],
  ['Rechtsbijstandverzekering', 'Legal'],
])('%s ends without a new one only where its own tick says so, and no earlier', (name, type) => {
  const packages = (['Home', 'Content', 'Liability', 'Legal'] as const).filter((one) => one !== type)
  const ends = (nothingReplaces?: boolean, cancellationDate = startDate) =>
    errorsOf({ packages, insurances: [{ name, cancellationDate, nothingReplaces }] })
  for (const tick of [undefined, false]) expect(ends(tick)).toEqual(['insurances[0].nothingReplaces'])
  expect(ends(true)).toEqual([])
  expect(ends(true, '2027-02-28')).toEqual(['insurances[0].cancellationDate'])
})

test('an insurance that somebody said not to have is cancelled by nobody', () => {
  const told = (name: CancelledKind, haveTakenInsurance: 'yes' | 'no') =>
    errorsOf({ packages: ['Content'], haveTakenInsurance, insurances: [{ name, nothingReplaces: true }] })
  expect(told('Inboedelverzekering', 'no')).toEqual(['insurances[0].name'])
  expect(told('Inboedelverzekering', 'yes')).toEqual([])
  // the answer was about the kind that is applied for, not about this one
  expect(told('Opstalverzekering', 'no')).toEqual([])
})

test('nothing is compared with what is not answered yet', () => {
  const insurances = [{ name: 'Opstalverzekering', cancellationDate: '2027-02-28' }] as const
  expect(errorsOf({ packages: ['Home'], insurances })).toHaveLength(1)
  expect(errorsOf({ packages: ['Home'], insurances, startDate: undefined })).toEqual([])
  expect(errorsOf({ insurances: [{ ...insurances[0], cancellationDate: undefined }] })).toEqual([])
})

test('the same policy stands once in the list, however its number is written', () => {
  const numbered = (...insuranceNumbers: string[]) =>
    errorsOf({
      insurances: insuranceNumbers.map((insuranceNumber) => ({ name: 'Opstalverzekering', insuranceNumber })),
    })
  for (const again of ['AB 12.345-6', 'ab123456', 'aB-12 34.56'])
    expect(numbered('AB 12.345-6', again)).toEqual(['insurances[1].insuranceNumber'])
  expect(numbered('1', '2', '1', '1.')).toEqual([
    'insurances[2].insuranceNumber',
    'insurances[3].insuranceNumber',
  ])
  for (const other of ['AB 12.345-7', 'AB 12.345/6', 'AB 12.345-60', 'A'])
    expect(numbered('AB 12.345-6', other)).toEqual([])
})

test('a policy of several insurances may stand there for each of them', () => {
  const insurances = (['Opstalverzekering', 'Inboedelverzekering'] as const).map((name) => ({
    name,
    insuranceNumber: '12',
  }))
  expect(errorsOf({ insurances })).toEqual([])
  expect(errorsOf({ insurances: [{ insuranceNumber: '12' }, ...insurances, {}, {}] })).toEqual([])
})
