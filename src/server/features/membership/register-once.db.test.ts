import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  applicationOf,
  cookieOf,
  counts,
  gift,
  iban,
  join,
  openRegistrations,
  registration,
  stateOf,
  submissionOf,
} from '../../../../test/kit/membership.ts'
import type { Problem } from '../../../core/kernel/fault.ts'

const server = await openRegistrations()
const db = () => server.database.db

describe('a gift card', () => {
  const check = async (code: string) =>
    (await server.app.inject(`/api/v1/giftcard/validate/${encodeURIComponent(code)}`)).statusCode

  test('is known however it is typed; a wrong form is refused, an unknown one is not found', async () => {
    expect(await check('GIFT-2026-OKAY-0001')).toBe(200)
    expect(await check(' gift2026okay0001 ')).toBe(200)
    expect(await check('GIFT-2026')).toBe(400)
    expect(await check('GIFT-2026-OKAY-9999')).toBe(404)
  })

  test('gives a year that ends by itself, for nothing', async () => {
    const answer = await join(server, gift('gift2026okay0002'))
    expect(answer.statusCode).toBe(201)
    const { id, summary } = await submissionOf(server, answer.json().reference)
    expect(await applicationOf(server, id)).toMatchObject({
      payment_method: 0,
      iban_locked: null,
      fee_cents: 0,
      surcharge_cents: 0,
      renews: false,
    })
    expect(JSON.stringify(summary)).not.toContain('Bankoverschrijving')
    expect(await check('GIFT-2026-OKAY-0002')).toBe(404)
  })

  test('looks at nothing of payment but the terms', async () => {
    const body = {
      ...gift('GIFT-2026-OKAY-0003'),
      paymentDetails: { paymentMethod: 1, iban, agreeTerms: true },
    }
    const answer = await join(server, body)
    expect(answer.statusCode).toBe(201)
    const { id } = await submissionOf(server, answer.json().reference)
    expect(await applicationOf(server, id)).toMatchObject({ payment_method: 0, iban_locked: null })
    const bare = await join(server, { ...gift('GIFT-2026-OKAY-0004'), paymentDetails: {} })
    expect(bare.json<Problem>().errors).toEqual({ 'paymentDetails.agreeTerms': ['Bevestiging verplicht.'] })
  })

  test('of twenty at once one is taken in, and the others leave nothing behind', async () => {
    const before = await counts(server)
    const bodies = Array.from({ length: 20 }, () => gift('GIFT-2026-OKAY-0005'))
    const answers = await Promise.all(
      bodies.map((body) => join(server, body, { 'idempotency-key': randomUUID() })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    for (const answer of refused)
      expect(answer.json<Problem>()).toMatchObject({
        status: 409,
        code: 'gift-card-unknown',
        errors: { giftyCardCode: ['Gifty code is niet geldig.'] },
        title: 'Excuus, er is een probleem met het inwisselen van de code. Ga voor hulp naar:',
      })
    expect(await counts(server)).toEqual(before.map((count) => count + 1))
    const card = await db()
      .selectFrom('gift_card')
      .selectAll()
      .where('code', '=', 'GIFT-2026-OKAY-0005')
      .executeTakeFirstOrThrow()
    expect(card.submission_id).toBe((await submissionOf(server, winner(answers))).id)
  })
  const winner = (answers: { statusCode: number; json(): { reference: string } }[]) =>
    answers.find(({ statusCode }) => statusCode === 201)?.json().reference ?? ''
})

describe('the same person twice', () => {
  test('at once, with keys of their own: one account, one registration', async () => {
    const body = registration()
    const before = await counts(server)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => join(server, body, { 'idempotency-key': randomUUID() })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
    const after = await counts(server)
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 1, 2, 1])
  })

  test('with one key: one answer, before and after they are logged in', async () => {
    const body = registration()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(server, body, key)))
    expect(new Set(answers.map(({ statusCode, body: said }) => `${statusCode} ${said}`)).size).toBe(1)
    const cookie = answers.map(cookieOf).find(Boolean) ?? ''
    expect(await stateOf(server, cookie)).toEqual({ membershipStatus: 'niet lid' })
    const again = await join(server, body, { ...key, cookie })
    expect([again.statusCode, again.body]).toEqual([201, answers[0]?.body])
    // a repeated send with the same key gets the same answer, and logs nobody in
    expect(cookieOf(await join(server, body, key))).toBe('')
    const other = { ...body, componentCodename: 'anders' }
    expect((await join(server, other, key)).statusCode).toBe(422)
  })
})
