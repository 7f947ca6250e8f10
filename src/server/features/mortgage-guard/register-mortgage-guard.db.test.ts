import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../../../../test/kit/membership.ts'
import { openMortgageGuard, type RequestBody, validRequest } from '../../../../test/kit/mortgage-guard.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import { testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { registerHypotheekwacht as operation } from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { confirmationMails } from '../../features.ts'
import { takeLink } from '../../services/links/mailed-link.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { tellAlong } from '../../services/memberships/along-in-mail.ts'
import { deliver } from '../../services/submissions/deliver.ts'
import { confirmation } from '../../services/submissions/mail.ts'

const { server, send, become, me, takenIn, watched, lettersTo } = await openMortgageGuard()
afterAll(() => server.close())

describe('somebody new', () => {
  test('gets an account, a session, the service, a membership and a link to choose a password', async () => {
    const sent = validRequest({ sex: 1 })
    const { answer, url, submission } = await takenIn(sent)
    expect(url).toBe('/diensten/hypotheek/hypotheekwacht/bedankt')
    const cookie = cookieOf(answer)
    expect(await me(cookie)).toMatchObject({
      membershipStatus: 'niet lid',
      emailAddress: sent.emailAddress,
      gender: 1,
      dateOfBirth: '1980-02-03',
    })
    await activateMembership(server.runtime, submission.id)
    expect((await me(cookie)).membershipStatus).toBe('lid')
    const membership = await server.database.db
      .selectFrom('membership')
      .selectAll()
      .where('submission_id', '=', submission.id)
      .executeTakeFirstOrThrow()
    expect(membership).toMatchObject({ payment_method: 1, fee_cents: 3450, surcharge_cents: 0, renews: true })
    expect((await watched()).find(({ person_id }) => person_id === membership.person_id)).toMatchObject({
      partner: 0,
      since: '2026-11-20',
      ends: null,
    })
    const consents = await server.database.db
      .selectFrom('consent')
      .select('legal_text')
      .where('submission_id', '=', submission.id)
      .execute()
    expect(consents).toEqual([{ legal_text: 'collection' }])
    expect(submission.person_id).toBe(membership.person_id)
  })

  test('has one mail, with the member number and a link to choose a password for a week, once', async () => {
    const sent = validRequest()
    const { submission } = await takenIn(sent)
    const mailed: { to: string; text: string }[] = []
    const { mail } = server.runtime.ports
    server.runtime.ports.mail = { send: async (_key, one) => void mailed.push(one) }
    const write = async (content: object) => ({ html: '', text: JSON.stringify(content) })
    const byMail = confirmation(confirmationMails, write, async () => [], tellAlong)
    await deliver(server.runtime, { submission: submission.id, partner: byMail.partner }, () => byMail)
    server.runtime.ports.mail = mail
    // the job of the membership finds it made, and writes no letter about it
    await activateMembership(server.runtime, submission.id)
    expect(await lettersTo(submission.person_id)).toEqual([])
    expect(mailed.map(({ to }) => to)).toEqual([sent.emailAddress])
    const text = mailed[0]?.text ?? ''
    expect(text).toMatch(/Je lidnummer is 3\d{7}\./)
    expect(text).toContain('tot 27 november 2026')
    const token = /\/wachtwoord-instellen#([\w.-]+)/.exec(text)?.[1] ?? ''
    const take = (at: string) =>
      server.database.db
        .transaction()
        .execute((tx) => takeLink(tx, { ...server.runtime, clock: clockAt(at) }, 'set-password', token))
    expect(await take('2026-11-27T14:00:01Z')).toBeUndefined()
    expect(await take('2026-11-27T13:59:59Z')).toMatchObject({ personId: submission.person_id })
    expect(await take('2026-11-27T13:59:59Z')).toBeUndefined()
  })

  test('of many at once with one address, one gets it', async () => {
    const emailAddress = `samen-${randomUUID()}@voorbeeld.nl`
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(validRequest({ emailAddress }))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('finds account number and price in the mail, and date of birth only with us', async () => {
    const { submission } = await takenIn(validRequest())
    const { mail, office } = submission.summary as Record<'mail' | 'office', unknown>
    expect(JSON.stringify(mail)).toMatch(/•••• •••• 4300.*€ 34,50 per jaar/)
    expect(JSON.stringify(office)).toContain('3 februari 1980')
  })
})

describe('who is logged in', () => {
  test('as a member skips IBAN and consent, and keeps name, address and account', async () => {
    const cookie = await become('member')
    const { url, submission } = await takenIn(
      validRequest({
        partnerCharacteristic: 1,
        accountNumber: '',
        agreeCollection: false,
        city: 'Elders',
        lastName: 'Anders',
      }),
      { cookie },
    )
    expect(url).toBe('/diensten/hypotheek/hypotheekwacht-unive/bedankt')
    expect(await me(cookie)).toMatchObject({ lastName: 'Vries', address: { placeName: 'Amersfoort' } })
    const kept = (submission.request as { kept: RequestBody }).kept
    expect(kept).toMatchObject({ emailAddress: 'lid@voorbeeld.nl', lastName: 'Vries', infix: 'de' })
    const applications = await server.database.db
      .selectFrom('membership_application')
      .selectAll()
      .where('submission_id', '=', submission.id)
      .execute()
    expect(applications).toEqual([])
  })

  test('has it once per partner: a second request is told so', async () => {
    const cookie = await become('member')
    await takenIn(validRequest({ partnerCharacteristic: 0 }), { cookie })
    const answers = await Promise.all(
      [0, 1].map((partnerCharacteristic) => send(validRequest({ partnerCharacteristic }), { cookie })),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json<Problem>()).toMatchObject({
        code: 'already-watched',
        title: 'Je hebt de Hypotheekwacht al. Je hoeft niets te doen.',
      })
    }
  })

  test('without being a member becomes one on the same account', async () => {
    const cookie = await become('registered')
    const sent = validRequest({ city: 'Utrecht', emailAddress: 'lid@voorbeeld.nl' })
    const { submission } = await takenIn(sent, { cookie })
    await activateMembership(server.runtime, submission.id)
    expect(await me(cookie)).toMatchObject({
      membershipStatus: 'lid',
      emailAddress: 'nietlid@voorbeeld.nl',
      lastName: 'Idrissi',
      address: { placeName: 'Utrecht' },
    })
    // the confirmation, which is not sent yet, tells the number
    expect(await lettersTo(submission.person_id)).toEqual([])
  })
})

test('a second service before the first has made the membership asks for no second one', async () => {
  const first = await takenIn(validRequest({ partnerCharacteristic: 0 }))
  const cookie = cookieOf(first.answer)
  const second = await takenIn(validRequest({ partnerCharacteristic: 1 }), { cookie })
  expect(second.submission.person_id).toBe(first.submission.person_id)
  const applications = await server.database.db
    .selectFrom('membership_application')
    .select('submission_id')
    .where('person_id', '=', first.submission.person_id)
    .execute()
  expect(applications).toEqual([{ submission_id: first.submission.id }])
})

test('who was a member once asks for it anew', async () => {
  const first = await takenIn(validRequest())
  const person = first.submission.person_id
  await activateMembership(server.runtime, first.submission.id)
  await server.database.db
    .updateTable('membership')
    .set({ ends: '2026-11-20' })
    .where('person_id', '=', person)
    .execute()
  const again = await takenIn(validRequest(), { cookie: cookieOf(first.answer) })
  const mine = (await watched()).filter(({ person_id }) => person_id === person)
  mine.sort((a, b) => Number(a.ends === null) - Number(b.ends === null))
  expect(mine.map(({ ends, submission_id }) => [ends, submission_id])).toEqual([
    ['2026-11-20', first.submission.id],
    [null, again.submission.id],
  ])
})

test('through the insurer it is called so, and may have a page of its own for who is done', async () => {
  const { settings } = server.runtime
  const partner_thanks = '/diensten/hypotheek/dank-van-je-verzekeraar'
  server.runtime.settings = async () => ({ ...(await settings()), hypotheekwacht: { partner_thanks } })
  const { url, submission } = await takenIn(validRequest({ partnerCharacteristic: 1 }))
  server.runtime.settings = settings
  expect(url).toBe(partner_thanks)
  // from the title the desk sees through which partner the watch is
  expect(submission.summary).toMatchObject({ title: 'Hypotheekwacht via de verzekeraar' })
})

test('the same key logs nobody else in', async () => {
  const [sent, key] = [validRequest(), randomUUID()]
  expect(cookieOf(await send(sent, { key }))).not.toBe('')
  expect(cookieOf(await send(sent, { key }))).toBe('')
})

testSubmission({
  server,
  endpoint: endpointOf(registerHypotheekwacht, operation),
  good: () => validRequest(),
})

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(server.database.db)
  expect(met['mortgage-guard.register']).toEqual(
    expect.arrayContaining(['membership-made', 'received', 'watched']),
  )
})
