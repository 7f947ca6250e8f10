import * as z from 'zod/mini'
import type { BookingOption, RateDay } from '../../core/rules/moments.ts'
import { type RateType, rateTypes } from '../../core/rules/rate-types.ts'
import { type Calls, guardsOf, idempotencyKey } from './calls.ts'

export interface HandymanTask {
  id: string
  title: string
  categoryId: string
}
export interface HandymanCategory {
  id: string
  title: string
}

export interface HandymanOrder {
  taskId: string
  comment: string
  rateType: RateType
  customer: { initials: string; lastName: string; telephone: string; email: string }
  address: { street: string; suffix: string; postcode: string; city: string; lat: number; lon: number }
  options: BookingOption[]
  /** Our reference, which the visitor has too. */
  reference: string
}

/** The partner's name in errors, deliveries, stored answers and at `/sandbox`. */
export const handymanName = 'klusservice'

/** The port of the partner that sends handymen. Throws only `PartnerError(handymanName, reason)`. */
export interface Handyman {
  tasks(): Promise<HandymanTask[]>
  categories(): Promise<HandymanCategory[]>
  /**
   * Rates of the days on which a handyman can come, among the 42 days from `from` (an instant); undefined when the task is
   * unknown.
   */
  rates(
    taskId: string,
    place: { lat: number; lon: number },
    from: string,
  ): Promise<{ rateType: RateType; days: RateDay[] } | undefined>
  /** Hands an order over. The same key is one order, however often it is sent. */
  order(key: string, order: HandymanOrder): Promise<{ partnerReference: string }>
}

const word = z.string().check(z.minLength(1), z.maxLength(200))
const amount = z.number().check(z.nonnegative(), z.lte(100_000))
const instant = z.iso.datetime({ offset: true })
const wallTime = word.check(z.describe('On the wall in Amsterdam.'))
const lat = z.number().check(z.gte(-90), z.lte(90), z.describe('WGS84 degrees.'))
const lon = z.number().check(z.gte(-180), z.lte(180), z.describe('WGS84 degrees.'))

const rateDay = z.object({
  date: instant.check(z.describe('The instant at which the handyman’s day ends.')),
  price: amount.check(z.describe('In euros.')),
  service_fee: amount.check(z.describe('In euros.')),
})

const order = z.object({
  taskId: word,
  comment: z.string(),
  rateType: z.enum(rateTypes),
  customer: z.object({ initials: word, lastName: word, telephone: word, email: word }),
  address: z.object({
    street: word,
    suffix: word.check(z.describe('The house number with its addition.')),
    postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
    city: word,
    lat,
    lon,
  }),
  options: z
    .array(
      z.object({
        startTime: wallTime,
        startTimeZulu: instant,
        endTime: wallTime,
        endTimeZulu: instant,
        rate: amount.check(z.describe('The price of that day, in euros.')),
        service_fee: z.optional(amount.check(z.describe('On top of it for a visit, in euros.'))),
      }),
    )
    .check(z.minLength(1), z.maxLength(21), z.describe('The moments that suit the customer.')),
  reference: word.check(z.describe('Ours, which the customer has too.')),
})

export const handymanCalls: Calls<Handyman> = {
  tasks: {
    summary: 'Every task that can be ordered, with its category.',
    takes: [],
    answer: z.array(z.object({ id: word, title: word, categoryId: word })).check(z.maxLength(5000)),
  },
  categories: {
    summary: 'The trades; the title is shown as the handyman who comes.',
    takes: [],
    answer: z.array(z.object({ id: word, title: word })).check(z.maxLength(500)),
  },
  rates: {
    summary: 'What the task costs, on each of the 42 days from `from` on which somebody can come.',
    takes: [
      ['taskId', z.string().check(z.maxLength(200))],
      ['place', z.object({ lat, lon }).check(z.describe('Of the home.'))],
      ['from', instant.check(z.describe('The first day.'))],
    ],
    answer: z.object({ rateType: z.enum(rateTypes), days: z.array(rateDay).check(z.maxLength(100)) }),
    unknown: 'There is no such task.',
  },
  order: {
    summary: 'Hands an order over. The same key is the same order.',
    takes: [idempotencyKey, ['order', order]],
    answer: z.object({ partnerReference: word }),
    refusal: 'This order will not be carried out.',
  },
}

export const handymanGuards = guardsOf(handymanCalls)
