import { beforeAll, describe, expect, test } from 'vitest'
import {
  applicationOf,
  cookieOf,
  iban,
  join,
  newMailAddress,
  openRegistrations,
  password,
  post,
  registration,
  stateOf,
  submissionOf,
} from '../../../../test/kit/membership.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import { testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { register } from '../../../core/contract/membership/membership-calls.ts'
import { register as operation } from '../../../core/contract/membership/membership-operations.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { isPassword } from '../../services/passwords/hash.ts'
import { allowances } from '../../services/rate-limits/rate-limits.ts'

const server = await openRegistrations()
const db = () => server.database.db
const as = async (status: 'registered' | 'member') =>
  cookieOf(await post(server, '/sandbox/viewer', { as: status }))
const personOf = (email: string) =>
  db().selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst()

describe('the checks before', () => {
  const preCheck = (emailAddress: string, headers?: Record<string, string>) =>
    post(
      server,
      '/api/v1/becomeamember/validate',
      { emailAddress, lastName: 'Vries', postcode: '3821BT', houseNumber: 10, houseNumberAddition: '' },
      headers,
    )

  test('let pass whom we do not know, also at an address and with a name that we know', async () => {
    const answer = await preCheck(newMailAddress())
    expect([answer.statusCode, answer.json()]).toEqual([200, { valid: true }])
    const other = await post(server, '/api/v2/becomeamember/validate', { emailAddress: newMailAddress() })
    expect([other.statusCode, other.json()]).toEqual([200, { valid: true }])
  })

  test('refuse the address of an account, whatever its capitals, each in its own words', async () => {
    for (const email of ['lid@voorbeeld.nl', 'NietLid@Voorbeeld.nl']) {
      const first = await preCheck(email)
      expect(first.statusCode).toBe(409)
      expect(first.json<Problem>()).toMatchObject({
        code: 'email-taken',
        title: expect.stringMatching(
          /^Helaas kunnen we niet verder in het proces\. Neem contact op met onze ledenservice op [\d ]+\.$/,
        ),
      })
      const second = await post(server, '/api/v2/becomeamember/validate', { emailAddress: email })
      expect(second.statusCode).toBe(409)
      expect(second.json<Problem>().errors).toEqual({
        emailAddress: ['We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'],
      })
    }
  })

  test('let pass the own address of somebody who is logged in, unless they are a member', async () => {
    expect((await preCheck('nietlid@voorbeeld.nl', { cookie: await as('registered') })).statusCode).toBe(200)
    expect((await preCheck('lid@voorbeeld.nl', { cookie: await as('registered') })).statusCode).toBe(409)
    expect((await preCheck('lid@voorbeeld.nl', { cookie: await as('member') })).statusCode).toBe(409)
  })

  test('are not for going through a list', async () => {
    const asked = () => server.app.inject('/api/v1/giftcard/validate/ABCD-EFGH-IJKL-MNOP')
    const { burst } = allowances.giftCard
    const statuses = (await Promise.all(Array.from({ length: burst + 5 }, asked))).map(
      (one) => one.statusCode,
    )
    expect(statuses.filter((status) => status === 404)).toHaveLength(burst)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    // when the allowance of these questions is used up, registering is refused too, as its refusals would answer them
    expect((await join(server, registration())).statusCode).toBe(429)
    await server.database.db.deleteFrom('rate_limit').execute()
  })
})

describe('somebody new who pays by direct debit', () => {
  const body = registration()
  const email = body.nameAddressDetails.emailAddress
  let reference: string
  let cookie: string
  beforeAll(async () => {
    const answer = await join(server, body)
    expect(answer.statusCode).toBe(201)
    reference = answer.json().reference
    cookie = cookieOf(answer)
  })

  test('has an account with a hashed password, and is logged in', async () => {
    const person = await personOf(email)
    expect(person).toMatchObject({
      initials: 'Q.X.',
      infix: 'van der',
      last_name: 'Vindplaats',
      gender: 1,
      mobile: '+31687651234',
      landline: null,
      date_of_birth: '1985-06-07',
      postcode: '1012JS',
      house_number: 1,
      addition: 'A',
      city: 'Amsterdam',
      active_at: '2026-11-20T14:00:00Z',
    })
    expect(await isPassword(password, person?.password_hash)).toBe(true)
    expect(await stateOf(server, cookie)).toEqual({ membershipStatus: 'niet lid' })
  })

  test('is a member once the job has run, at the price of that day, with the agreed wordings kept', async () => {
    const submission = await submissionOf(server, reference)
    const person = await personOf(email)
    expect(submission.person_id).toBe(person?.id)
    const application = await applicationOf(server, submission.id)
    expect(application.iban_locked).not.toContain('0417164300')
    expect(
      server.runtime.vault.unlock(String(application.iban_locked), [
        'membership_application.iban_locked',
        submission.id,
      ]),
    ).toBe(iban)
    expect(application).toMatchObject({
      person_id: person?.id,
      payment_method: 1,
      fee_cents: 3450,
      surcharge_cents: 0,
      renews: true,
    })
    await activateMembership(server.runtime, submission.id)
    expect(await stateOf(server, cookie)).toEqual({ membershipStatus: 'lid' })
    const consents = await db()
      .selectFrom('consent')
      .select(['legal_text', 'version'])
      .where('submission_id', '=', submission.id)
      .orderBy('legal_text')
      .execute()
    expect(consents).toEqual([
      { legal_text: 'collection', version: '2026-11-20' },
      { legal_text: 'terms', version: '2026-11-20' },
    ])
  })

  test('is stored without password, with the IBAN by its last four alone', async () => {
    const { request, summary } = await submissionOf(server, reference)
    const text = JSON.stringify({ request, summary })
    for (const secret of [password, iban, '0417164300', '0417 1643', 'v2.'])
      expect(text).not.toContain(secret)
    expect(request).toMatchObject({ kept: { paymentDetails: { iban: '•••• •••• 4300' } } })
    const { office, mail } = summary as Record<'office' | 'mail', { label: string; value: string }[]>
    expect(office.find(({ label }) => label === 'IBAN')?.value).toBe('•••• •••• 4300')
    expect(office.find(({ label }) => label === 'Geboortedatum')?.value).toBe('7 juni 1985')
    expect(mail.find(({ label }) => label === 'Geboortedatum')).toBeUndefined()
    expect(mail.find(({ label }) => label === 'Contributie per jaar')?.value).toBe('€ 34,50')
    expect(mail.map(({ label }) => label)).not.toContain('Wachtwoord')
  })
})

describe('somebody who is logged in', () => {
  test('becomes a member on the same account, under the name and address that it has', async () => {
    const cookie = await as('registered')
    const body = registration()
    const { password: _, ...personalInformation } = body.personalInformation
    const answer = await join(server, { ...body, personalInformation }, { cookie })
    expect(answer.statusCode).toBe(201)
    const submission = await submissionOf(server, answer.json().reference)
    const person = await personOf('nietlid@voorbeeld.nl')
    expect(submission.person_id).toBe(person?.id)
    expect(person).toMatchObject({ initials: 'M.', infix: 'el', last_name: 'Idrissi', city: 'Amsterdam' })
    expect(await personOf(body.nameAddressDetails.emailAddress)).toBeUndefined()
    const { mail } = submission.summary as { mail: { label: string; value: string }[] }
    expect(mail.find(({ label }) => label === 'E-mailadres')?.value).toBe('nietlid@voorbeeld.nl')
    expect(mail.find(({ label }) => label === 'Naam')?.value).toMatch(/ Idrissi$/)
    // a second registration, once while the membership is being made and once afterwards
    const second = () => join(server, { ...registration(), personalInformation }, { cookie })
    expect((await second()).json<Problem>()).toMatchObject({ status: 409, code: 'already-member' })
    await activateMembership(server.runtime, submission.id)
    expect(await stateOf(server, cookie)).toEqual({ membershipStatus: 'lid' })
    expect((await second()).json<Problem>()).toMatchObject({ status: 409, code: 'already-member' })
  })
})

testSubmission({
  server,
  endpoint: endpointOf(register, operation),
  good: () => registration(),
})

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(server.database.db)
  expect(met['membership.register']).toEqual(expect.arrayContaining(['membership-made', 'received']))
})
