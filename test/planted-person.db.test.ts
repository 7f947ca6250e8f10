import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../src/core/kernel/clock.ts'
import { demoStaff } from '../src/server/services/staff/demo-staff.ts'
import { makeVault } from '../src/server/services/vault.ts'
import { type Caller, callerOf, captchaToken } from './kit/caller.ts'
import { quickToken } from './kit/captcha.ts'
import { openWholeSite, type WholeSite, wholeSiteSecret } from './kit/whole-site.ts'
import { eventually } from './storms/site.ts'

// A person whose every word can be recognised goes through everything that people can do; then everything that the site wrote
// down is searched for those words (docs/architecture.md, "What is kept").

const planted = {
  email: 'plantzebra-qx@voorbeeld.nl',
  newEmail: 'plantgiraf-qx@voorbeeld.nl',
  password: 'Zq7-geplante-wachtzin',
  newPassword: 'Xv9-andere-wachtzin-geplant',
  wrongPassword: 'Wk3-verkeerde-wachtzin',
  iban: 'NL02ABNA0123456789',
  newIban: 'NL20INGB0001234567',
  lastName: 'Plantzebra',
  dateOfBirth: '1971-03-17',
  mobile: '+31687659321',
  alias: 'plantalias-qx',
  comment: 'Plantklus: de geplante kraan lekt.',
}
/** The forms in which each answer may be stored or written. */
const shapes: Record<keyof typeof planted, string[]> = {
  ...(Object.fromEntries(Object.entries(planted).map(([name, value]) => [name, [value]])) as Record<
    keyof typeof planted,
    string[]
  >),
  iban: [planted.iban, 'NL02 ABNA 0123 4567 89', '0123456789'],
  newIban: [planted.newIban, 'NL20 INGB 0001 2345 67', '0001234567'],
  dateOfBirth: [planted.dateOfBirth, '17 maart 1971', '17-03-1971'],
  mobile: [planted.mobile, '0687659321', '687659321'],
}
const all = Object.keys(planted) as (keyof typeof planted)[]
const secrets = ['password', 'newPassword', 'wrongPassword'] as const
const masked = [...secrets, 'iban', 'newIban'] as const

/** The names of the planted answers that occur in a text. */
const found = (text: string, names: readonly (keyof typeof planted)[]) =>
  names.filter((name) => shapes[name].some((shape) => text.includes(shape)))

let server: WholeSite
let caller: Caller

const db = () => server.database.db
const address = {
  postcode: '3821BT',
  houseNumber: 10,
  addition: '',
  streetName: 'Voorbeeldlaan',
  placeName: 'Amersfoort',
}
const mailTo = async (recipient: string, words: string) => {
  const read = () =>
    db()
      .selectFrom('sandbox_message')
      .select('text')
      .where('recipient', '=', recipient)
      .where('text', 'like', `%${words}%`)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  await eventually(`a mail to ${recipient} with ${words}`, async () => (await read()) !== undefined)
  return (await read())?.text ?? ''
}
const tokenIn = (text: string) => /#([\w.-]+)/.exec(text)?.[1] ?? ''
const good = (answer: { status: number; text: string }, what: string) =>
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(300)

beforeAll(async () => {
  server = await openWholeSite()
  caller = callerOf(server.url)
  await live()
  await eventually('everything is delivered', async () => {
    const jobs = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name <> 'retention.sweep'`.execute(
      db(),
    )
    return jobs.rows[0]?.n === 0
  })
})
afterAll(() => server?.close())

/** Becomes a member, books, changes every detail, forgets the password, leaves, comes back, and looks at all of it. */
const live = async () => {
  good(await caller.post('/api/v2/becomeamember/validate', { emailAddress: planted.email }), 'e-mail check')
  good(
    await caller.post(
      '/api/v2/becomeamember/register',
      {
        nameAddressDetails: {
          salutation: 1,
          initials: 'Q.',
          inserts: '',
          lastName: planted.lastName,
          emailAddress: planted.email,
          address,
        },
        personalInformation: {
          dateOfBirth: { date: planted.dateOfBirth },
          phoneNumbers: { phoneNumberMobile: planted.mobile, phoneNumberLandline: '' },
          password: planted.password,
        },
        paymentDetails: { paymentMethod: 1, iban: planted.iban, agreeCollection: true, agreeTerms: true },
        componentCodename: 'word_lid',
        giftyCardCode: '',
      },
      { 'idempotency-key': randomUUID() },
    ),
    'registration',
  )
  await eventually('membership', async () => {
    const { json } = await caller.get('/api/v2/account/login-state')
    return json.membershipStatus === 'lid'
  })
  const vault = makeVault([wholeSiteSecret])
  for (let left = 11; left > 0; left--)
    await caller.post('/api/v2/account/login', {
      username: planted.email,
      password: planted.wrongPassword,
      token: await quickToken({ clock: systemClock, vault }),
    })
  good(await caller.logIn(planted.email, planted.password), 'login')
  good(await caller.post('/api/v2/account/update-community-alias', { alias: planted.alias }), 'alias')
  good(
    await caller.post('/api/v2/account/change-iban', {
      iban: planted.newIban,
      agreeCollection: true,
      currentPassword: planted.password,
    }),
    'iban',
  )
  good(await caller.post('/api/v2/account/change-phones', { mobile: planted.mobile, landline: '' }), 'phones')
  const leave = {
    salutation: 1,
    initials: 'Q.',
    infix: '',
    lastName: planted.lastName,
    postcode: '3821BT',
    houseNumber: 10,
    houseNumberAddition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
    emailAddress: planted.email,
    phoneNumberMobile: planted.mobile,
    cancellationReason: 'Anders, namelijk…',
    explanation: planted.comment,
  }
  good(await caller.post('/api/v1/contact/cancelmembership', leave), 'cancellation')
  good(await caller.post('/api/v1/contact/withdraw-cancellation'), 'withdrawal')
  await keepForm()
  await changeEmail()
  await forgetPassword()
  for (const path of ['/mijn', '/mijn/gegevens', '/mijn/lidmaatschap', '/mijn/aanvragen', '/mijn/mijn-data'])
    good(await caller.get(path), path)
  good(await caller.get('/api/v2/account/my-data'), 'my data')
}

const keepForm = async () => {
  const answers = {
    person: { salutation: '1', initials: 'Q.', lastName: planted.lastName },
    email: planted.email,
    dateOfBirth: planted.dateOfBirth,
    mobile: planted.mobile,
    iban: planted.iban,
    secret: { password: planted.password, passwordRepeat: planted.password },
  }
  const kept = await caller.post('/api/v1/drafts', {
    funnel: 'lid-worden',
    path: '/lidmaatschap/lid-worden',
    draft: { answers, passed: [], step: 'pandgegevens', dropped: [] },
    emailAddress: planted.email,
  })
  good(kept, 'a form that is kept')
  expect(kept.json.leftOut).toEqual(expect.arrayContaining(['Geboortedatum', 'Wachtwoord', 'IBAN']))
  const link = tokenIn(await mailTo(planted.email, '/verder#'))
  const opened = await caller.post('/api/v1/drafts/open', { link, emailAddress: planted.email })
  good(opened, 'opened')
  expect(found(opened.text, [...masked, 'dateOfBirth'])).toEqual([])
  const { placeName: city, ...home } = address
  good(await caller.post('/api/v1/home', { home: { ...home, city }, facts: { rooms: 5 } }), 'home')
  good(await caller.get('/mijn/huis'), 'my home')
}

const changeEmail = async () => {
  const change = { email: planted.newEmail, currentPassword: planted.password }
  good(await caller.post('/api/v2/account/change-email', change), 'e-mail')
  const mail = await mailTo(planted.newEmail, '#')
  good(await caller.post('/api/v2/account/confirm-email', { token: tokenIn(mail) }), 'confirmation')
}

const forgetPassword = async () => {
  const ask = { username: planted.newEmail, token: await captchaToken(caller) }
  good(await caller.post('/api/v2/account/forgotten-password', ask), 'forgotten')
  const mail = await mailTo(planted.newEmail, '/wachtwoord-instellen#')
  good(
    await caller.post('/api/v2/account/set-password', { link: tokenIn(mail), password: planted.newPassword }),
    'new password',
  )
}

const rowsOf = async (schema: string, table: string): Promise<string> => {
  const { rows } = await sql<{ row: string }>`
    SELECT to_jsonb(one)::text AS row FROM ${sql.id(schema, table)} AS one`.execute(db())
  return rows.map(({ row }) => row).join('\n')
}
const tablesOf = async (schema: string) => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = ${schema} AND table_type = 'BASE TABLE'`.execute(db())
  return rows.map(({ name }) => name)
}

test('the planted person is there to be found', async () => {
  expect(found(await rowsOf('public', 'person'), ['newEmail', 'lastName', 'mobile', 'alias'])).toHaveLength(4)
})

describe('the database', () => {
  /** Tables in which personal data may stand readable. */
  const personal = new Set([
    'person', 'submission', 'staff_search', 'mailed_link', 'sandbox_message', 'sandbox_order',
  ]) // biome-ignore format: a list

  test('holds no password and no whole IBAN anywhere', async () => {
    for (const table of await tablesOf('public'))
      expect(found(await rowsOf('public', table), masked), table).toEqual([])
  })

  test('holds an IBAN once, locked, with its mandate', async () => {
    const locked = new Map<string, number>()
    for (const table of await tablesOf('public')) {
      const texts = (await rowsOf('public', table)).match(/"v\d\.[0-9a-f]{8}(\.[\w-]+){3}"/g) ?? []
      if (texts.length > 0) locked.set(table, texts.length)
    }
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM mandate`.execute(db())
    // a kept form is encrypted as well: its answers, without an IBAN, and its mail address
    expect([...locked].toSorted()).toEqual([
      ['mandate', rows[0]?.n],
      ['resume_link', 2],
      // the secrets of the apps with codes of the demo's staff
      ['staff_account', demoStaff.length],
    ])
    expect(await rowsOf('public', 'submission')).toContain('•••• •••• 6789')
  })

  test('holds nothing of a person outside the tables that are for it', async () => {
    for (const table of (await tablesOf('public')).filter((name) => !personal.has(name)))
      expect(found(await rowsOf('public', table), all), table).toEqual([])
  })

  test('holds nothing of a person in its queue', async () => {
    for (const table of await tablesOf('pgboss'))
      expect(found(await rowsOf('pgboss', table), all), table).toEqual([])
  })

  test('holds nothing that opens an account', async () => {
    const tokens = [...caller.cookies]
      .filter(([name]) => !name.includes('ingelogd'))
      .map(([, value]) => value)
    expect(tokens.length).toBeGreaterThan(0)
    for (const table of (await tablesOf('public')).filter((name) => name !== 'sandbox_message')) {
      const rows = await rowsOf('public', table)
      for (const token of tokens) expect(rows, table).not.toContain(token)
      expect(rows, table).not.toMatch(/[0-9a-f]{12}\.[\w-]{43}/)
    }
  })
})

test('no mail holds a password, a date of birth or more of an IBAN than its end', async () => {
  const mails = await rowsOf('public', 'sandbox_message')
  expect(found(mails, [...masked, 'dateOfBirth'])).toEqual([])
  expect(mails).toContain('6789')
})

test('the log holds nothing of a person', () => {
  const log = server.logged()
  expect(log).toContain('/api/v2/account/login')
  expect(found(log, all)).toEqual([])
})
