import { optional } from '../../../core/fields/brick/brick.ts'
import { choice, yesNo } from '../../../core/fields/brick/choice.ts'
import { money } from '../../../core/fields/value/money.ts'

const bill = (label: string, hint?: string) =>
  optional(money({ label, max: 100_000_00, ...(hint && { hint }) }))

/** Bills that the buyer may have had from others; all are optional. */
export const bills = {
  notary: bill(
    'Notaris',
    'Akte van levering en hypotheekakte samen. Dit staat in de offerte van de notaris.',
  ),
  valuation: bill('Taxatie'),
  advice: bill('Hypotheekadvies'),
  inspection: bill('Bouwtechnische keuring'),
}

export const asks = {
  price: money({ label: 'Koopprijs', min: 10_000_00, max: 10_000_000_00 }),
  use: choice({
    label: 'Ga je er zelf wonen?',
    options: [
      { value: 'own', label: 'Ja, ik ga er wonen' },
      { value: 'holiday', label: 'Nee, het wordt mijn vakantiehuis of tweede huis' },
      { value: 'other', label: 'Nee, een ander gaat er wonen' },
    ],
  }),
  exemption: choice({
    label: 'Voor wie geldt de startersvrijstelling?',
    hint: 'Ze geldt één keer, voor wie 18 tot en met 34 jaar is op de dag dat je bij de notaris tekent.',
    options: [
      { value: 'nobody', label: 'Voor niemand' },
      { value: 'one', label: 'Voor één van twee kopers' },
      { value: 'all', label: 'Voor elke koper' },
    ],
  }),
  guarantee: yesNo({ label: 'Neem je een hypotheek met NHG?' }),
  mortgage: money({ label: 'Hoe hoog wordt je hypotheek?', min: 1_000_00, max: 10_000_000_00 }),
  ...bills,
}
