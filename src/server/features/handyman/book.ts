import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { book as call } from '../../../core/contract/handyman/handyman-calls.ts'
import { book as operation } from '../../../core/contract/handyman/handyman-operations.ts'
import { taskUnknown } from '../../../core/fields/request/task-title.ts'
import { tomorrow } from '../../../core/kernel/clock.ts'
import { type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import { centsFromEuros } from '../../../core/kernel/money.ts'
import { type BookingOption, type Slot, slotsOf } from '../../../core/rules/moments.ts'
import type { RequestContext } from '../../services/context.ts'
import { agreeTo, noCosts, type PriceAgreement } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { type Booking, bookingOf } from './booking.ts'
import { findTask } from './catalogue.ts'
import { checkCoordinates } from './check-coordinates.ts'
import { toHandyman } from './handyman-order.ts'
import { bookingKind } from './handyman-request.ts'
import { type Moment, readMoments, sentences, spanOf } from './moments.ts'
import { type Offer, readOffer } from './rates.ts'

const endpoint = endpointOf(call, operation)

/**
 * Takes in a booking; the order for the partner and the mail are queued in the same transaction. Faults: 400 with errors below
 * `appointment` (D25 and D27), 409 `price-changed`, 429; PartnerError when the partner is away and none of its rates are stored
 * (D31).
 */
export const book = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const booking = bookingOf(body)
  const { moments, errors } = readMoments(booking.options)
  if (errors) throw refused(errors)
  const [task, offer, coordinates] = await Promise.all([
    findTask(ctx, booking.taskId),
    readOffer(ctx, booking.taskId, booking.address, [...new Set(moments.map(({ day }) => day))]),
    checkCoordinates(ctx, booking),
  ])
  if (!task || !offer) throw refused({ task_id: [taskUnknown] })
  if (coordinates.errors) throw refused(coordinates.errors)
  const agreed = agreeToOffer(ctx, booking, moments, offer)
  const summary = summaryOf(bookingKind, body, { ...task, offer })
  const flags = [...coordinates.flags, ...(offer.fresh ? [] : ['rates-not-rechecked'])]
  return ctx.accept(async (tx) => {
    const to = [toHandyman, byMail]
    const { reference } = await submit(tx, ctx, {
      endpoint,
      request: body,
      summary,
      agreed,
      flags,
      moments: moments.map(spanOf),
      to,
    })
    return { data: { status: 'OK' as const, error: null }, reference }
  })
}

const refused = (errors: FieldErrors) =>
  invalidFields(
    Object.fromEntries(Object.entries(errors).map(([path, said]) => [`appointment.${path}`, said])),
  )

/**
 * Checks that every moment is offered, from tomorrow on, for the rate type and the price that the visitor saw.
 * @throws Fault 400,
 * 409 `price-changed`.
 */
const agreeToOffer = (
  ctx: RequestContext,
  booking: Booking,
  moments: readonly Moment[],
  offer: Offer,
): PriceAgreement => {
  const errors: FieldErrors = {}
  const seen: { option: BookingOption; slot: Slot }[] = []
  const firstDay = tomorrow(ctx.clock).toString()
  for (const { day, period, indexes } of moments) {
    const rate = day >= firstDay ? offer.days.get(day) : undefined
    const slot = rate && slotsOf(rate).find((one) => one.period === period)
    if (!slot) errors[`options[${indexes[0]}].startTime`] = [sentences.notOffered]
    else
      seen.push(
        ...indexes.flatMap((index) => booking.options[index] ?? []).map((option) => ({ option, slot })),
      )
  }
  if (booking.rateType !== offer.rateType) errors.rate = [sentences.otherRate]
  if (Object.keys(errors).length) throw refused(errors)
  const judged = seen.map(({ option, slot }) =>
    agreeTo(
      {
        acceptedPriceInCents: centsFromEuros(option.rate),
        acceptedServiceFeeInCents:
          option.service_fee === undefined ? undefined : centsFromEuros(option.service_fee),
      },
      { price: centsFromEuros(slot.price), serviceFee: centsFromEuros(slot.service_fee) },
      'Kies je momenten opnieuw.',
    ),
  )
  return judged[0] ?? noCosts
}
