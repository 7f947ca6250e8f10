import * as z from 'zod/mini'
import { rateTypes } from '../../../core/rules/rate-types.ts'
import type { HandymanOrder } from '../../ports/handyman.ts'
import { call } from '../../ports/signed-http.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const word = z.string().check(z.minLength(1), z.maxLength(200))
const amount = z.number().check(z.nonnegative(), z.lte(100_000))
const instant = z.iso.datetime({ offset: true })

const tasksAnswer = z.object({
  tasks: z.array(z.object({ id: word, title: word, category_id: word })).check(z.maxLength(5000)),
})

const categoriesAnswer = z.object({
  categories: z.array(z.object({ id: word, title: word })).check(z.maxLength(500)),
})

const ratesAnswer = z.object({
  rate_type: z.enum(rateTypes),
  dates: z.array(z.object({ date: instant, price: amount, service_fee: amount })).check(z.maxLength(100)),
})

const orderAnswer = z.object({ reference: word })

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
type OrderBody = z.output<typeof orderBody>

/** The interface that the partner serves; docs/partners/handyman.openapi.json is made of it. */
export const calls = {
  tasks: call({
    method: 'GET',
    path: '/v1/tasks',
    summary: 'Every task that can be ordered, with its category.',
    answer: tasksAnswer,
  }),
  categories: call({
    method: 'GET',
    path: '/v1/categories',
    summary: 'The trades; the title is shown as the handyman who comes.',
    answer: categoriesAnswer,
  }),
  rates: call({
    method: 'GET',
    path: '/v1/tasks/{id}/rates',
    summary: 'What the task costs, on each of the 42 days from `from` on which somebody can come.',
    parameters: {
      id: { in: 'path', schema: word, meaning: 'Of the task.' },
      lat: { in: 'query', schema: z.number(), meaning: 'Of the home, WGS84 degrees.' },
      lon: { in: 'query', schema: z.number(), meaning: 'Of the home, WGS84 degrees.' },
      from: { in: 'query', schema: instant, meaning: 'The first day.' },
    },
    answer: ratesAnswer,
    unknown: 'There is no such task.',
  }),
  order: call({
    method: 'POST',
    path: '/v1/orders',
    summary: 'Hands an order over. The same key with the same body is the same order.',
    body: orderBody,
    answer: orderAnswer,
  }),
}

/** Our order in the partner's words. */
export const toOrderBody = (order: HandymanOrder): OrderBody => ({
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
