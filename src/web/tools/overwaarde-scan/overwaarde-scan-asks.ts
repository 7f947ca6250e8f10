import { optional } from '../../../core/fields/brick/brick.ts'
import { choice } from '../../../core/fields/brick/choice.ts'
import { money } from '../../../core/fields/value/money.ts'

const max = 10_000_000_00

const amount = (label: string, hint?: string) => money({ label, max, ...(hint && { hint }) })

export const asks = {
  value: money({
    label: 'Wat is je huis waard?',
    hint: 'Schat liever te laag dan te hoog. De WOZ-waarde is een goed begin.',
    min: 10_000_00,
    max,
  }),
  debt: amount('Hoeveel hypotheek moet je nog aflossen?', 'Is alles afgelost? Vul dan 0 in.'),
  plan: choice({
    label: 'Wat wil je weten?',
    options: [
      { value: 'know', label: 'Wat ik overhoud als ik verkoop' },
      { value: 'move', label: 'Wat ik overhoud, en hoeveel ik dan kan lenen met renteaftrek' },
      { value: 'borrow', label: 'Wat ik kan lenen als ik blijf' },
    ],
  }),
  costs: optional(
    amount('Kosten van verkoop', 'Makelaar, energielabel en notaris. Weet je het niet? Laat dit leeg.'),
  ),
  other: optional(
    amount(
      'Deel van je hypotheek dat niet voor je huis was',
      'Voor een auto of een schenking, bijvoorbeeld. Van dat deel trek je geen rente af.',
    ),
  ),
  next: amount('Prijs van je volgende huis'),
  nextCosts: optional(amount('Kosten koper van dat huis')),
  energy: optional(amount('Wat je wilt lenen om energie te besparen', 'Isolatie, bijvoorbeeld.')),
}
