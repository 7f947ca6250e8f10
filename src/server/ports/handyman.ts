import * as z from 'zod/mini'
import type { BookingOption, RateDay } from '../../core/rules/moments.ts'
import { type RateType, rateTypes } from '../../core/rules/rate-types.ts'
import type { Guards } from './port.ts'

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

/** Of the partner in errors, deliveries, stored answers and at `/sandbox`. */
export const handymanName = 'klusservice'

/** Throws only `PartnerError(handymanName, reason)`. */
export interface Handyman {
  tasks(): Promise<HandymanTask[]>
  categories(): Promise<HandymanCategory[]>
  /** Rates of the days on which somebody can come, 42 days from `from` (an instant); undefined when the task is unknown. */
  rates(
    taskId: string,
    place: { lat: number; lon: number },
    from: string,
  ): Promise<{ rateType: RateType; days: RateDay[] } | undefined>
  /** Hands an order over. The same key is one order, however often it is sent. */
  order(key: string, order: HandymanOrder): Promise<{ partnerReference: string }>
}

const named = z.string().check(z.minLength(1))
const amount = z.number().check(z.nonnegative())

/** What an answer must look like before a service sees it. */
export const handymanGuards: Guards<Handyman> = {
  tasks: z.array(z.object({ id: named, title: named, categoryId: named })),
  categories: z.array(z.object({ id: named, title: named })),
  rates: z.union([
    z.object({
      rateType: z.enum(rateTypes),
      days: z.array(z.object({ date: z.iso.datetime({ offset: true }), price: amount, service_fee: amount })),
    }),
    z.undefined(),
  ]),
  order: z.object({ partnerReference: named }),
}
