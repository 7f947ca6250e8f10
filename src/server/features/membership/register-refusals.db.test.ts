import { describe, expect, test } from 'vitest'
import {
  applicationOf,
  counts,
  gift,
  join,
  openRegistrations,
  type Registration,
  registration,
  submissionOf,
} from '../../../../test/kit/membership.ts'
import type { Problem } from '../../../core/kernel/fault.ts'

const server = await openRegistrations()
const db = () => server.database.db

test('a refusal mails nothing, and counts no mail to the address that was typed', async () => {
  const asked = gift('AAAA-AAAA-AAAA-AAAA')
  const key = server.runtime.vault.fingerprint(`mailbox\0${asked.nameAddressDetails.emailAddress}`)
  const counted = () => db().selectFrom('rate_limit').select('full_at').where('key', '=', key).execute()
  expect((await join(server, asked)).json()).toMatchObject({ code: 'gift-card-unknown' })
  expect(await counted()).toEqual([])
  const taken = registration(asked.nameAddressDetails.emailAddress)
  expect((await join(server, taken)).statusCode).toBe(201)
  expect(await counted()).toHaveLength(1)
})

describe('payment', () => {
  test('by transfer costs its surcharge and looks at no IBAN and no consent', async () => {
    const body = registration()
    const paid = { ...body, paymentDetails: { paymentMethod: 0, iban: 'geen', agreeTerms: true } }
    const answer = await join(server, paid)
    expect(answer.statusCode).toBe(201)
    const { id, request, summary } = await submissionOf(server, answer.json().reference)
    expect(await applicationOf(server, id)).toMatchObject({
      payment_method: 0,
      iban_locked: null,
      fee_cents: 3450,
      surcharge_cents: 190,
    })
    expect(JSON.stringify(request)).not.toContain('geen')
    // in the words of the choice (D37), once in the mail and once in the stored summary
    expect(JSON.stringify(summary).match(/Bankoverschrijving \(€ 1,90 extra\)/g)).toHaveLength(2)
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
    const before = await counts(server)
    const answer = await join(server, { ...registration(), paymentDetails })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([path, said]) => [`paymentDetails.${path}`, said])),
    )
    expect(await counts(server)).toEqual(before)
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
    const answer = await join(server, spoiled(change))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual(errors)
  })

  test('an address that an account holds is a conflict at the e-mail address', async () => {
    const answer = await join(server, registration('LID@voorbeeld.nl'))
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

  test('a code as text and a day as parts are of another type, and taken in by nobody (D10 and D33)', async () => {
    const body = registration()
    const answer = await join(server, {
      ...body,
      nameAddressDetails: { ...body.nameAddressDetails, salutation: '0' },
      personalInformation: {
        ...body.personalInformation,
        dateOfBirth: { date: { day: '3', month: '2', year: '1980' } },
      },
      paymentDetails: { ...body.paymentDetails, paymentMethod: '1' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({
      'nameAddressDetails.salutation': ['Kies een van de mogelijkheden.'],
      'personalInformation.dateOfBirth.date': ['Geboortedatum is niet geldig.'],
      'paymentDetails.paymentMethod': ['Kies een van de mogelijkheden.'],
    })
  })

  test('an empty body names every field that is needed', async () => {
    const answer = await join(server, {})
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(
      expect.arrayContaining([
        'nameAddressDetails.salutation',
        'nameAddressDetails.address.postcode',
        'personalInformation.dateOfBirth.date',
        'personalInformation.password',
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
    const answer = await join(server, body)
    expect(answer.statusCode).toBe(201)
    expect((await submissionOf(server, answer.json().reference)).flags).toEqual(['name-and-address-known'])
  })
})
