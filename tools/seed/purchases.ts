import { determine } from '../../src/core/contract/sale-price/sale-price-calls.ts'
import { register } from '../../src/core/contract/valuation-report/valuation-report-calls.ts'
import { dayOf } from '../../src/core/kernel/clock.ts'
import { pricedOn } from '../../src/core/payments/vat.ts'
import { legalTexts } from '../../src/core/rules/legal-texts.ts'
import { exampleEstimate } from '../../src/core/valuations/estimate.ts'
import { exampleReport } from '../../src/core/valuations/report.ts'
import { salePrice } from '../../src/server/features/sale-price/product.ts'
import { valuationReport } from '../../src/server/features/valuation-report/product.ts'
import type { Product } from '../../src/server/services/payments/offer.ts'
import type { SeededKind } from './kinds.ts'
import { requestsOf } from './requests.ts'
import { batchesOf, idOf, instantOf, jsonOf, type RowWriter, type Seed, textOf } from './rows.ts'

/** A product that is sold with one kind of request. */
interface Sale {
  kind: SeededKind
  product: Product
  cents: number
  /** One in this many of the requests has a purchase; the others got the product with a membership. */
  every: number
}

const sales = (kinds: readonly SeededKind[]): Sale[] =>
  kinds.flatMap((kind): Sale[] => {
    if (kind.name === determine.name) return [{ kind, product: salePrice, cents: 2495, every: 1 }]
    if (kind.name === register.name) return [{ kind, product: valuationReport, cents: 1795, every: 2 }]
    return []
  })

/** One batch of the requests of a product. */
interface SaleBatch {
  seed: Seed
  writer: RowWriter
  sale: Sale
  /** SQL for the requests of the batch that have a purchase, with the columns of `requestsOf`. */
  from: string
}

/** Writes the purchases of requests, with their payments, refunds and results. */
export const seedPurchases = async (
  seed: Seed,
  kinds: readonly SeededKind[],
  writer: RowWriter,
): Promise<void> => {
  for (const sale of sales(kinds))
    for (const batch of batchesOf(sale.kind.count)) {
      const requests = requestsOf(seed, sale.kind, batch)
      const from = `FROM (SELECT * ${requests} WHERE i % ${sale.every} = 0) AS request`
      const of = { seed, writer, sale, from }
      await writePurchases(of)
      await writePayments(of)
      await writeRefunds(of)
      await writeResults(of, requests)
    }
}

/** The id of a purchase. It is made from the word `order`, and another word would give other ids. */
const purchaseId = ({ seed, sale }: SaleBatch): string => idOf(seed, `order ${sale.kind.name}`, 'i')
const paymentId = ({ seed, sale }: SaleBatch, attempt: string): string =>
  idOf(seed, `payment ${sale.kind.name}`, `${attempt} || '-' || i`)

/**
 * SQL for whether a purchase is paid: its request was carried out. Where the request was refused the purchase is given up, and
 * else it is open.
 */
const isPaid = `state = 'confirmed'`
const paidAt = `received_at + interval '3 minutes'`
const year = `extract(year FROM (${paidAt}) AT TIME ZONE 'Europe/Amsterdam')::int`
const before = (seed: Seed, instant: string) => `least(${instant}, ${instantOf(seed.now)})`

const pricedAs = ({ cents }: Sale, { now }: Seed) =>
  pricedOn(cents, dayOf(new Date(now).toISOString().slice(0, 10)).toString())

const writePurchases = async (of: SaleBatch): Promise<void> => {
  const { seed, writer, sale, from } = of
  const { amountCents, vatCents, vatPercent } = pricedAs(sale, seed)
  // Receipt numbers continue after the last one of their year in the database.
  const last = `coalesce((SELECT last FROM receipt_count WHERE receipt_count.year = ${year}), 0)`
  const next = `row_number() OVER (PARTITION BY ${isPaid}, ${year} ORDER BY i)`
  await writer.insert({
    table: 'purchase',
    columns: {
      id: purchaseId(of),
      submission_id: 'id',
      reference: '(SELECT reference FROM submission WHERE submission.id = request.id)',
      person_id: 'person_id',
      product: textOf(sale.product.price),
      title: textOf(sale.product.title),
      amount_cents: String(amountCents),
      vat_cents: String(vatCents),
      vat_percent: String(vatPercent),
      terms: textOf(legalTexts.terms.version),
      return_path: textOf(sale.product.returnPath),
      ordered_at: 'received_at',
      state: `CASE state WHEN 'confirmed' THEN 'paid' WHEN 'refused' THEN 'given-up' ELSE 'open' END`,
      paid_at: `CASE WHEN ${isPaid} THEN ${paidAt} END`,
      receipt_number: `CASE WHEN ${isPaid} THEN ${year} || '-' || lpad((${last} + ${next})::text, 6, '0') END`,
      fulfilled_at: `CASE WHEN ${isPaid} THEN received_at + interval '4 minutes' END`,
      given_up_at: `CASE WHEN state = 'refused' THEN ${before(seed, `received_at + interval '7 days'`)} END`,
    },
    from,
  })
  if (!writer.counts.has('purchase')) return
  await writer.query(`INSERT INTO receipt_count (year, last)
    SELECT split_part(receipt_number, '-', 1)::int, max(split_part(receipt_number, '-', 2)::int)
    FROM purchase WHERE receipt_number IS NOT NULL GROUP BY 1
    ON CONFLICT (year) DO UPDATE SET last = excluded.last`)
}

/** Writes the payments. One in eight buyers first cancelled a payment at the bank and then started another. */
const writePayments = (of: SaleBatch): Promise<void> => {
  const { seed, writer, sale, from } = of
  const { amountCents } = pricedAs(sale, seed)
  const id = paymentId(of, 'attempt')
  const took = `CASE outcome WHEN 'expired' THEN interval '16 minutes' ELSE interval '2 minutes' END`
  const ended = `CASE WHEN outcome <> 'open' THEN ${before(seed, `started + ${took}`)} END`
  return writer.insert({
    table: 'payment',
    columns: {
      id,
      purchase_id: purchaseId(of),
      bank_id: `'tr_' || replace(${id}::text, '-', '')`,
      pay_url: `'https://bank.voorbeeld.nl/' || ${id}`,
      amount_cents: String(amountCents),
      state: 'outcome',
      started_at: 'started',
      asked_at: ended,
      ended_at: ended,
      paid_cents: `CASE WHEN outcome = 'paid' THEN ${amountCents} END`,
      paid_currency: `CASE WHEN outcome = 'paid' THEN 'EUR' END`,
      pays: `outcome = 'paid'`,
    },
    from: `${from}, LATERAL (
      SELECT 1, 'cancelled', received_at - interval '2 minutes' WHERE i % 8 = 3
      UNION ALL SELECT 2, CASE state WHEN 'confirmed' THEN 'paid' WHEN 'refused' THEN 'expired' ELSE 'open' END,
        received_at + interval '1 minute'
    ) AS tried (attempt, outcome, started)`,
  })
}

/** Writes the refunds. One in 150 buyers gets their money back after five days. */
const writeRefunds = (of: SaleBatch): Promise<void> => {
  const { seed, writer, sale, from } = of
  const { amountCents, vatCents } = pricedAs(sale, seed)
  const id = idOf(seed, `refund ${sale.kind.name}`, 'i')
  return writer.insert({
    table: 'refund',
    columns: {
      id,
      payment_id: paymentId(of, '2'),
      amount_cents: String(amountCents),
      vat_cents: String(vatCents),
      note: `'Op verzoek teruggegeven.'`,
      asked_at: `received_at + interval '5 days'`,
      bank_id: `'re_' || replace(${id}::text, '-', '')`,
      made_at: `received_at + interval '5 days 1 minute'`,
    },
    from: `${from} WHERE ${isPaid} AND i % 150 = 0 AND received_at < ${instantOf(seed.now - 6 * 86_400_000)}`,
  })
}

/** Writes the estimates and reports. A report exists also for a request without a purchase. */
const writeResults = async (of: SaleBatch, requests: string): Promise<void> => {
  const { writer, sale, from } = of
  const made_at = `received_at + interval '4 minutes'`
  if (sale.product === salePrice)
    await writer.insert({
      table: 'estimate',
      columns: { purchase_id: purchaseId(of), estimate: jsonOf(exampleEstimate), made_at },
      from: `${from} WHERE ${isPaid}`,
    })
  else
    await writer.insert({
      table: 'valuation_report',
      columns: { submission_id: 'id', report: jsonOf(exampleReport), made_at },
      from: `${requests} WHERE ${isPaid}`,
    })
}
