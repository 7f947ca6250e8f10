import { afterAll, expect, test } from 'vitest'
import { buying } from '../../../../test/kit/payments.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { officeFiles } from '../../../core/staff/office-files.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { settle } from '../../services/payments/settle.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, server, colleague, open, post } = office
const { buy, choose, paymentOf, purchaseOf } = buying(server)

const paidPurchase = async () => {
  const bought = await buy()
  await choose(bought.transactionId, 'paid')
  const { bank_id } = await paymentOf(bought.transactionId)
  await settle(server.runtime, { id: bought.transactionId, bankId: bank_id })
  return bought
}
const as = async (...roles: StaffRole[]) => open(await colleague(roles))
const check = (body: object, cookie = '') => post('/payments/refunds/check', body, { cookie })
const refund = (body: object, cookie = '') => post('/payments/refunds', body, { cookie })
const note = 'Op verzoek'

test('what goes back is told first, then goes back, and both stand in the trail as looks at the data of who paid', async () => {
  const { reference, transactionId } = await paidPurchase()
  const cookie = await as('finance')
  const told = {
    title: 'Verkoopprijs bepalen',
    amountCents: 2495,
    paidCents: 2495,
    backCents: 0,
    isMailed: true,
  }
  const typed = reference.toLowerCase().replace('-', ' ')
  expect(await check({ reference: typed }, cookie)).toMatchObject({ status: 200, body: told })
  const part = { reference, amountCents: 1000, note, seenBackCents: 0 }
  expect(await refund(part, cookie)).toMatchObject({ status: 200, body: { amountCents: 1000 } })
  // sent again, as after an answer that was lost: nothing goes back twice
  expect(await refund(part, cookie)).toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await check({ reference }, cookie)).toMatchObject({
    status: 200,
    body: { ...told, amountCents: 1495, backCents: 1000 },
  })
  const rest = { reference, note, seenBackCents: 1000 }
  expect(await refund(rest, cookie)).toMatchObject({ status: 200, body: { amountCents: 1495 } })
  expect(await check({ reference }, cookie)).toMatchObject({ status: 409, body: { code: 'refunded' } })
  const made = await db
    .selectFrom('refund')
    .select(['amount_cents', 'note'])
    .where('payment_id', '=', transactionId)
    .execute()
  expect(made.map(({ amount_cents }) => amount_cents).toSorted()).toEqual([1000, 1495])
  expect(new Set(made.map(({ note: kept }) => kept))).toEqual(new Set([note]))

  const { person_id } = await purchaseOf(reference)
  const looks = await db
    .selectFrom('audit')
    .innerJoin('submission', 'submission.id', 'audit.submission_id')
    .select(['action', 'subject_id'])
    .where('submission.reference', '=', reference)
    .where('action', 'like', 'payments.%')
    .orderBy('audit.id')
    .execute()
  expect(looks.map(({ action }) => action)).toEqual([
    // what was sent again gave nothing back, and told what had gone back
    ...['payments.check-refund', 'payments.refund', 'payments.check-refund', 'payments.check-refund'],
    ...['payments.refund', 'payments.check-refund'],
  ])
  expect(looks.every(({ subject_id }) => subject_id === person_id)).toBe(true)
})

test('money goes back by finance alone, with a fresh second factor', async () => {
  const { reference, transactionId } = await paidPurchase()
  const body = { reference, note, seenBackCents: 0 }
  expect([(await check(body)).status, (await refund(body)).status]).toEqual([401, 401])
  for (const role of ['member-service', 'adviser', 'editor', 'operator'] as const) {
    const cookie = await as(role)
    for (const answer of [await check(body, cookie), await refund(body, cookie)])
      expect([role, answer.status, answer.body.code]).toEqual([role, 403, 'not-allowed'])
  }
  const cookie = await as('finance')
  clock.pass(6 * 60_000)
  expect((await check(body, cookie)).status).toBe(200)
  expect(await refund(body, cookie)).toMatchObject({ status: 403, body: { code: 'step-up-needed' } })
  const made = await db.selectFrom('refund').select('id').where('payment_id', '=', transactionId).execute()
  expect(made).toEqual([])
})

test('what is sent wrong is refused with a sentence at each field, and what cannot go back with another', async () => {
  const cookie = await as('finance')
  const wrong = { reference: "' OR 1=1", amountCents: -1, note: ' ', seenBackCents: 'x' }
  const answer = await refund(wrong, cookie)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.errors).toSorted()).toEqual([
    'amountCents',
    'note',
    'reference',
    'seenBackCents',
  ])
  const { reference } = await paidPurchase()
  const good = { reference, note, seenBackCents: 0 }
  const refused = [{ amountCents: 1.5 }, { amountCents: 1e30 }, { note: 'x'.repeat(201) }, { reference: [] }]
  for (const over of refused)
    expect((await refund({ ...good, ...over }, cookie)).status, JSON.stringify(over).slice(0, 40)).toBe(400)
  expect(await refund({ ...good, amountCents: 2496 }, cookie)).toMatchObject({
    status: 409,
    body: { code: 'too-much', title: 'Van deze betaling kan nog € 24,95 terug.' },
  })
  const unpaid = { ...good, reference: (await buy()).reference }
  expect(await refund(unpaid, cookie)).toMatchObject({ status: 409, body: { code: 'not-paid' } })
})

const ledger = (query: Record<string, string>, cookie = '') =>
  server.app.inject({ url: officeFiles.ledger, query, headers: { cookie } })

test('the list for the books is a file of finance, for a year at most', async () => {
  const { reference } = await paidPurchase()
  const cookie = await as('finance')
  const days = { from: '2026-12-01', until: '2026-12-01' }
  const answer = await ledger(days, cookie)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''betalingen-2026-12-01-2026-12-01.csv",
  })
  expect(answer.body).toMatch(/^\uFEFFDag;Soort;Bon;Referentie;Product;Omschrijving;Bedrag;/)
  expect(answer.body).toContain(`;${reference};verkoopprijs;Verkoopprijs bepalen;24,95;EUR;21;4,33;20,62;`)
  const other = await ledger({ from: '2026-11-01', until: '2026-11-30' }, cookie)
  expect(other.body).not.toContain(reference)
  const seen = await db.selectFrom('audit').select('id').where('action', '=', 'payments.ledger').execute()
  expect(seen).toHaveLength(2)

  expect((await ledger(days)).statusCode).toBe(401)
  expect((await ledger(days, await as('member-service'))).statusCode).toBe(403)
  const wrong: [query: Record<string, string>, field: string][] = [
    [{ from: '2026-12-01' }, 'until'],
    [{ from: '2026-02-30', until: '2026-03-01' }, 'from'],
    [{ from: '0001-01-01', until: '2026-12-01' }, 'from'],
    [{ from: '2026-12-02', until: '2026-12-01' }, 'until'],
    [{ from: '2025-01-01', until: '2026-12-01' }, 'until'],
  ]
  for (const [query, field] of wrong) {
    const refused = await ledger(query, cookie)
    const { errors } = refused.json()
    expect([query, refused.statusCode, Object.keys(errors)]).toEqual([query, 400, [field]])
  }
})
