import { optional } from '../../../core/fields/brick/brick.ts'
import { choice, yesNo } from '../../../core/fields/brick/choice.ts'
import { money } from '../../../core/fields/value/money.ts'

const monthly = (label: string, hint?: string) => money({ label, max: 100_000_00, ...(hint && { hint }) })

const income = (label: string, hint?: string) =>
  money({ label, min: 100_00, max: 100_000_00, ...(hint && { hint }) })

export const asks = {
  income: income('Inkomen per maand, netto', 'Van iedereen die meebetaalt.'),
  mortgage: monthly('Hypotheek per maand', 'Rente en aflossing, min wat je van de belasting terugkrijgt.'),
  energy: monthly('Gas, stroom en water per maand'),
  charges: monthly(
    'Belasting en verzekering van je huis, per maand',
    'Deel de rekening van een jaar door 12.',
  ),
  upkeep: optional(monthly('Wat je per maand opzij legt voor onderhoud', 'Weet je het niet? Laat dit leeg.')),
  value: money({
    label: 'Wat is je huis waard?',
    hint: 'Daarmee schatten we het onderhoud.',
    min: 10_000_00,
    max: 10_000_000_00,
  }),
  living: monthly('Alle andere uitgaven per maand', 'Boodschappen, zorg, vervoer, leningen en vrije tijd.'),
  savings: money({ label: 'Spaargeld', max: 100_000_000_00 }),
  together: yesNo({ label: 'Woon je samen met een partner?' }),
  incomeAlone: income(
    'Inkomen per maand als een van jullie wegvalt',
    'Van wie het minste verdient, met het partnerpensioen erbij.',
  ),
  ends: choice({
    label: 'Is je hypotheek afgelost als je met pensioen gaat?',
    options: [
      { value: 'paid', label: 'Ja, of ik heb geen hypotheek' },
      { value: 'goesOn', label: 'Nee, hij loopt dan nog door' },
    ],
  }),
  later: optional(
    monthly('Hypotheek per maand na je pensioen', 'Na 30 jaar krijg je geen belasting meer terug.'),
  ),
  pension: optional(
    income(
      'Inkomen per maand na je pensioen, netto',
      'AOW en pensioen samen. Leeg? Dan rekenen we met alleen AOW.',
    ),
  ),
}
