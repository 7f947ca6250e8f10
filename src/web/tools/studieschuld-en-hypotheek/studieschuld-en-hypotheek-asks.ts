import { optional } from '../../../core/fields/brick/brick.ts'
import { choice, yesNo } from '../../../core/fields/brick/choice.ts'
import { fixedPeriod, rate } from '../../../core/fields/request/borrower.ts'
import { money } from '../../../core/fields/value/money.ts'
import { percentage } from '../../../core/fields/value/percentage.ts'

export const asks = {
  knows: yesNo({ label: 'Weet je wat je per maand aan DUO betaalt?' }),
  monthly: money({
    label: 'Je wettelijke maandbedrag bij DUO',
    hint: 'Dit staat in Mijn DUO. Het is soms hoger dan wat je nu betaalt.',
    max: 10_000_00,
  }),
  debt: money({ label: 'Wat je nog moet terugbetalen', max: 500_000_00 }),
  scheme: choice({
    label: 'Hoe lang mag je erover doen?',
    options: [
      { value: 'new', label: '35 jaar (SF35)' },
      { value: 'old', label: '15 jaar (SF15)' },
    ],
  }),
  loanRate: optional(
    percentage({
      label: 'Rente op je studieschuld',
      hint: 'Laat je dit leeg? Dan nemen we de rente van dit jaar.',
      max: 15,
    }),
  ),
  ...{ rate, fixed: fixedPeriod },
}
