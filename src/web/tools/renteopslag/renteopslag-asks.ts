import { choice, yesNo } from '../../../core/fields/brick/choice.ts'
import { money } from '../../../core/fields/value/money.ts'

const most = 10_000_000_00

const owed = (label: string) => money({ label, max: most })

const worth = (label: string, hint?: string) =>
  money({ label, min: 10_000_00, max: most, ...(hint && { hint }) })

export const asks = {
  guarantee: yesNo({ label: 'Heb je een hypotheek met NHG?' }),
  debtThen: owed('Je hypotheek toen je rente werd vastgezet'),
  valueThen: worth('De waarde van je huis toen'),
  debt: owed('Wat je nu nog moet aflossen'),
  value: worth('De waarde van je huis nu', 'Bijvoorbeeld de WOZ-waarde.'),
  lender: choice({
    label: 'Met welk voorbeeld rekenen we?',
    options: [
      { value: 'rabobank', label: 'Rabobank, opslagen van 2018' },
      { value: 'abnamro', label: 'ABN AMRO, opslagen van 2017' },
    ],
  }),
}
