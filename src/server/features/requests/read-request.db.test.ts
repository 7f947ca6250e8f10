import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openOfficeRequests, requestsPath } from '../../../../test/kit/office-requests.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { requestFilePath } from '../../../core/contract/requests/requests-calls.ts'

const office = await openOfficeRequests()
const { server, db, make, addPurchase, addFile, read, act, trailOf, service, lawyer, finance } = office
afterAll(() => server.close())

describe('one request', () => {
  test('is told whole, with what happened in two tellings and what may be done now', async () => {
    const { id: person } = await addPerson(server)
    const older = await make({ person, received: '2026-10-01T10:00:00Z' })
    await db
      .updateTable('request_work')
      .set({ open: false, conversation: 'asked', conversation_at: '2026-10-02T10:00:00Z' })
      .where('submission_id', '=', older.id)
      .execute()
    const asked = await make({ person, flags: ['address-unknown'] })
    await addPurchase(asked)
    await db
      .insertInto('appointment')
      .values({
        ...{ submission_id: asked.id, number: 1, confirmed: true },
        ...{ starts: '2026-12-04T07:00:00Z', ends: '2026-12-04T09:00:00Z' },
      })
      .execute()
    await db
      .insertInto('delivery')
      .values({ submission_id: asked.id, partner: 'klusservice', last_reason: 'unreachable' })
      .execute()
    await db
      .insertInto('consent')
      .values({
        ...{ submission_id: asked.id, legal_text: 'voorwaarden', version: '2026-11-01' },
        ...{ wording: 'Ik ga akkoord.', given_at: '2026-11-19T10:00:00Z' },
      })
      .execute()
    const { status, body } = await read(service, asked.reference.toLowerCase())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ reference: asked.reference, kindWords: 'Titel-van-de-aanvraag', isOwn: true, open: true },
      ...{ desk: 'klusservice', dueOn: '2026-11-24T16:00:00Z', owner: null, flags: ['address-unknown'] },
      answers: [{ section: 'Klus', label: 'Wat is er?', value: '<b>Lekkage</b>\n=1+1' }],
      payments: [{ amountCents: 4950, state: 'paid', refundedCents: 0 }],
      appointments: [{ number: 1, start: '2026-12-04T07:00:00Z', state: 'confirmed', place: null }],
      deliveries: [{ partner: 'klusservice', state: 'waiting', reason: 'unreachable', tries: null }],
      others: [
        {
          reference: older.reference,
          kind: 'handyman.book',
          kindWords: 'Klus boeken',
          conversation: 'asked',
        },
      ],
      consents: [{ wording: 'Ik ga akkoord.', version: '2026-11-01' }],
      acts: ['claim', 'message', 'ask', 'done', 'assign', 'hand-over', 'note'],
      isUnreachable: false,
    })
    expect(body.timeline).toMatchObject([
      { event: 'received', words: 'Binnengekomen', by: 'visitor', staff: null, note: null },
    ])
    expect(body.timeline[0]?.sender).toMatch(/ontvangen/)
    expect(await trailOf(asked.id)).toEqual([['requests.show', service.id, null]])
  })

  test('says what of its money may still go back: what came in, but for what goes back or went back', async () => {
    const asked = await make()
    const purchase = await addPurchase(asked)
    const payment = { id: randomUUID(), purchase_id: purchase, bank_id: `b-${purchase}`, pay_url: '/' }
    const at = '2026-11-19T10:05:00Z'
    await db
      .insertInto('payment')
      .values({
        ...{ ...payment, amount_cents: 4950, state: 'paid', started_at: at, ended_at: at },
        ...{ pays: true, paid_cents: 4950, paid_currency: 'EUR' },
      })
      .execute()
    const back = (amount_cents: number) => ({
      ...{ id: randomUUID(), payment_id: payment.id, amount_cents, vat_cents: 0 },
      ...{ note: 'Op verzoek', asked_at: at },
    })
    await db
      .insertInto('refund')
      .values([
        { ...back(1000), bank_id: 'r-1', made_at: at },
        { ...back(500), bank_id: null, made_at: null },
        { ...back(700), bank_id: null, made_at: null, refused_at: at },
      ])
      .execute()
    const { payments } = (await read(service, asked.reference)).body
    expect(payments).toMatchObject([{ amountCents: 4950, refundedCents: 1000, leftCents: 3450 }])
  })

  test('of a sender without an e-mail address says so, and offers nothing that writes to them', async () => {
    const asked = await make({ kind: 'contact-message.send', desk: 'klantenservice' })
    const { body } = await read(service, asked.reference)
    expect([body.isUnreachable, body.acts]).toEqual([true, ['claim', 'done', 'assign', 'hand-over', 'note']])
    await act(service, `${asked.reference}/actions/done`, { version: body.version })
    expect((await read(service, asked.reference)).body.acts).toEqual(['note', 'reopen'])
    const withAddress = await make({ kind: 'contact-message.send', email: 'jannie@voorbeeld.nl' })
    expect((await read(service, withAddress.reference)).body.isUnreachable).toBe(false)
  })

  test('of another desk wants a reason, which stands in the trail, and shows no files', async () => {
    const asked = await make()
    await addFile(asked.id)
    expect((await read(service, asked.reference)).body.files).toHaveLength(1)
    for (const other of [lawyer, finance]) {
      const refused = await read(other, asked.reference)
      expect([refused.status, refused.body.code]).toEqual([403, 'reason-needed'])
      expect((await read(other, asked.reference, { reason: 'zomaar' })).status).toBe(400)
      const { body } = await read(other, asked.reference, { reason: 'klacht' })
      expect([body.isOwn, body.files, body.acts]).toEqual([false, [], []])
      expect((await trailOf(asked.id)).at(-1)).toEqual(['requests.show', other.id, 'klacht'])
    }
  })

  test.each(['AAAA-AAAA', '7KQM-X4TG', '%00', '%ff', '%27%20OR%201=1', 'x'.repeat(500), '..%2f..', 'null'])(
    'by the reference %j is refused, whatever is asked of it',
    async (reference) => {
      const headers = { cookie: service.cookie }
      const tries = [
        { method: 'GET', url: `${requestsPath}/${reference}` },
        { method: 'GET', url: requestFilePath(reference, randomUUID()) },
        { method: 'POST', url: `${requestsPath}/${reference}/claim`, payload: { version: 1 } },
        { method: 'POST', url: `${requestsPath}/${reference}/notes`, payload: { version: 1, note: 'x' } },
      ] as const
      for (const one of tries) {
        const { statusCode } = await server.app.inject({ ...one, headers })
        expect([400, 404, 405], one.url).toContain(statusCode)
      }
    },
  )
})
