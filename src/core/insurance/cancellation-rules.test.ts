import { expect, test } from 'vitest'
import type { CancelledKind } from '../fields/insurance-cancellation.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'
import { judgeCancellation, type ToldCancellation } from './cancellation-rules.ts'

const startDate = '2027-03-01'
const errorsOf = (over: Partial<ToldCancellation>) =>
  Object.keys(judgeCancellation({ packages: [], startDate, insurances: [], ...over }))

test.each<[CancelledKind, InsuranceType]>([
  ['Opstalverzekering', 'Home'],
  ['Inboedelverzekering', 'Content'],
  ['Aansprakelijkheidsverzekering', 'Liability'],
  ['Rechtsbijstandverzekering', 'Legal'],
])('%s ends not before the new one begins, where that is applied for', (name, type) => {
  const ends = (cancellationDate: string, packages: InsuranceType[] = [type]) =>
    errorsOf({ packages, insurances: [{ name: 'Opstalverzekering' }, { name, cancellationDate }] })
  expect(ends('2027-02-28')).toEqual(['insurances[1].cancellationDate'])
  for (const day of ['2027-03-01', '2028-01-01']) expect(ends(day)).toEqual([])
  const others = (['Home', 'Content', 'Liability', 'Legal'] as const).filter((one) => one !== type)
  expect(ends('2027-02-28', others)).toEqual([])
})

test('nothing is compared with what is not answered yet', () => {
  const insurances = [{ name: 'Opstalverzekering', cancellationDate: '2027-02-28' }] as const
  expect(errorsOf({ packages: ['Home'], insurances })).toHaveLength(1)
  expect(errorsOf({ packages: ['Home'], insurances, startDate: undefined })).toEqual([])
  for (const lacking of [{ name: undefined }, { cancellationDate: undefined }])
    expect(errorsOf({ packages: ['Home'], insurances: [{ ...insurances[0], ...lacking }] })).toEqual([])
})
