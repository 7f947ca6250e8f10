import * as z from 'zod/mini'
import { rateTypes } from '../../../core/rules/rate-types.ts'
import type { HandymanOrder } from '../../ports/handyman.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const word = z.string().check(z.minLength(1), z.maxLength(200))
const amount = z.number().check(z.nonnegative(), z.lte(100_000))
const instant = z.iso.datetime({ offset: true })

export const tasksAnswer = z.object({
  tasks: z.array(z.object({ id: word, title: word, category_id: word })).check(z.maxLength(5000)),
})

export const categoriesAnswer = z.object({
  categories: z.array(z.object({ id: word, title: word })).check(z.maxLength(500)),
})

export const ratesAnswer = z.object({
  rate_type: z.enum(rateTypes),
  dates: z.array(z.object({ date: instant, price: amount, service_fee: amount })).check(z.maxLength(100)),
})

export const orderAnswer = z.object({ reference: word })

const orderBody = z.object({
  reference: word,
  task_id: word,
  comment: z.string(),
  rate_type: z.enum(rateTypes),
  customer: z.object({ initials: word, last_name: word, telephone: word, email: word }),
  address: z.object({
    street: word,
    suffix: word,
    postal_code: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
    city: word,
    lat: z.number(),
    lon: z.number(),
  }),
  options: z
    .array(z.object({ start: instant, end: instant, price: amount }))
    .check(z.minLength(1), z.maxLength(21)),
})
export type OrderBody = z.infer<typeof orderBody>

/** Our order in the partner's words; throws when it is not fit to be sent. */
export const toOrderBody = (order: HandymanOrder): OrderBody =>
  orderBody.parse({
    reference: order.reference,
    task_id: order.taskId,
    comment: order.comment,
    rate_type: order.rateType,
    customer: {
      initials: order.customer.initials,
      last_name: order.customer.lastName,
      telephone: order.customer.telephone,
      email: order.customer.email,
    },
    address: {
      street: order.address.street,
      suffix: order.address.suffix,
      postal_code: order.address.postcode,
      city: order.address.city,
      lat: order.address.lat,
      lon: order.address.lon,
    },
    options: order.options.map((option) => ({
      start: option.startTimeZulu,
      end: option.endTimeZulu,
      price: option.rate,
    })),
  })
