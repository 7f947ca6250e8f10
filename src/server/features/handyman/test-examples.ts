import { book as operation } from '../../../core/contract/handyman.operations.ts'
import { book } from '../../../core/contract/handyman.ts'
import { optionsOf, slotsOf } from '../../../core/rules/moments.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeBooking } from './document.ts'
import { readMoments } from './moments.ts'

const rates = ['2026-12-01', '2026-12-03', '2026-12-04'].map((day) => ({
  date: `${day}T21:00:00+01:00`,
  price: 64.5,
  service_fee: 4.95,
}))
const options = rates.flatMap((rate) => slotsOf(rate).slice(0, 1)).flatMap(optionsOf)
const told = {
  title: 'Lekkende kraan repareren',
  handyman: 'Loodgieter',
  offer: {
    rateType: 'per uur' as const,
    days: new Map(rates.map((rate) => [rate.date.slice(0, 10), rate])),
    fresh: true,
  },
}
const { appointment } = parsedExample(operation)

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(book.name, { appointment: { ...appointment, options } }, ({ appointment: booking }) =>
    freezeBooking(booking, readMoments(booking.options).moments ?? [], told),
  ),
]
