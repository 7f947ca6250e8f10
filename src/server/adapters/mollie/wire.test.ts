import { systemClock } from '../../../core/kernel/clock.ts'
import { examplePayment } from '../../ports/payments.suite.ts'
import type { Payments } from '../../ports/payments.ts'
import { wireSuite } from '../../ports/wire.suite.ts'
import { mollie } from './mollie-adapter.ts'
import { standIn, standInKey } from './mollie-stand-in.ts'

const payment = examplePayment()
const begin = (port: Payments) => port.start(payment)
const giveBack = (port: Payments) =>
  port.refund({ key: 'same', paymentId: 'tr_0000000001', amountCents: 100, description: 'Terug' })
const span = { from: '2000-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }

const link = (name: string) => [name, `${name}.href`, `${name}.type`]
/** Fields that Mollie's client demands of every payment; we read only some of them. */
const ofPayment = [
  ...['resource', 'id', 'mode', 'status', 'createdAt', 'profileId', 'sequenceType', 'description'],
  ...['amount', 'amount.currency', 'amount.value', '_links'],
  ...['_links.checkout.href', '_links.checkout.type'],
  ...link('_links.self'),
  ...link('_links.dashboard'),
]
const ofRefunded = [...ofPayment, 'amountRefunded.currency', 'amountRefunded.value']
const ofRefund = [
  ...['resource', 'id', 'mode', 'status', 'createdAt', 'description', 'paymentId', 'metadata'],
  ...['amount', 'amount.currency', 'amount.value', '_links'],
  ...['_links.self', '_links.payment', '_links.documentation'].flatMap(link),
]
const ofList = [
  ...['count', '_links', '_links.previous', '_links.next', '_embedded', '_embedded.payments'],
  ...['_links.self', '_links.documentation'].flatMap(link),
  ...ofRefunded.map((field) => `_embedded.payments[].${field}`),
]

wireSuite(
  'payments by way of Mollie',
  async () => {
    const bank = await standIn({ clock: systemClock })
    const port = mollie({ MOLLIE_URL: bank.url, MOLLIE_API_KEY: standInKey, timeout: 30_000 })
    bank.choose((await begin(port)).id, 'paid')
    await giveBack(port)
    return {
      port,
      spoil: (change) => {
        bank.spoil = change
      },
      close: bank.close,
    }
  },
  {
    // A payment that was just started also needs the page to pay at.
    start: { ask: begin, needs: [[...ofPayment, '_links.checkout']] },
    find: { ask: (port) => port.find('tr_0000000001'), needs: [ofRefunded] },
    refund: { ask: giveBack, needs: [ofRefund] },
    list: { ask: (port) => port.list(span), needs: [ofList] },
  },
)
