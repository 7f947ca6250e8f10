import { optional } from '../../../core/fields/brick/brick.ts'
import { buyingWith, debts, income, ownMoney, partner, rate } from '../../../core/fields/request/borrower.ts'
import { money } from '../../../core/fields/value/money.ts'
import { wholeNumber } from '../../../core/fields/value/whole-number.ts'

const price = money({ label: 'Prijs van het huis', min: 10_000_00, max: 10_000_000_00 })

const ageSentence = 'Vul een leeftijd in van 18 tot en met 100 jaar.'

export const asks = {
  ...{ who: buyingWith, income, partner },
  debts: optional(debts),
  age: wholeNumber(
    { invalid: ageSentence, min: 18, max: 100 },
    { label: 'Leeftijd van wie het meest verdient', example: '35', unit: 'jaar' },
  ),
  ...{ rate, price },
  own: optional(ownMoney),
}

/** Fixed assumptions of this calculator; the financieringscheck asks both. */
export const fixedAssumptions = { fixed: 'long', label: 'efg' } as const
