import { optional } from '../../../core/fields/brick/brick.ts'
import { choice, yesNo } from '../../../core/fields/brick/choice.ts'
import {
  buyingWith,
  debts,
  fixedPeriod,
  income,
  ownMoney,
  partner,
  rate,
} from '../../../core/fields/request/borrower.ts'
import { money } from '../../../core/fields/value/money.ts'

const price = money({ label: 'Prijs van het huis', min: 10_000_00, max: 10_000_000_00 })

const label = choice({
  label: 'Energielabel van het huis',
  control: 'select',
  options: [
    { value: 'efg', label: 'E, F, G of onbekend' },
    { value: 'cd', label: 'C of D' },
    { value: 'ab', label: 'A of B' },
    { value: 'ap', label: 'A+ of A++' },
    { value: 'appp', label: 'A+++' },
    { value: 'apppp', label: 'A++++' },
    { value: 'guaranteed', label: 'A++++, met 10 jaar garantie op het verbruik' },
  ],
})

export const asks = {
  ...{ who: buyingWith, income, partner },
  aow: yesNo({ label: 'Krijgt wie het meest verdient al AOW?' }),
  ...{ rate, fixed: fixedPeriod },
  debts: optional(debts),
  study: optional(
    money({ label: 'Studieschuld, per maand', hint: 'Je maandbedrag bij DUO.', max: 10_000_00 }),
  ),
  ...{ label, price },
  own: optional(ownMoney),
}
