import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { type book, booking as parts } from '../../../core/contract/handyman.ts'
import { type FrozenAnswer, frozenOf, type Reader } from '../../../core/fields/frozen.ts'
import { dayOf, formatDay } from '../../../core/kernel/clock.ts'
import { centsFromEuros, formatCents } from '../../../core/kernel/money.ts'
import { periodText } from '../../../core/rules/moments.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import type { Moment } from './moments.ts'
import type { Offer } from './rates.ts'

type Booking = RequestOf<typeof book>['body']['appointment']

interface Told {
  title: string
  handyman: string | undefined
  offer: Offer
}

/** `vrijdag 4 december 2026, Ochtend, 8.00 tot 12.00`. */
export const momentText = ({ day, period }: Moment): string =>
  `${formatDay(dayOf(day), 'full')}, ${periodText(period)}`

/** How a price is told: `€ 64,50 per uur`; `meter` is shown as `per meter` (decision 11). */
const priceText = (euros: number, rateType: string): string =>
  `${formatCents(centsFromEuros(euros))} ${rateType === 'meter' ? 'per meter' : rateType}`

/** The booking as the overview showed it: the job, the address, the moments in words, the person. */
export const freezeBooking = (booking: Booking, moments: readonly Moment[], told: Told): FilledForm => {
  const momentLines = [...moments].sort(byTime).map((moment, index) => momentLine(moment, index, told.offer))
  const linesFor = (reader: Reader): FrozenAnswer[] => {
    const answers = frozenOf(parts, booking, { for: reader })
    const inSection = (section: string | undefined) => answers.filter((answer) => answer.section === section)
    return [
      { section: 'Jouw klus', label: 'Wat is de klus?', value: told.title },
      ...(told.handyman ? [{ section: 'Jouw klus', label: 'Vakman', value: told.handyman }] : []),
      ...inSection(undefined).map((answer) => ({ section: 'Jouw klus', ...answer })),
      ...inSection('Adresgegevens'),
      ...momentLines,
      ...inSection('Jouw gegevens'),
    ]
  }
  return { title: 'Klus boeken', linesFor }
}

const order = ['morning', 'afternoon', 'evening']
const byTime = (a: Moment, b: Moment) =>
  a.day.localeCompare(b.day) || order.indexOf(a.period) - order.indexOf(b.period)

const momentLine = (moment: Moment, index: number, { days, rateType }: Offer): FrozenAnswer => {
  const rate = days.get(moment.day)
  const fee = rate?.service_fee ? ` + ${formatCents(centsFromEuros(rate.service_fee))} servicekosten` : ''
  return {
    section: 'Kies een moment',
    label: `Moment ${index + 1}`,
    value: momentText(moment) + (rate ? `, ${priceText(rate.price, rateType)}${fee}` : ''),
  }
}
