import { choice } from '../brick/choice.ts'
import { money } from '../value/money.ts'
import { percentage } from '../value/percentage.ts'

// Questions that several calculators ask of somebody who borrows for a home.

export const buyingWith = choice({
  label: 'Met wie koop je?',
  options: [
    { value: 'alone', label: 'Alleen' },
    { value: 'together', label: 'Samen' },
  ],
})
export const income = money({
  label: 'Je bruto jaarinkomen',
  hint: 'Met vakantiegeld en een vaste dertiende maand.',
  min: 1_000_00,
  max: 1_000_000_00,
})
export const partner = money({ label: 'Bruto jaarinkomen van wie meekoopt', max: 1_000_000_00 })
export const rate = percentage({ label: 'Hypotheekrente', max: 15 })
export const debts = money({
  label: 'Andere leningen, per maand',
  hint: 'Zonder je studieschuld.',
  max: 100_000_00,
})
export const fixedPeriod = choice({
  label: 'Hoe lang staat de rente vast?',
  options: [
    { value: 'long', label: '10 jaar of langer' },
    { value: 'short', label: 'Korter dan 10 jaar' },
  ],
})
export const ownMoney = money({
  label: 'Eigen geld',
  hint: 'Wat overblijft na de kosten koper.',
  max: 10_000_000_00,
})
