import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { firstError } from '../brick/first-error.ts'
import { money, tidyMoney } from './money.ts'

const amount = money({ label: 'Bedrag', max: 2_000_000_00 })

describe('money', () => {
  it('reads an amount as cents', async () => {
    expect(
      await failures(
        [
          ['1.250,50', 125_050],
          ['1250,5', 125_050],
          ['1250', 125_000],
          ['1.250', 125_000],
          ['€ 64,50', 6450],
          ['12.50', 1250],
          ['1.250,-', 125_000],
          ['0', 0],
          [64.5, 6450],
          [19.99, 1999],
          ['2.000.000,00', 200_000_000],
        ],
        ([typed, cents]) => {
          expect(amount.schema.parse(typed)).toBe(cents)
        },
      ),
    ).toEqual([])
  })

  it('refuses what is no amount', async () => {
    expect(
      await failures(
        [
          '1,250',
          '1.25.0',
          '12,345',
          'veel',
          '-5',
          '1e3',
          '1 2 3 x',
          0.001,
          Number.NaN,
          true,
          '1'.repeat(41),
        ],
        (typed) => {
          expect(firstError(amount, typed)).toBe('Dit is geen geldig bedrag.')
        },
      ),
    ).toEqual([])
  })

  it('asks for it and keeps its bounds', () => {
    expect(firstError(amount, ' ')).toBe('Dit is een verplicht veld.')
    expect(firstError(amount, -0.5)).toBe('Het bedrag is minimaal € 0,00.')
    expect(firstError(amount, '2.000.000,01')).toBe('Het bedrag is maximaal € 2.000.000,00.')
  })

  it('reads back what it shows, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000 }), (cents) => {
        const shown = amount.facts.show?.(cents) ?? ''
        expect(amount.schema.parse(shown)).toBe(cents)
        expect(amount.schema.parse(tidyMoney(shown))).toBe(cents)
        expect(amount.schema.parse(cents / 100)).toBe(cents)
      }),
    )
  })

  it('is tidied on leaving the field, and left alone when it is none', () => {
    expect(tidyMoney('1250,5')).toBe('1.250,50')
    expect(tidyMoney(' veel ')).toBe('veel')
  })
})
