import { optional } from '../../../core/fields/brick/brick.ts'
import { choice, numberedChoice, yesNo } from '../../../core/fields/brick/choice.ts'
import { money } from '../../../core/fields/value/money.ts'
import { wholeNumber } from '../../../core/fields/value/whole-number.ts'

const people = (label: string, hint?: string) =>
  wholeNumber(
    { invalid: 'Vul een aantal in van 0 tot en met 20.', min: 0, max: 20 },
    { label, example: '2', ...(hint && { hint }) },
  )

export const asks = {
  bond: choice({
    label: 'Hoe woon je?',
    options: [
      { value: 'married', label: 'Getrouwd, of geregistreerd partner' },
      { value: 'together', label: 'Samen, en niet getrouwd', hint: 'Ook met een samenlevingscontract.' },
      { value: 'alone', label: 'Zonder partner' },
    ],
  }),
  children: people(
    'Hoeveel kinderen heb je?',
    'Ook uit een eerdere relatie. Een overleden kind met eigen kinderen telt mee.',
  ),
  earlier: yesNo({ label: 'Is er een kind uit een eerdere relatie?' }),
  stepchildren: yesNo({ label: 'Heeft je partner kinderen die niet van jou zijn?' }),
  parents: numberedChoice({
    label: 'Hoeveel ouders van je leven nog?',
    options: [
      { value: 0, label: 'Geen' },
      { value: 1, label: 'Eén' },
      { value: 2, label: 'Twee' },
    ],
  }),
  siblings: people('Hoeveel broers en zussen heb je?'),
  halfSiblings: optional(people('Hoeveel halfbroers en halfzussen heb je?', 'Met één ouder gemeen.')),
  home: optional(
    choice({
      label: 'Van wie is het huis?',
      options: [
        { value: 'both', label: 'Van ons samen' },
        { value: 'mine', label: 'Van mij' },
        { value: 'other', label: 'Van mijn partner, of we huren' },
      ],
    }),
  ),
  business: yesNo({ label: 'Heb je een eigen bedrijf?' }),
  wish: yesNo({ label: 'Wil je iets nalaten aan een vriend, een goed doel of iemand anders?' }),
  debts: optional(yesNo({ label: 'Zijn je schulden hoger dan je bezit?' })),
  estate: optional(
    money({
      label: 'Wat laat je ongeveer na?',
      hint: 'Je bezit min je schulden. Is alles van jullie samen? Tel dan alleen jouw helft.',
      max: 100_000_000_00,
    }),
  ),
}
