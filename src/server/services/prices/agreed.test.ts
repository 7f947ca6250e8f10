import { expect, test } from 'vitest'
import type { Fault } from '../../../core/kernel/fault.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import { agreeTo } from './agreed.ts'

const refusalOf = (...of: Parameters<typeof agreeTo>): Fault | undefined => {
  try {
    agreeTo(...of)
    return undefined
  } catch (thrown) {
    return thrown as Fault
  }
}

test('who states nothing, or what it costs, agrees; a member is asked no fee', () => {
  expect(refusalOf({}, { price: 9900, fee: 5000 })).toBeUndefined()
  const seen = { acceptedPriceInCents: 9900, agreeTermsText: legalTexts.terms.wording }
  expect(refusalOf({ ...seen, acceptedFeeInCents: 3450 }, { price: 9900 })).toBeUndefined()
})

test('what is another amount now is told with what it was and what it is, each by its field', () => {
  const refusal = refusalOf(
    { acceptedPriceInCents: 5500, acceptedFeeInCents: 3450 },
    { price: 9900, fee: 5000 },
  )
  expect(refusal).toMatchObject({ status: 409, code: 'price-changed' })
  expect(refusal?.message).toMatch(
    /^De prijs was €\s55,00 en is nu €\s99,00\. De contributie per jaar was €\s34,50 en is nu €\s50,00\./,
  )
  expect(refusal?.toProblem().amounts).toEqual({
    acceptedPriceInCents: { seen: 5500, now: 9900 },
    acceptedFeeInCents: { seen: 3450, now: 5000 },
  })
})

test('a wording that is none of ours is refused, whatever it costs', () => {
  const other = 'Ik ga akkoord met iets anders.'
  expect(refusalOf({ agreeTermsText: other }, {})?.code).toBe('price-changed')
  expect(refusalOf({ agreeCollectionText: other }, {})?.code).toBe('price-changed')
})
