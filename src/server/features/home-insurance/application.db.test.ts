import { afterAll, describe, expect, test } from 'vitest'
import {
  type ApplicationBody,
  allFour,
  contentsAndLegal,
  openApplications,
} from '../../../../test/kit/applying-for-insurance.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { testSubmission } from '../../../../test/kit/submission.ts'
import { fieldToday } from '../../../core/fields/today.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { insurerName } from '../../ports/insurer.ts'
import { deliver } from '../../services/submissions/deliver.ts'
import { applicationToInsurer } from './application-order.ts'

const { server, answersOf, bodyFor, goodOf, good, endpoint, send, takenIn, check, refused } =
  await openApplications()
afterAll(() => server.close())
const { db } = server.database

testSubmission({ server, endpoint, good })

/** What is kept of a request. */
const of = (id: string) => ({
  application: () =>
    db
      .selectFrom('insurance_application')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow(),
  consents: async () =>
    (await db.selectFrom('consent').select('legal_text').where('submission_id', '=', id).execute())
      .map(({ legal_text }) => legal_text)
      .sort(),
  letters: () =>
    db.selectFrom('cancellation_letter').select('state').where('submission_id', '=', id).execute(),
  orders: () => db.selectFrom('sandbox_order').select('body').where('key', '=', id).execute(),
})
const bring = (id: string) =>
  deliver(server.runtime, { submission: id, partner: insurerName }, () => applicationToInsurer)

const many = async (table: 'submission' | 'insurance_quote') =>
  (await db.selectFrom(table).select('id').execute()).length

describe('an application', () => {
  test('is kept with what was applied for, and reaches the insurer whole and once', async () => {
    const body = await goodOf(allFour)
    const { row } = await takenIn(body)
    const { application, orders } = of(row.id)
    const kept = await application()
    expect(kept).toMatchObject({
      state: 'pending',
      quote_code: body.code,
      email_address: body.relation.emailAddress,
    })
    expect(kept.insurances).toHaveLength(4)
    expect(JSON.stringify([row, kept])).not.toContain(body.relation.accountNumber)
    await bring(row.id)
    await bring(row.id)
    const sent = await orders()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      application: {
        ...{ reference: row.reference, startDate: fieldToday(), quote: { code: body.code } },
        applicant: { accountNumber: body.relation.accountNumber },
        question: { types: allFour.packages },
      },
    })
  })

  test('holds nothing of an insurance that was not chosen, whatever was sent', async () => {
    const drawn = answersOf({ ...contentsAndLegal, packages: ['Liability'] })
    const body = await bodyFor(drawn)
    const { row } = await takenIn({ ...body, answers: { ...body.answers, ...drawn.all } })
    const { insurances, property: _, ...blocks } = (row.request as { kept: ApplicationBody }).kept.answers
    expect(insurances).toEqual(['Liability'])
    expect(blocks).toEqual(drawn.asked)
    await bring(row.id)
    const [order] = await of(row.id).orders()
    const sent = order?.body as { application: { answers: { section: string }[] } } | undefined
    const sections = new Set(sent?.application.answers.map(({ section }) => section))
    expect([...sections].join()).not.toMatch(/Opstal|Inboedel|Rechtsbijstand/)
    expect(sections.size).toBeGreaterThan(3)
  })

  test('is checked without keeping anything, and told what the membership costs that comes along', async () => {
    const body = await good()
    const before = [await many('submission'), await many('insurance_quote')]
    expect((await check(body)).json()).toEqual({
      valid: true,
      premiumPerMonthInCents: body.acceptedPremiumInCents,
      membership: { feeInCents: 3450, isFirstYearFree: true },
    })
    expect([await many('submission'), await many('insurance_quote')]).toEqual(before)
  })

  test('has letters that wait where insurances elsewhere are to be cancelled, and else none', async () => {
    const { row } = await takenIn()
    expect(await of(row.id).letters()).toEqual([{ state: 'waiting' }, { state: 'waiting' }])
    expect(JSON.stringify(row.document)).toContain('FBTO')
    const without = await takenIn(await goodOf())
    expect(await of(without.row.id).letters()).toEqual([])
    expect(JSON.stringify(without.row.document)).not.toContain('FBTO')
  })
})

describe('the membership of who applies', () => {
  const joinsOf = (personId: string | null) =>
    db.selectFrom('membership_application').selectAll().where('person_id', '=', personId).execute()

  test('comes along for who has none, with a first year for nothing', async () => {
    const { row } = await takenIn(await goodOf())
    expect(await joinsOf(row.person_id)).toMatchObject([
      { submission_id: row.id, fee_cents: 3450, free_first_year: true, payment_method: 1 },
    ])
    expect(await of(row.id).consents()).toEqual(['collection', 'disclosure', 'insurance', 'terms'])
  })

  test('has no second free year, and both calls say so', async () => {
    const person = await addPerson(server, { membership: { starts: '2024-01-01', ends: '2025-01-01' } })
    await db
      .updateTable('membership')
      .set({ free_first_year: true })
      .where('person_id', '=', person.id)
      .execute()
    const cookie = await cookieOf(server, person)
    const body = await goodOf()
    const checked = await check(body, undefined, cookie)
    expect(checked.json()).toMatchObject({ membership: { feeInCents: 3450, isFirstYearFree: false } })
    expect((await send(body, undefined, cookie)).statusCode).toBe(201)
    expect(await joinsOf(person.id)).toMatchObject([{ free_first_year: false }])
  })

  test('comes with the first of two applications', async () => {
    const person = await addPerson(server)
    const cookie = await cookieOf(server, person)
    for (const _time of [1, 2]) expect((await send(await goodOf(), undefined, cookie)).statusCode).toBe(201)
    expect(await joinsOf(person.id)).toHaveLength(1)
  })

  test('stays as it is of a member, who agrees with no collection and keeps their name', async () => {
    const person = await addPerson(server, {
      person: { gender: 0, initials: 'A.B.', last_name: 'Vries', date_of_birth: '1970-01-02' },
      membership: { iban: 'NL91ABNA0417164300' },
    })
    const cookie = await cookieOf(server, person)
    const one = await goodOf()
    expect((await check(one, undefined, cookie)).json()).not.toHaveProperty('membership')
    for (const membership of [one.membership, { agreeTerms: true }]) {
      const answer = await send({ ...(await goodOf()), membership }, undefined, cookie)
      expect(answer.statusCode, answer.body).toBe(201)
      const { reference } = answer.json<{ reference: string }>()
      const row = await db
        .selectFrom('submission')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      const { kept } = row.request as { kept: ApplicationBody }
      expect(kept.membership).not.toHaveProperty('agreeCollection')
      expect(kept.membership).not.toHaveProperty('agreeCollectionText')
      expect(kept.relation).toMatchObject({
        ...{ initials: 'A.B.', lastName: 'Vries', emailAddress: person.email },
      })
      expect(await of(row.id).consents()).toEqual(['disclosure', 'insurance', 'terms'])
    }
    expect(await joinsOf(person.id)).toEqual([])
  })

  test('asks who has an account to log in', async () => {
    const { email } = await addPerson(server)
    const body = await goodOf()
    const relation = { ...body.relation, emailAddress: email }
    expect(await refused({ ...body, relation })).toMatchObject({ status: 409, code: 'email-taken' })
  })

  test('is not made of words about the collection that nobody showed', async () => {
    const body = await good()
    const answer = await send({ ...body, membership: { ...body.membership, agreeCollectionText: 'Nee' } })
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'price-changed'])
  })

  test('needs the consent to collect', async () => {
    const body = await goodOf()
    const answer = await send({ ...body, membership: { ...body.membership, agreeCollection: false } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(['membership.agreeCollection'])
  })
})
