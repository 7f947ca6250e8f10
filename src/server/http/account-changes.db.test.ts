import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../test/house.ts'
import { addPerson, cookieOf, type OwnPerson } from '../../../test/own-pages.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import type { Problem } from '../../core/kernel/fault.ts'
import type { MyData } from '../../core/mijn/data.ts'
import { legalTexts } from '../../core/rules/legal-texts.ts'
import { startJobs } from '../jobs/start.ts'
import { hashPassword } from '../services/account/passwords.ts'
import { tokenOf } from '../services/links/links.ts'
import { sweep } from '../services/retention/sweep.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
const day = 86_400_000
let house: TestHouse
const password = 'zeven-fietsen-in-de-gracht'
let hash: string

beforeAll(async () => {
  hash = await hashPassword(password)
  house = await openHouse({ clock })
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(house.house, house.outbox, { write })
})
afterAll(() => house.close())

interface Somebody extends OwnPerson {
  cookie: string
}
const iban = 'NL91ABNA0417164300'
const newIban = 'NL20INGB0001234567'

const somebody = async (membership?: { iban?: string; ends?: string }): Promise<Somebody> => {
  const person = await addPerson(house, {
    person: { password_hash: hash },
    ...(membership && { membership }),
  })
  return { ...person, cookie: await cookieOf(house, person) }
}
const call = async (name: string, payload: unknown, cookie = '') => {
  const answer = await house.app.inject({
    method: 'POST',
    url: `/api/v2/account/${name}`,
    headers: { cookie },
    payload: payload as object,
  })
  return { status: answer.statusCode, body: answer.json<Problem>(), cookies: answer.cookies }
}
const rowOf = ({ id }: OwnPerson) =>
  house.database.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
const lettersOf = async ({ id }: OwnPerson) =>
  (
    await house.database.db
      .selectFrom('letter')
      .select(['kind', 'facts'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ kind, facts }) => [kind, (facts as { what?: string }).what].filter(Boolean).join(': '))
const mailTo = (address: string) =>
  house.database.db
    .selectFrom('sandbox_message')
    .select(['subject', 'text'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
const address = {
  postcode: '1012js',
  houseNumber: '1',
  addition: 'A',
  streetName: 'Nieuwstraat',
  city: 'Amsterdam',
}

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
    await expect.poll(() => mailTo(person.email), { timeout: 8000 }).toHaveLength(2)
    const mails = JSON.stringify(await mailTo(person.email))
    for (const value of ['1012', 'Nieuwstraat', '12345678']) expect(mails).not.toContain(value)
    const trail = await house.database.db
      .selectFrom('audit')
      .select('action')
      .where('person_id', '=', person.id)
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['account.change-address', 'account.change-phones'])
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
    house.database.db
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
    expect(house.house.vault.unlock(now?.iban_locked ?? '')).toBe(newIban)
    const row = await house.database.db
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
    expect(await mandatesOf(person)).toEqual([])
  })

  test('wrong passwords are stopped here as they are at logging in, and the owner is warned', async () => {
    const person = await somebody({ iban })
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries++)
      statuses.push((await change(person, { currentPassword: 'verkeerd' })).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect((await change(person)).status).toBe(429)
    expect(await lettersOf(person)).toEqual(['login-warning'])
    ahead += 16 * 60_000
    expect((await change(person)).status).toBe(200)
  })

  test('an old mandate goes when the books need it no more, the one that counts stays', async () => {
    const person = await somebody({ iban })
    await change(person)
    const before = ahead
    ahead += 7 * 366 * day
    await sweep(house.house)
    ahead = before
    expect((await mandatesOf(person)).map(({ ended_at }) => ended_at)).toEqual([null])
  })
})

describe('another e-mail address', () => {
  let counted = 0
  const fresh = () => `nieuw-${counted++}@voorbeeld.nl`
  const ask = (person: Somebody, email: string, currentPassword = password) =>
    call('change-email', { email, currentPassword }, person.cookie)
  const tokenFor = async ({ id }: OwnPerson) => {
    const link = await house.database.db
      .selectFrom('mailed_link')
      .select('id')
      .where('person_id', '=', id)
      .where('purpose', '=', 'change-email')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return tokenOf(house.house, link.id)
  }

  test('counts from the mailed button on, and the old address hears of it', async () => {
    const person = await somebody()
    const email = fresh()
    expect((await ask(person, email)).status).toBe(200)
    await expect.poll(() => mailTo(email), { timeout: 8000 }).toHaveLength(1)
    const token = await tokenFor(person)
    expect((await mailTo(email))[0]?.text).toContain(`/e-mailadres-bevestigen#${token}`)
    expect((await rowOf(person))?.email).toBe(person.email)
    const uses = await Promise.all(Array.from({ length: 5 }, () => call('confirm-email', { token })))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
    expect((await rowOf(person))?.email).toBe(email)
    await expect.poll(() => mailTo(person.email), { timeout: 8000 }).toHaveLength(1)
    expect((await mailTo(person.email))[0]?.text).not.toContain(email)
  })

  test('only the newest link works, for a day', async () => {
    const person = await somebody()
    await ask(person, fresh())
    const old = await tokenFor(person)
    ahead += 1000
    await ask(person, fresh())
    expect((await call('confirm-email', { token: old })).body.code).toBe('link-over')
    const token = await tokenFor(person)
    ahead += day + 1000
    expect((await call('confirm-email', { token })).body.code).toBe('link-over')
    expect((await rowOf(person))?.email).toBe(person.email)
  })

  test('an address that somebody holds says no more than anywhere (decision 32)', async () => {
    const [person, taken] = [await somebody(), await somebody()]
    const { status, body } = await ask(person, taken.email.toUpperCase())
    expect([status, body.errors]).toEqual([
      400,
      { email: ['We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'] },
    ])
    expect((await ask(person, person.email)).body.errors).toEqual({ email: ['Dit is al je e-mailadres.'] })
    expect((await ask(person, fresh(), 'verkeerd')).body.errors).toHaveProperty('currentPassword')
  })

  test('an address that went to somebody else meanwhile changes nothing; an unconfirmed account makes place', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const email = fresh()
    await ask(one, email)
    await ask(two, email)
    const [first, second] = [await tokenFor(one), await tokenFor(two)]
    const answers = await Promise.all([first, second].map((token) => call('confirm-email', { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const place = fresh()
    await house.database.db.insertInto('person').values({ email: place, active_at: null }).execute()
    const three = await somebody()
    await ask(three, place)
    expect((await call('confirm-email', { token: await tokenFor(three) })).status).toBe(200)
    expect((await rowOf(three))?.email).toBe(place)
  })

  test('a link to choose a password that was mailed to the old address ends with it', async () => {
    const person = await somebody()
    await house.database.db
      .insertInto('mailed_link')
      .values({
        id: crypto.randomUUID(),
        purpose: 'set-password',
        person_id: person.id,
        created_at: new Date(clock.now()).toISOString(),
        expires_at: new Date(clock.now() + day).toISOString(),
      })
      .execute()
    await ask(person, fresh())
    await call('confirm-email', { token: await tokenFor(person) })
    const open = await house.database.db
      .selectFrom('mailed_link')
      .select('purpose')
      .where('person_id', '=', person.id)
      .where('used_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })
})

describe('another password', () => {
  const change = (person: Somebody, next: string, currentPassword = password) =>
    call('change-password', { currentPassword, password: next }, person.cookie)
  const works = async (cookie: string) =>
    (await call('change-phones', { mobile: '0612345678' }, cookie)).status === 200

  test('ends every other session; who asks goes on in a new one', async () => {
    const person = await somebody()
    const elsewhere = await cookieOf(house, person)
    const { status, cookies } = await change(person, 'nog-zeven-fietsen-erbij')
    expect(status).toBe(200)
    const fresh = cookies.find(({ name }) => name === '__Host-thuisbasis')
    expect([await works(elsewhere), await works(person.cookie)]).toEqual([false, false])
    expect(await works(`__Host-thuisbasis=${fresh?.value}`)).toBe(true)
    expect((await lettersOf(person))[0]).toBe('password-changed')
  })

  test('is judged by the server', async () => {
    const person = await somebody()
    const sentence = async (next: string) => (await change(person, next)).body.errors?.password?.[0]
    expect(await sentence('kort')).toBe('Wachtwoord is te kort (minimaal 10 tekens).')
    expect(await sentence('welkom12345')).toBe('Wachtwoord is te zwak.')
    expect(await sentence(`zz ${person.email}`)).toBe('Wachtwoord mag je e-mailadres niet bevatten.')
    expect(await sentence(password)).toBe('Kies een ander wachtwoord dan je huidige.')
    expect((await change(person, 'nog-zeven-fietsen-erbij', 'verkeerd')).body.errors).toHaveProperty(
      'currentPassword',
    )
    expect((await rowOf(person))?.password_hash).toBe(hash)
  })

  test('of two at once one is refused', async () => {
    const person = await somebody()
    const answers = await Promise.all(
      ['eerste-fiets-in-gracht', 'tweede-fiets-in-gracht'].map((next) => change(person, next)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 400, 401].includes(status))).toBe(true)
  })

  test('who never chose one is told where to', async () => {
    const person = await somebody()
    await house.database.db
      .updateTable('person')
      .set({ password_hash: null })
      .where('id', '=', person.id)
      .execute()
    const { body } = await change(person, 'nog-zeven-fietsen-erbij')
    expect(body.errors?.currentPassword?.[0]).toContain('Je hebt nog geen wachtwoord.')
  })
})

describe('the end of an account', () => {
  const remove = (person: Somebody, over: object = {}) =>
    call('delete', { currentPassword: password, understood: true, ...over }, person.cookie)

  test('removes the person, keeps requests without one and the mandate for the books, and says goodbye', async () => {
    const person = await somebody({ iban, ends: '2027-04-01' })
    const id = crypto.randomUUID()
    await house.database.db
      .insertInto('submission')
      .values({
        id,
        kind: 'x',
        reference: `WEG-${id.slice(0, 4)}`,
        received_at: '2026-11-20T10:00:00Z',
        person_id: person.id,
        request: '{}',
        document: '{}',
      })
      .execute()
    const elsewhere = await cookieOf(house, person)
    const { status, body } = await remove(person)
    expect([status, body]).toEqual([200, { deleted: true }])
    expect(await rowOf(person)).toBeUndefined()
    const { db } = house.database
    const kept = await db.selectFrom('submission').select('person_id').where('id', '=', id).executeTakeFirst()
    expect(kept).toEqual({ person_id: null })
    const mandate = await db
      .selectFrom('mandate')
      .select(['person_id', 'relation_id', 'ended_at'])
      .where('relation_id', '=', person.relationId ?? '')
      .executeTakeFirst()
    expect(mandate).toMatchObject({ person_id: null, relation_id: person.relationId })
    expect(mandate?.ended_at).not.toBeNull()
    for (const cookie of [person.cookie, elsewhere])
      expect((await call('change-phones', { mobile: '0612345678' }, cookie)).status).toBe(401)
    await expect.poll(() => mailTo(person.email), { timeout: 8000 }).toHaveLength(1)
    const letters = await db
      .selectFrom('letter')
      .select('address')
      .where('kind', '=', 'account-deleted')
      .execute()
    expect(letters).toEqual([{ address: null }])
  })

  test('waits for a membership that goes on or is being made', async () => {
    const member = await somebody({ iban })
    expect((await remove(member)).body).toMatchObject({
      code: 'membership-running',
      title: 'Je bent nog lid. Zeg eerst je lidmaatschap op. Daarna kun je je account verwijderen.',
    })
    expect(await rowOf(member)).toBeDefined()
  })

  test('needs the tick and the password', async () => {
    const person = await somebody()
    expect((await remove(person, { understood: false })).body.errors).toHaveProperty('understood')
    expect((await remove(person, { currentPassword: 'verkeerd' })).body.errors).toHaveProperty(
      'currentPassword',
    )
    expect(await rowOf(person)).toBeDefined()
  })

  test('pressed twice it is done once', async () => {
    const person = await somebody()
    const answers = await Promise.all([remove(person), remove(person), remove(person)])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true)
    expect(await rowOf(person)).toBeUndefined()
    await expect.poll(() => mailTo(person.email), { timeout: 8000 }).toHaveLength(1)
  })
})

describe('everything about somebody', () => {
  const read = (cookie: string) => house.app.inject({ url: '/api/v2/account/my-data', headers: { cookie } })

  test('is theirs to take along, an IBAN by its last four', async () => {
    const person = await somebody({ iban })
    await call('change-address', address, person.cookie)
    await call(
      'change-iban',
      { iban: newIban, agreeCollection: true, currentPassword: password },
      person.cookie,
    )
    const answer = await read(person.cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const data = answer.json<MyData>()
    expect(data.account).toMatchObject({
      emailAddress: person.email,
      hasPassword: true,
      address: { postcode: '1012JS', houseNumber: 1, addition: 'A', placeName: 'Amsterdam' },
    })
    expect(data.membership).toMatchObject({ relationId: person.relationId, iban: '•••• •••• 4567' })
    expect(data.mandates.map((one) => one.iban)).toEqual(['•••• •••• 4300', '•••• •••• 4567'])
    expect(data.trail.map(({ action }) => action)).toEqual(['account.change-address', 'account.change-iban'])
    for (const secret of [iban, newIban, '0417164300', hash]) expect(answer.payload).not.toContain(secret)
  })

  test('is nobody else’s', async () => {
    expect((await read('')).statusCode).toBe(401)
    const [one, two] = [await somebody({ iban }), await somebody()]
    const payload = (await read(two.cookie)).payload
    for (const secret of [one.email, one.relationId ?? '']) expect(payload).not.toContain(secret)
  })
})

test('nothing of anybody stands in a log', () => {
  const logged = house.logged()
  for (const secret of [password, 'Nieuwstraat', 'nieuw-0@', '0001234567'])
    expect(logged).not.toContain(secret)
})
