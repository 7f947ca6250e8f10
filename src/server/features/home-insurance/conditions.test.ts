import { expect, test } from 'vitest'
import { settings as seed } from '../../../../content/settings.ts'
import { type Settings, settingsDocument } from '../../../core/content/settings.ts'
import { exampleComparison } from '../../../core/insurance/comparison.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import { checkDisclosures, checkEditions, conditionsOf } from './conditions.ts'

const settings = settingsDocument.parse(seed)
const real = exampleComparison.map((one) => ({ ...one, tariff: { ...one.tariff, isExample: false } }))
const setTo = (conditions: NonNullable<Settings['insurance']>['conditions']) => ({
  settings: async () => ({ ...settings, insurance: { quote_days: 30, conditions } }),
})
const demo = settings.insurance?.conditions
const refusal = (of: Promise<unknown>) =>
  of.then(
    () => undefined,
    (fault: Fault) => Object.keys(fault.errors ?? {}).join(),
  )

test('an insurance without policy conditions is not applied for, nor one by examples beside a real tariff', async () => {
  expect(await refusal(conditionsOf(setTo(demo), exampleComparison))).toBeUndefined()
  const refused = 'answers.insurances'
  expect(await refusal(conditionsOf(setTo(undefined), exampleComparison))).toBe(refused)
  expect(await refusal(conditionsOf(setTo({ ...demo, Legal: undefined }), exampleComparison))).toBe(refused)
  expect(await refusal(conditionsOf(setTo(demo), real))).toBe(refused)
})

test('nothing is applied for as long as nobody says who insures and who pays whom', async () => {
  const disclosures = settings.insurance?.disclosures
  const saying = (said: typeof disclosures) => ({
    settings: async () => ({ ...settings, insurance: { quote_days: 30, disclosures: said } }),
  })
  const refused = 'answers.insurances'
  expect(await refusal(checkDisclosures(saying(disclosures), exampleComparison))).toBeUndefined()
  expect(await refusal(checkDisclosures(saying(undefined), exampleComparison))).toBe(refused)
  expect(await refusal(checkDisclosures(saying(disclosures), real))).toBe(refused)
  const own = disclosures && { ...disclosures, example: undefined }
  expect(await refusal(checkDisclosures(saying(own), real))).toBeUndefined()
})

test('another edition than was read is refused', async () => {
  const today = await conditionsOf(setTo(demo), exampleComparison.slice(0, 1))
  const read = (edition?: string) => () =>
    checkEditions(edition === undefined ? edition : { Home: edition }, today)
  expect(read('2026-01')).not.toThrow()
  expect(read(undefined)).not.toThrow()
  expect(read('2025-07')).toThrow('De polisvoorwaarden zijn veranderd.')
})
