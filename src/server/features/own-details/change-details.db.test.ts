import { afterAll, describe, expect, test } from 'vitest'
import { day } from '../../../../test/kit/clock.ts'
import {
  address,
  iban,
  newIban,
  openOwnAccounts,
  password,
  type Somebody,
} from '../../../../test/kit/own-details.ts'
import type { OwnPerson } from '../../../../test/kit/people.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import { sweep } from '../../services/retention/sweep.ts'

const { clock, server, somebody, call, rowOf, lettersOf, mailTo } = await openOwnAccounts()
afterAll(() => server.close())

describe('what nobody may do', () => {
  test.each([
    ['change-address', address],
    ['change-phones', { mobile: '0612345678' }],
    ['change-iban', { iban: newIban, agreeCollection: true, currentPassword: password }],
    ['change-email', { email: 'nieuw@voorbeeld.nl', currentPassword: password }],
    ['change-password', { currentPassword: password, password: 'nog-zeven-fietsen-erbij' }],
    ['delete', { currentPassword: password, understood: true }],
  ])('%s without being logged in', async (name, payload) => {
    const { status, body } = await call(name, payload)
    expect([status, body.code]).toEqual([401, 'login-required'])
  })

  test.each([
    'change-address',
    'change-phones',
    'change-iban',
    'change-email',
    'change-password',
    'delete',
    'confirm-email',
  ])('%s with nonsense: a sentence per field, never a 500', async (name) => {
    const { cookie } = await somebody({ iban })
    const odd = { houseNumber: { a: 1 }, mobile: ['06'], iban: 7, email: null, currentPassword: 3, token: {} }
    for (const payload of [{}, odd, { ...odd, currentPassword: 'x'.repeat(100_000).slice(0, 60_000) }]) {
      const { status, body } = await call(name, payload, cookie)
      expect(status).toBe(400)
      for (const sentences of Object.values(body.errors ?? {}))
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÉ].*\.$/)
    }
  })
})

describe('address and phones', () => {
  test('are changed, told by mail in words, and written down', async () => {
    const person = await somebody()
    expect((await call('change-address', address, person.cookie)).status).toBe(200)
    expect(await rowOf(person)).toMatchObject({ postcode: '1012JS', house_number: 1, city: 'Amsterdam' })
    const phones = { mobile: '06 12345678', landline: '' }
    expect((await call('change-phones', phones, person.cookie)).status).toBe(200)
    expect(await rowOf(person)).toMatchObject({ mobile: '+31612345678', landline: null })
    expect(await lettersOf(person)).toEqual([
      'details-changed: je adres',
      'details-changed: je telefoonnummers',
    ])
    await expect.poll(() => mailTo(person.email)).toHaveLength(2)
    const mails = JSON.stringify(await mailTo(person.email))
    for (const value of ['1012', 'Nieuwstraat', '12345678']) expect(mails).not.toContain(value)
    const trail = await server.database.db
      .selectFrom('audit')
      .select('action')
      .where('person_id', '=', person.id)
      .execute()
    expect(trail.map(({ action }) => action)).toEqual([
      'own-details.change-address',
      'own-details.change-phones',
    ])
  })

  test('one number at least', async () => {
    const { status, body } = await call(
      'change-phones',
      { mobile: '', landline: '' },
      (await somebody()).cookie,
    )
    expect([status, body.errors]).toEqual([400, { mobile: ['Er is minimaal één telefoonnummer vereist.'] }])
  })

  test('side by side every one is written whole, and the last stays', async () => {
    const person = await somebody()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        call(
          'change-address',
          { ...address, houseNumber: at + 1, streetName: `Straat ${at + 1}` },
          person.cookie,
        ),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const row = await rowOf(person)
    expect(row?.street_name).toBe(`Straat ${row?.house_number}`)
  })
})

describe('the account of a mandate', () => {
  const change = (person: Somebody, over: object = {}) =>
    call(
      'change-iban',
      { iban: newIban, agreeCollection: true, currentPassword: password, ...over },
      person.cookie,
    )
  const mandatesOf = ({ id }: OwnPerson) =>
    server.database.db
      .selectFrom('mandate')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('given_at')
      .execute()

  test('is replaced with a new mandate in today’s words; both numbers stay locked', async () => {
    const person = await somebody({ iban })
    const { status, body } = await change(person)
    const reference = `TB-${person.relationId}-20261120`
    expect([status, body]).toEqual([200, { changed: true, mandateReference: reference }])
    const [old, now] = await mandatesOf(person)
    expect(old).toMatchObject({ reference: `TB-${person.relationId}-20190401`, wording: null })
    expect(old?.ended_at).not.toBeNull()
    expect(now).toMatchObject({ reference, ...legalTexts.collection, ended_at: null })
    expect(server.runtime.vault.unlock(now?.iban_locked ?? '', ['mandate.iban_locked', reference])).toBe(
      newIban,
    )
    const row = await server.database.db
      .selectFrom('membership')
      .selectAll()
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ mandate_reference: reference, mandate_signed_on: '2026-11-20' })
    expect(JSON.stringify([row, old, now])).not.toContain('0001234567')
    expect(await lettersOf(person)).toEqual(['details-changed: je IBAN'])
  })

  test('several a day, also side by side, each get a mandate of their own; one counts', async () => {
    const person = await somebody({ iban })
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(person)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const mandates = await mandatesOf(person)
    expect(new Set(mandates.map(({ reference }) => reference)).size).toBe(6)
    expect(mandates.filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
  })

  test('needs a member with direct debit, an agreement, a real number and the password', async () => {
    expect((await change(await somebody())).body.code).toBe('no-direct-debit')
    expect((await change(await somebody({}))).body.code).toBe('no-direct-debit')
    expect((await change(await somebody({ iban, ends: '2026-11-20' }))).body.code).toBe('no-direct-debit')
    const person = await somebody({ iban })
    expect((await change(person, { agreeCollection: false })).body.errors).toEqual({
      agreeCollection: ['Bevestiging verplicht.'],
    })
    expect((await change(person, { iban: 'NL91ABNA0417164301' })).body.errors).toEqual({
      iban: ['IBAN is niet geldig.'],
    })
    expect((await change(person, { currentPassword: 'verkeerd' })).body.errors).toEqual({
      currentPassword: ['Dit is niet je huidige wachtwoord.'],
    })
    expect(await mandatesOf(person)).toMatchObject([
      { reference: `TB-${person.relationId}-20190401`, ended_at: null },
    ])
  })

  test('wrong passwords are stopped here as they are at logging in, and the owner is warned', async () => {
    const person = await somebody({ iban })
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries++)
      statuses.push((await change(person, { currentPassword: 'verkeerd' })).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(15)
    expect((await change(person)).status).toBe(429)
    expect(await lettersOf(person)).toEqual(['login-warning'])
    clock.pass(16 * 60_000)
    expect((await change(person)).status).toBe(200)
  })

  test('an old mandate goes when the books need it no more, the one that counts stays', async () => {
    const person = await somebody({ iban })
    await change(person)
    clock.pass(7 * 366 * day)
    await sweep(server.runtime)
    clock.pass(-7 * 366 * day)
    expect((await mandatesOf(person)).map(({ ended_at }) => ended_at)).toEqual([null])
  })
})

test('nothing of anybody stands in a log', () => {
  const logged = server.logged()
  for (const secret of [password, 'Nieuwstraat', '0001234567']) expect(logged).not.toContain(secret)
})
