import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../test/house.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import type { Problem } from '../../core/kernel/fault.ts'
import { isPassword } from '../services/account/passwords.ts'
import { allowances } from '../services/limits/take.ts'
import { activateMembership } from '../services/membership/activate.ts'
import { confirmRegistration } from '../services/membership/confirmation.ts'
import { readSubmission } from '../services/submissions/insert.ts'

const clock: Clock = clockAt('2026-11-20T14:00:00Z')
let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())
// every test comes from an address of its own: limits have their own test
beforeEach(async () => void (await house.database.db.deleteFrom('rate_limit').execute()))

const password = 'gele-fiets-op-de-dijk'
const iban = 'NL91ABNA0417164300'
const newcomer = () => `${randomUUID()}@voorbeeld.nl`
const registration = (emailAddress = newcomer()) => ({
  nameAddressDetails: {
    salutation: 1,
    initials: 'qx',
    inserts: 'van der',
    lastName: 'Vindplaats',
    emailAddress,
    address: {
      postcode: '1012 JS',
      houseNumber: '1',
      addition: 'A',
      streetName: 'Voorbeeldplein',
      placeName: 'Amsterdam',
    },
  },
  personalInformation: {
    dateOfBirth: { date: '1985-06-07' },
    phoneNumbers: { phoneNumberMobile: '06 87651234', phoneNumberLandline: '' },
    password,
  },
  paymentDetails: { paymentMethod: 1, iban, agreeCollection: true, agreeTerms: true },
  componentCodename: 'word_lid',
  giftyCardCode: '',
})
type Registration = ReturnType<typeof registration>
const gift = (code: string) => ({
  ...registration(),
  paymentDetails: { paymentMethod: 0, iban: '', agreeCollection: false, agreeTerms: true },
  giftyCardCode: code,
})

const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await house.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  if (answer.statusCode === 500) throw new Error(`The server failed: ${house.logged()}`)
  return answer
}
const join = (body: unknown, headers?: Record<string, string>) =>
  post('/api/v2/becomeamember/register', body, headers)
const as = async (status: 'registered' | 'member') => cookieOf(await post('/sandbox/viewer', { as: status }))
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies
    .filter(({ name }) => name === '__Host-thuisbasis')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
const stateOf = async (cookie: string) =>
  (await house.app.inject({ url: '/api/v2/account/login-state', headers: { cookie } })).json()

const db = () => house.database.db
const submissionOf = (reference: string) =>
  db().selectFrom('submission').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const personOf = (email: string) =>
  db().selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst()
const applicationOf = (submissionId: string) =>
  db()
    .selectFrom('membership_application')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
const counts = async () => {
  const tables = ['submission', 'person', 'membership_application', 'consent', 'audit'] as const
  return Promise.all(tables.map(async (table) => (await db().selectFrom(table).selectAll().execute()).length))
}

describe('the checks before', () => {
  const preCheck = (emailAddress: string, headers?: Record<string, string>) =>
    post(
      '/api/v1/becomeamember/validate',
      { emailAddress, lastName: 'Vries', postcode: '3821BT', houseNumber: 10, houseNumberAddition: '' },
      headers,
    )

  test('let pass whom we do not know, also at an address and with a name that we know', async () => {
    const answer = await preCheck(newcomer())
    expect([answer.statusCode, answer.json()]).toEqual([200, { valid: true }])
    const other = await post('/api/v2/becomeamember/validate', { emailAddress: newcomer() })
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
      const second = await post('/api/v2/becomeamember/validate', { emailAddress: email })
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
    const asked = () => house.app.inject('/api/v1/giftcard/validate/ABCD-EFGH-IJKL-MNOP')
    const { burst } = allowances.check
    const statuses = (await Promise.all(Array.from({ length: burst + 5 }, asked))).map(
      (one) => one.statusCode,
    )
    expect(statuses.filter((status) => status === 404)).toHaveLength(burst)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})

describe('somebody new who pays by direct debit', () => {
  const body = registration()
  const email = body.nameAddressDetails.emailAddress
  let reference: string
  let cookie: string
  beforeAll(async () => {
    const answer = await join(body)
    expect(answer.statusCode).toBe(201)
    reference = answer.json().reference
    cookie = cookieOf(answer)
  })

  test('has an account with a hashed password, and is logged in', async () => {
    const person = await personOf(email)
    expect(person).toMatchObject({
      initials: 'Q.X.',
      inserts: 'van der',
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
    expect(await stateOf(cookie)).toEqual({ membershipStatus: 'niet lid' })
  })

  test('is a member once the job has run, at the price of that day, with the agreed wordings kept', async () => {
    const submission = await submissionOf(reference)
    const person = await personOf(email)
    expect(submission.person_id).toBe(person?.id)
    const application = await applicationOf(submission.id)
    expect(application.iban_locked).not.toContain('0417164300')
    expect(house.house.vault.unlock(String(application.iban_locked))).toBe(iban)
    expect(application).toMatchObject({
      person_id: person?.id,
      payment_method: 1,
      fee_cents: 3450,
      surcharge_cents: 0,
      renews: true,
    })
    await activateMembership(house.house, submission.id)
    expect(await stateOf(cookie)).toEqual({ membershipStatus: 'lid' })
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

  test('is stored without password, with the IBAN encrypted and shown by its last four', async () => {
    const { request, document } = await submissionOf(reference)
    const text = JSON.stringify({ request, document })
    for (const secret of [password, iban, '0417164300', '0417 1643']) expect(text).not.toContain(secret)
    const { office, mail } = document as Record<'office' | 'mail', { label: string; value: string }[]>
    expect(office.find(({ label }) => label === 'IBAN')?.value).toBe('•••• •••• 4300')
    expect(office.find(({ label }) => label === 'Geboortedatum')?.value).toBe('7 juni 1985')
    expect(mail.find(({ label }) => label === 'Geboortedatum')).toBeUndefined()
    expect(mail.find(({ label }) => label === 'Contributie')?.value).toBe('€ 34,50 per jaar')
    expect(mail.map(({ label }) => label)).not.toContain('Wachtwoord')
  })

  test('gets one mail with the reference and what happens next', async () => {
    const submission = await readSubmission(house.house, (await submissionOf(reference)).id)
    if (!submission) throw new Error('it is there')
    const { to, content } = confirmRegistration(submission, await house.house.sender())
    expect(to).toBe(email)
    expect(content).toMatchObject({ reference, greeting: 'Beste Q.X. van der Vindplaats,' })
    expect(content.next?.join(' ')).toContain('We schrijven de contributie af')
    expect(JSON.stringify(content)).not.toContain(password)
  })

  test('leaves nothing of the person in jobs and log', async () => {
    const jobs = await db()
      .withSchema('pgboss')
      .selectFrom('job' as never)
      .selectAll()
      .execute()
    const text = JSON.stringify(jobs) + house.logged()
    expect(text).toContain('membership.activate')
    for (const word of [email, password, iban, 'Vindplaats', '1012JS', '87651234'])
      expect(text).not.toContain(word)
  })
})

describe('payment', () => {
  test('by transfer costs its surcharge and looks at no IBAN and no consent', async () => {
    const body = registration()
    const paid = { ...body, paymentDetails: { paymentMethod: 0, iban: 'geen', agreeTerms: true } }
    const answer = await join(paid)
    expect(answer.statusCode).toBe(201)
    const { id, request, document } = await submissionOf(answer.json().reference)
    expect(await applicationOf(id)).toMatchObject({
      payment_method: 0,
      iban_locked: null,
      fee_cents: 3450,
      surcharge_cents: 190,
    })
    expect(JSON.stringify(request)).not.toContain('geen')
    expect(JSON.stringify(document)).toContain('€ 1,90')
    const consents = await db()
      .selectFrom('consent')
      .select('legal_text')
      .where('submission_id', '=', id)
      .execute()
    expect(consents).toEqual([{ legal_text: 'terms' }])
  })

  test.each([
    ['no method', { agreeTerms: true }, { paymentMethod: ['Selecteer een betaalmethode.'] }],
    [
      'direct debit without IBAN and consent',
      { paymentMethod: 1, iban: '', agreeCollection: false, agreeTerms: true },
      { iban: ['Voer een IBAN in.'], agreeCollection: ['Bevestiging verplicht.'] },
    ],
    [
      'a wrong IBAN',
      { paymentMethod: 1, iban: 'NL00ABNA0417164300', agreeCollection: true, agreeTerms: true },
      { iban: ['IBAN is niet geldig.'] },
    ],
    ['no terms', { paymentMethod: 0 }, { agreeTerms: ['Bevestiging verplicht.'] }],
    [
      'no terms with a transfer',
      { paymentMethod: 0, agreeTerms: false },
      { agreeTerms: ['Bevestiging verplicht.'] },
    ],
  ])('with %s is refused at its fields', async (_what, paymentDetails, errors) => {
    const before = await counts()
    const answer = await join({ ...registration(), paymentDetails })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([path, said]) => [`paymentDetails.${path}`, said])),
    )
    expect(await counts()).toEqual(before)
  })
})

describe('what is wrong', () => {
  const spoiled = (change: (body: Registration) => void) => {
    const body = registration()
    change(body)
    return body
  }
  test.each<[string, (body: Registration) => void, Record<string, string[]>]>([
    [
      'a weak password',
      (b) => {
        b.personalInformation.password = 'wachtwoord1'
      },
      { 'personalInformation.password': ['Wachtwoord is te zwak.'] },
    ],
    [
      'a short password',
      (b) => {
        b.personalInformation.password = 'kort'
      },
      { 'personalInformation.password': ['Wachtwoord is te kort (minimaal 10 tekens).'] },
    ],
    [
      'no password',
      (b) => {
        b.personalInformation.password = ''
      },
      { 'personalInformation.password': ['Vul een wachtwoord in.'] },
    ],
    [
      'a password with the address in it',
      (b) => {
        b.nameAddressDetails.emailAddress = 'q.vind@voorbeeld.nl'
        b.personalInformation.password = 'xx-q.vind@voorbeeld.nl-9'
      },
      { 'personalInformation.password': ['Wachtwoord mag je e-mailadres niet bevatten.'] },
    ],
    [
      'no date of birth',
      (b) => {
        b.personalInformation.dateOfBirth.date = ''
      },
      { 'personalInformation.dateOfBirth.date': ['Voer een geboortedatum in.'] },
    ],
    [
      'a day that does not exist',
      (b) => {
        b.personalInformation.dateOfBirth.date = '1985-02-30'
      },
      { 'personalInformation.dateOfBirth.date': ['Geboortedatum is niet geldig.'] },
    ],
    [
      'a mobile number that is none',
      (b) => {
        b.personalInformation.phoneNumbers.phoneNumberMobile = '033 1234567'
      },
      { 'personalInformation.phoneNumbers.phoneNumberMobile': ['Mobiel telefoonnummer is niet geldig.'] },
    ],
    [
      'a code of the wrong form',
      (b) => {
        b.giftyCardCode = 'GIFT-2026'
      },
      { giftyCardCode: ['Gifty code is niet geldig.'] },
    ],
  ])('%s is told at its field', async (_what, change, errors) => {
    const answer = await join(spoiled(change))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual(errors)
  })

  test('an address that an account holds is a conflict at the e-mail address', async () => {
    const answer = await join(registration('LID@voorbeeld.nl'))
    expect(answer.statusCode).toBe(409)
    expect(answer.json<Problem>()).toMatchObject({
      code: 'email-taken',
      errors: {
        'nameAddressDetails.emailAddress': [
          'We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.',
        ],
      },
    })
  })

  test('an empty body names every field that is needed', async () => {
    const answer = await join({})
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(
      expect.arrayContaining([
        'nameAddressDetails.salutation',
        'nameAddressDetails.address.postcode',
        'personalInformation.dateOfBirth.date',
        'paymentDetails.paymentMethod',
        'paymentDetails.agreeTerms',
      ]),
    )
  })

  test('a name and an address that we know refuse nobody: staff see a flag', async () => {
    const body = spoiled((b) => {
      Object.assign(b.nameAddressDetails, { lastName: 'vries', inserts: 'de' })
      Object.assign(b.nameAddressDetails.address, { postcode: '3821BT', houseNumber: 10, addition: '' })
    })
    const answer = await join(body)
    expect(answer.statusCode).toBe(201)
    expect((await submissionOf(answer.json().reference)).flags).toEqual(['name-and-address-known'])
  })
})

describe('somebody who is logged in', () => {
  test('becomes a member on the same account, under the name and address that it has', async () => {
    const cookie = await as('registered')
    const body = registration()
    const { password: _, ...personalInformation } = body.personalInformation
    const answer = await join({ ...body, personalInformation }, { cookie })
    expect(answer.statusCode).toBe(201)
    const submission = await submissionOf(answer.json().reference)
    const person = await personOf('nietlid@voorbeeld.nl')
    expect(submission.person_id).toBe(person?.id)
    expect(person).toMatchObject({ initials: 'M.', inserts: 'el', last_name: 'Idrissi', city: 'Amsterdam' })
    expect(await personOf(body.nameAddressDetails.emailAddress)).toBeUndefined()
    const { mail } = submission.document as { mail: { label: string; value: string }[] }
    expect(mail.find(({ label }) => label === 'E-mailadres')?.value).toBe('nietlid@voorbeeld.nl')
    expect(mail.find(({ label }) => label === 'Achternaam')?.value).toBe('Idrissi')
    // a second request of theirs, while the first is being made and once it is
    const second = () => join({ ...registration(), personalInformation }, { cookie })
    expect((await second()).json<Problem>()).toMatchObject({ status: 409, code: 'already-member' })
    await activateMembership(house.house, submission.id)
    expect(await stateOf(cookie)).toEqual({ membershipStatus: 'lid' })
    expect((await second()).json<Problem>()).toMatchObject({ status: 409, code: 'already-member' })
  })
})

describe('a gift card', () => {
  const check = async (code: string) =>
    (await house.app.inject(`/api/v1/giftcard/validate/${encodeURIComponent(code)}`)).statusCode

  test('is known however it is typed; a wrong form is refused, an unknown one is not found', async () => {
    expect(await check('GIFT-2026-OKAY-0001')).toBe(200)
    expect(await check(' gift2026okay0001 ')).toBe(200)
    expect(await check('GIFT-2026')).toBe(400)
    expect(await check('GIFT-2026-OKAY-9999')).toBe(404)
  })

  test('gives a year that ends by itself, for nothing', async () => {
    const answer = await join(gift('gift2026okay0002'))
    expect(answer.statusCode).toBe(201)
    const { id, document } = await submissionOf(answer.json().reference)
    expect(await applicationOf(id)).toMatchObject({
      payment_method: 0,
      iban_locked: null,
      fee_cents: 0,
      surcharge_cents: 0,
      renews: false,
    })
    expect(JSON.stringify(document)).not.toContain('Bankoverschrijving')
    expect(await check('GIFT-2026-OKAY-0002')).toBe(404)
  })

  test('looks at nothing of payment but the terms', async () => {
    const body = {
      ...gift('GIFT-2026-OKAY-0003'),
      paymentDetails: { paymentMethod: 1, iban, agreeTerms: true },
    }
    const answer = await join(body)
    expect(answer.statusCode).toBe(201)
    const { id } = await submissionOf(answer.json().reference)
    expect(await applicationOf(id)).toMatchObject({ payment_method: 0, iban_locked: null })
    const bare = await join({ ...gift('GIFT-2026-OKAY-0004'), paymentDetails: {} })
    expect(bare.json<Problem>().errors).toEqual({ 'paymentDetails.agreeTerms': ['Bevestiging verplicht.'] })
  })

  test('of twenty at once one is taken in, and the others leave nothing behind', async () => {
    const before = await counts()
    const bodies = Array.from({ length: 20 }, () => gift('GIFT-2026-OKAY-0005'))
    const answers = await Promise.all(bodies.map((body) => join(body, { 'idempotency-key': randomUUID() })))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    for (const answer of refused)
      expect(answer.json<Problem>()).toMatchObject({
        status: 409,
        code: 'gift-card-unknown',
        errors: { giftyCardCode: ['Gifty code is niet geldig.'] },
        title: 'Excuus, er is een probleem met het inwisselen van de code. Ga voor hulp naar:',
      })
    expect(await counts()).toEqual(before.map((count) => count + 1))
    const card = await db()
      .selectFrom('gift_card')
      .selectAll()
      .where('code', '=', 'GIFT-2026-OKAY-0005')
      .executeTakeFirstOrThrow()
    expect(card.submission_id).toBe((await submissionOf(winner(answers))).id)
  })
  const winner = (answers: { statusCode: number; json(): { reference: string } }[]) =>
    answers.find(({ statusCode }) => statusCode === 201)?.json().reference ?? ''
})

describe('the same person twice', () => {
  test('at once, with keys of their own: one account, one registration', async () => {
    const body = registration()
    const before = await counts()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => join(body, { 'idempotency-key': randomUUID() })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
    const after = await counts()
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 1, 2, 1])
  })

  test('with one key: one answer, before and after they are logged in', async () => {
    const body = registration()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(body, key)))
    expect(new Set(answers.map(({ statusCode, body: said }) => `${statusCode} ${said}`)).size).toBe(1)
    const cookie = answers.map(cookieOf).find(Boolean) ?? ''
    expect(await stateOf(cookie)).toEqual({ membershipStatus: 'niet lid' })
    const again = await join(body, { ...key, cookie })
    expect([again.statusCode, again.body]).toEqual([201, answers[0]?.body])
    // a replay tells what was said, and logs nobody in
    expect(cookieOf(await join(body, key))).toBe('')
    const other = { ...body, componentCodename: 'anders' }
    expect((await join(other, key)).statusCode).toBe(422)
  })
})
