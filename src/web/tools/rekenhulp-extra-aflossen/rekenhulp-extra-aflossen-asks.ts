import { optional } from '../../../core/fields/brick/brick.ts'
import { choice } from '../../../core/fields/brick/choice.ts'
import { money } from '../../../core/fields/value/money.ts'
import { percentage } from '../../../core/fields/value/percentage.ts'
import { wholeNumber } from '../../../core/fields/value/whole-number.ts'

export const most = 10_000_000_00

const yearsSentence = 'Vul een looptijd in van 1 tot en met 40 jaar.'

const monthsSentence = 'Vul 1 tot en met 360 maanden in.'

export const asks = {
  form: choice({
    label: 'Hoe los je dit leningdeel af?',
    options: [
      { value: 'annuity', label: 'Annuïtair: elke maand hetzelfde bedrag' },
      { value: 'linear', label: 'Lineair: elke maand evenveel aflossing' },
      { value: 'interest', label: 'Aflossingsvrij' },
    ],
  }),
  original: money({ label: 'Wat je ooit leende', min: 1_000_00, max: most }),
  debt: money({ label: 'Wat je nu nog moet aflossen', min: 1_00, max: most }),
  rate: percentage({ label: 'Je rente', max: 15 }),
  years: wholeNumber(
    { invalid: yearsSentence, min: 1, max: 40 },
    { label: 'Hoe lang loopt de lening nog?', example: '20', unit: 'jaar' },
  ),
  fixedMonths: wholeNumber(
    { invalid: monthsSentence, min: 1, max: 360 },
    { label: 'Hoe lang staat je rente nog vast?', example: '80', unit: 'maanden' },
  ),
  extra: money({ label: 'Wat wil je extra aflossen?', min: 1_00, max: most }),
  free: percentage({
    label: 'Hoeveel mag elk jaar zonder boete?',
    hint: 'Van wat je ooit leende. Vaak 10%, soms 20%. Het staat in je voorwaarden.',
  }),
  repaid: optional(money({ label: 'Dit jaar al extra afgelost', max: most })),
  comparison: percentage({
    label: 'Rente die je bank nu vraagt',
    hint: 'Voor een nieuwe lening, zo lang vast als jouw rente nog vaststaat.',
    max: 15,
  }),
  savings: percentage({ label: 'Rente op je spaargeld', max: 15 }),
  income: optional(
    money({
      label: 'Je bruto jaarinkomen',
      hint: 'Alleen als je de rente van dit leningdeel aftrekt. Anders laat je het leeg.',
      max: most,
    }),
  ),
}
