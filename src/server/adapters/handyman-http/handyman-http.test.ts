import { expect, test } from 'vitest'
import { testChecks } from '../../ports/checks.suite.ts'
import { ask, checks, exampleOrder, interfaceChecks, suiteClock } from '../../ports/handyman.suite.ts'
import { handymanGuards, handymanName } from '../../ports/handyman.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import { handymanHttp } from './index.ts'
import { standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'

testChecks('the partner over HTTP', [...checks, ...interfaceChecks], async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  return {
    port: handymanHttp({ url: partner.url, secret, timeout: 30_000 }, suiteClock),
    clock: suiteClock,
    received: async (key) => (partner.orders.has(key) ? 1 : 0),
    close: partner.close,
  }
})

signedAdapterSuite({
  name: handymanName,
  guards: handymanGuards,
  clock: suiteClock,
  open: handymanHttp,
  standIn,
  ask,
  order: (port, key) => port.order(key, exampleOrder),
  conversations: {
    tasks: {
      ask: (port) => port.tasks(),
      needs: [['tasks', 'tasks[].id', 'tasks[].title', 'tasks[].category_id']],
    },
    categories: {
      ask: (port) => port.categories(),
      needs: [['categories', 'categories[].id', 'categories[].title']],
    },
    rates: {
      ask: (port) => port.rates('lekkende-kraan', { lat: 52, lon: 5 }, '2026-12-01T00:00:00Z'),
      needs: [['rate_type', 'dates', 'dates[].date', 'dates[].price', 'dates[].service_fee']],
    },
    order: { ask: (port) => port.order('same-key', exampleOrder), needs: [['reference']] },
  },
})

test('the partner is told whose home it is, where, and what is wrong', async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  await handymanHttp({ url: partner.url, secret, timeout: 30_000 }, suiteClock).order('a-key', exampleOrder)
  await partner.close()
  const { customer, address } = exampleOrder
  expect(partner.orders.get('a-key')).toMatchObject({
    reference: exampleOrder.reference,
    task_id: exampleOrder.taskId,
    comment: exampleOrder.comment,
    rate_type: exampleOrder.rateType,
    customer: {
      initials: customer.initials,
      last_name: customer.lastName,
      telephone: customer.telephone,
      email: customer.email,
    },
    address: {
      street: address.street,
      suffix: address.suffix,
      postal_code: address.postcode,
      city: address.city,
      lat: address.lat,
      lon: address.lon,
    },
  })
})
