import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { determine, status } from '../../src/core/contract/sale-price/sale-price-calls.ts'
import { fulfil } from '../../src/server/features/sale-price/fulfil-sale-price.ts'
import { type BankChoice, sandboxBank } from '../../src/server/services/sandbox/bank.ts'
import type { TestServer } from './server.ts'

/** The body of the purchase of an estimate by somebody without an account. */
export const purchaseBody = (over: Record<string, unknown> = {}) => ({
  userData: {
    sex: 0,
    initials: 'J.P.',
    infix: 'van der',
    lastName: 'Zeldzaamnaam',
    emailAddress: `${randomUUID()}@voorbeeld.nl`,
    accountNumber: 'NL91 ABNA 0417 1643 00',
    phoneNumberMobile: '0612345678',
    phoneNumberLandline: '',
    address: {
      postcode: '3821BT',
      houseNumber: 10,
      addition: '',
      streetName: 'Voorbeeldlaan',
      city: 'Amersfoort',
    },
  },
  agreesToDirectDebitCollection: true,
  agreesToGeneralTermsAndConditions: true,
  acceptedPriceInCents: 2495,
  ...over,
})

export interface PurchaseAnswer {
  paymentLink: string
  transactionId: string
  reference: string
  price: number
}

/** Buys and pays on a test server whose bank is the sandbox. */
export const buying = ({ app, database, runtime }: TestServer) => {
  const { db } = database
  const bank = sandboxBank({ database: db, clock: runtime.clock })
  const buy = async (over?: Record<string, unknown>): Promise<PurchaseAnswer> => {
    await db.deleteFrom('rate_limit').execute()
    const answer = await app.inject({
      method: 'POST',
      url: determine.path,
      payload: purchaseBody(over),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<PurchaseAnswer>()
  }
  const paymentOf = (transactionId: string) =>
    db.selectFrom('payment').selectAll().where('id', '=', transactionId).executeTakeFirstOrThrow()
  return {
    buy,
    paymentOf,
    /** Chooses at the sandbox bank how a payment ends. */
    choose: async (transactionId: string, choice: BankChoice) => {
      const { bank_id } = await paymentOf(transactionId)
      await bank.choose(bank_id, choice)
    },
    purchaseOf: (reference: string) =>
      db.selectFrom('purchase').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow(),
    /** Asks for the status, as the page does to which the bank sends the payer back. */
    lookAt: async (transactionId: string) => {
      const answer = await app.inject({ method: 'GET', url: `${status.path}?transactionId=${transactionId}` })
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    },
    /** Runs the job of a paid purchase. */
    carryOut: async (reference: string) => {
      const { id } = await db
        .selectFrom('purchase')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      await fulfil(runtime, { purchase: id, product: 'verkoopprijs' })
    },
    eventsOf: async (reference: string) => {
      const rows = await db
        .selectFrom('submission_event')
        .innerJoin('submission', 'submission.id', 'submission_event.submission_id')
        .select('event')
        .where('submission.reference', '=', reference)
        .orderBy('submission_event.id')
        .execute()
      return rows.map(({ event }) => event)
    },
  }
}
