import fc from 'fast-check'
import { expect, it } from 'vitest'
import { housingCheck } from '../../../core/calculations/housing-costs.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { exampleOf } from '../../engine/tool/example.ts'
import { cases } from './financiele-wooncheck-cases.ts'
import { tool } from './financiele-wooncheck-tool.ts'

const alone = {
  ...{ income: '3.000', mortgage: '900', energy: '200', charges: '50', living: '1.200', savings: '5.000' },
  ...{ together: 'no', ends: 'goesOn', pension: '2.100', upkeep: '100' },
}

testTool(tool, {
  cases,
  claims: [
    {
      name: 'housing takes less of a higher income',
      answers: alone,
      vary: 'income',
      over: ['100', '2.999,99', '3.000', '100.000'],
      says: ({ share = 0 }) => share,
      goes: 'down',
    },
    {
      name: 'less is left later when the mortgage costs more',
      answers: alone,
      vary: 'later',
      over: ['0', '899,99', '900', '100.000'],
      says: ({ leftLater = 0 }) => leftLater,
      goes: 'down',
    },
    {
      name: 'less of the buffer is missing with more savings',
      answers: alone,
      vary: 'savings',
      over: ['0', '7.050', '7.050,01', '100.000.000'],
      says: ({ bufferMissing = 0 }) => bufferMissing,
      goes: 'down',
    },
  ],
  edges: [
    { ...alone, mortgage: '0', energy: '0', charges: '0', living: '0', savings: '0' },
    { ...alone, income: '100', mortgage: '100.000', living: '100.000', pension: '100' },
    { ...alone, together: 'yes', incomeAlone: '100', upkeep: '', value: '10.000.000' },
  ],
})

const cents = (min: number) => fc.integer({ min, max: 100_000_00 })

it('keeps whole cents, and all that comes in is spent or left', () => {
  const households = fc.record({
    ...{ income: cents(100_00), mortgage: cents(0), energy: cents(0), charges: cents(0), living: cents(0) },
    ...{ savings: cents(0), value: cents(0), incomeAlone: cents(100_00), pension: cents(100_00) },
    ...{ together: fc.boolean(), paidOff: fc.boolean() },
  })
  fc.assert(
    fc.property(households, (household) => {
      const { moments, buffer, missing, saving, upkeep } = housingCheck(household, '2026-11-26')
      for (const moment of Object.values(moments)) {
        if (!moment) continue
        expect(moment.costs + household.living + moment.left).toBe(moment.income)
        expect(Number.isInteger(moment.share)).toBe(true)
      }
      expect(moments.alone === undefined).toBe(!household.together)
      expect(missing).toBeLessThanOrEqual(buffer.least)
      expect(saving).toBeLessThanOrEqual(Math.max(0, moments.now.left))
      for (const one of [buffer.least, buffer.plenty, missing, saving, upkeep])
        expect(Number.isInteger(one) && one >= 0).toBe(true)
    }),
  )
})

it('advises to save no more than is left', () => {
  const savingOf = (income: string) => {
    const made = exampleOf({ ...tool, example: { answers: { ...alone, income }, day: '2026-11-26' } })
    return made.result.rows.find(({ label }) => label === 'Sparen per maand')
  }
  // 2.450 a month is spent: of 2.600 is 150 left, and a tenth would be 260
  expect(savingOf('2.600')).toEqual({
    label: 'Sparen per maand',
    value: '€ 150,00',
    how: 'Alles wat je overhoudt. De vuistregel is 10% van je inkomen',
  })
  expect(savingOf('3.000')).toMatchObject({ value: '€ 300,00', how: '10% van je inkomen' })
  expect(savingOf('2.000')).toMatchObject({ value: '€ 0,00' })
})

it('counts no home without upkeep: it asks what that is, or what the home is worth', () => {
  const made = (more: Record<string, string>) =>
    exampleOf({ ...tool, example: { answers: { ...alone, upkeep: '', ...more }, day: '2026-11-26' } })
  expect(() => made({})).toThrow('value')
  expect(made({ value: '340.000' }).result.values.upkeep).toBe(283_33)
})
