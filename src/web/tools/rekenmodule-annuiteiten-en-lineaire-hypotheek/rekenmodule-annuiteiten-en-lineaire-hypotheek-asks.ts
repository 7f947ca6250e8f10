import { optional } from '../../../core/fields/brick/brick.ts'
import { money } from '../../../core/fields/value/money.ts'
import { percentage } from '../../../core/fields/value/percentage.ts'
import { wholeNumber } from '../../../core/fields/value/whole-number.ts'

const yearsSentence = 'Vul een looptijd in van 1 tot en met 40 jaar.'

export const asks = {
  amount: money({ label: 'Hypotheek', min: 1_000_00, max: 10_000_000_00 }),
  rate: percentage({ label: 'Rente per jaar', max: 20 }),
  years: wholeNumber(
    { invalid: yearsSentence, min: 1, max: 40 },
    { label: 'Looptijd', example: '30', unit: 'jaar' },
  ),
  income: optional(
    money({
      label: 'Bruto inkomen per jaar',
      hint: 'Van wie het meeste verdient. We rekenen met iemand die nog geen AOW krijgt.',
      max: 1_000_000_00,
    }),
  ),
  woz: optional(
    money({
      label: 'WOZ-waarde',
      hint: 'Een deel hiervan telt als inkomen: het eigenwoningforfait.',
      max: 10_000_000_00,
    }),
  ),
}
