import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingFrom, planted } from '../../../test/bookings.ts'
import { openHouse, type TestHouse } from '../../../test/house.ts'
import { addPerson, cookieOf, type OwnPerson, openPages } from '../../../test/own-pages.ts'
import { book } from '../../core/contract/klusservice.ts'
import { newReference } from '../../core/fields/reference.ts'
import { clockAt } from '../../core/kernel/clock.ts'
import { forms } from '../../core/mijn/paths.ts'

const clock = clockAt('2026-11-20T14:00:00Z')
let house: TestHouse
let pages: Awaited<ReturnType<typeof openPages>>
let member: OwnPerson
let other: OwnPerson
let mine: string
let theirs: string

const iban = 'NL91ABNA0417164300'
const home = { postcode: '3821BT', house_number: 10, street_name: 'Vindlaan', city: 'Vindstad' }

beforeAll(async () => {
  house = await openHouse({ clock })
  pages = await openPages(house)
  member = await addPerson(house, {
    person: {
      initials: 'Q.',
      last_name: 'Vindmij',
      mobile: '+31612345678',
      date_of_birth: '1980-02-03',
      ...home,
    },
    membership: { iban },
  })
  other = await addPerson(house, { person: { initials: 'Z.', last_name: 'Anderman' } })
  ;[mine, theirs] = await Promise.all([cookieOf(house, member), cookieOf(house, other)])
})
afterAll(async () => {
  await pages.close()
  await house.close()
})

const get = (url: string, cookie = '') => pages.app.inject({ url, headers: { cookie } })
const post = (url: string, cookie: string, payload = '') =>
  pages.app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

const own = [
  '/mijn',
  '/mijn/gegevens',
  '/mijn/lidmaatschap',
  '/mijn/aanvragen',
  '/mijn/aanvragen/7KQM-X4TF',
  '/mijn/mijn-data',
  '/mijn/mijn-data/download.html',
  '/mijn/nergens/te/vinden',
  ...Object.values(forms).map(({ path }) => path),
]

/** A submission of this person, as any service would have left it. */
const submit = async (
  person: OwnPerson | undefined,
  at = '2026-11-20T10:00:00Z',
  title = 'Iets aanvragen',
) => {
  const id = randomUUID()
  const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
  await house.database.db
    .insertInto('submission')
    .values({
      id,
      kind: 'elders.vragen',
      reference,
      received_at: at,
      person_id: person?.id ?? null,
      request: JSON.stringify({ kept: {}, locked: {} }),
      document: JSON.stringify({
        title,
        office: [{ section: 'Vraag', label: 'Wat?', value: 'Antwoord-van-mij' }],
        mail: [],
      }),
    })
    .execute()
  return { id, reference }
}

describe('who is not logged in', () => {
  test.each(own)(
    '%s leads to logging in and back, without what stands behind the question mark',
    async (path) => {
      const answer = await get(`${path}?pagina=2`)
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toBe(`/inloggen?terug=${encodeURIComponent(path)}`)
      expect(answer.headers['cache-control']).toBe('private, no-store')
    },
  )

  test('a session that is over, made up or nobody’s is no key', async () => {
    const nobody = (
      await house.app.inject({ method: 'POST', url: '/sandbox/viewer', payload: { as: 'visitor' } })
    ).cookies
    expect(nobody.every(({ value }) => value === '')).toBe(true)
    for (const cookie of ['__Host-thuisbasis=verzonnen', `__Host-thuisbasis=${'a'.repeat(43)}`])
      expect((await get('/mijn', cookie)).statusCode).toBe(303)
  })
})

describe('who is logged in', () => {
  test.each(['/mijn', '/mijn/gegevens', '/mijn/lidmaatschap', '/mijn/aanvragen', '/mijn/mijn-data'])(
    '%s is theirs alone and kept by nobody',
    async (path) => {
      const [answer, foreign] = await Promise.all([get(path, mine), get(path, theirs)])
      expect([answer.statusCode, foreign.statusCode]).toEqual([200, 200])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.payload).toContain('Q. Vindmij')
      expect(foreign.payload).toContain('Z. Anderman')
      for (const secret of ['Vindmij', 'Vindlaan', member.email, member.relationId ?? '', '4300'])
        expect(foreign.payload).not.toContain(secret)
      expect(answer.payload).not.toContain(iban)
      expect(answer.payload).not.toContain('0417')
    },
  )

  test('many at once each get their own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => get('/mijn/gegevens', at % 2 ? mine : theirs)),
    )
    for (const [at, { payload }] of answers.entries()) {
      expect(payload.includes(member.email)).toBe(at % 2 === 1)
      expect(payload.includes(other.email)).toBe(at % 2 === 0)
    }
  })

  test('details show what is known, and only the last four of an IBAN', async () => {
    const { payload } = await get('/mijn/gegevens', mine)
    for (const shown of ['3 februari 1980', '06 12345678', '3821 BT Vindstad', '•••• •••• 4300'])
      expect(payload).toContain(shown)
    expect(payload).toContain('Je naam kun je niet op de website wijzigen')
  })

  test('a membership tells its number, its price, its mandate and when its year ends', async () => {
    const { payload } = await get('/mijn/lidmaatschap', mine)
    for (const shown of [
      member.relationId ?? '',
      '1 april 2019',
      '1 april 2027',
      '€ 34,50',
      'Automatische incasso',
      `TB-${member.relationId}-20190401`,
    ])
      expect(payload).toContain(shown)
    expect(payload).not.toContain('Opzegging intrekken')
  })

  test('who is no member reads what it gives and cannot change an IBAN', async () => {
    expect((await get('/mijn/lidmaatschap', theirs)).payload).toContain('/lidmaatschap/lid-worden')
    const away = await get('/mijn/lidmaatschap/iban', theirs)
    expect([away.statusCode, away.headers.location]).toEqual([303, '/mijn/lidmaatschap'])
  })

  test('names and answers are text, whatever they hold', async () => {
    const sly = await addPerson(house, {
      person: {
        initials: 'X.',
        last_name: '</h1><script>alert(1)</script>',
        community_alias: '"><img src=x>',
      },
    })
    const { reference } = await submit(sly, undefined, '<b>Titel</b>')
    const cookie = await cookieOf(house, sly)
    for (const path of [
      '/mijn',
      '/mijn/gegevens',
      `/mijn/aanvragen/${reference}`,
      '/mijn/mijn-data/download.html',
    ]) {
      const { payload } = await get(path, cookie)
      expect(payload).not.toContain('<script>alert')
      expect(payload).not.toContain('<img src=x')
      expect(payload).not.toContain('<b>Titel')
    }
  })

  test('a word behind gewijzigd says what changed; any other says nothing', async () => {
    expect((await get('/mijn/gegevens?gewijzigd=adres', mine)).payload).toContain('Je adres is veranderd')
    for (const word of ['__proto__', 'constructor', '<script>', 'ADRES'])
      expect((await get(`/mijn/gegevens?gewijzigd=${encodeURIComponent(word)}`, mine)).payload).not.toContain(
        'is veranderd',
      )
  })

  test('whose account goes while they look, is sent to log in', async () => {
    const gone = await addPerson(house)
    const cookie = await cookieOf(house, gone)
    await house.database.db.deleteFrom('person').where('id', '=', gone.id).execute()
    expect((await get('/mijn', cookie)).statusCode).toBe(303)
  })
})

describe('requests', () => {
  test('stand there newest first, twenty to a page, and only one’s own', async () => {
    const many = await addPerson(house)
    for (let day = 1; day <= 25; day++)
      await submit(many, `2026-10-${String(day).padStart(2, '0')}T10:00:00Z`, `Aanvraag-${day}.`)
    await submit(undefined, undefined, 'Van niemand')
    const cookie = await cookieOf(house, many)
    const titles = async (query: string) =>
      [...(await get(`/mijn/aanvragen${query}`, cookie)).payload.matchAll(/Aanvraag-(\d+)\./g)].map(
        ([, day]) => Number(day),
      )
    expect(await titles('')).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at))
    expect(await titles('?pagina=2')).toEqual([5, 4, 3, 2, 1])
    expect(await titles('?pagina=99999')).toEqual([5, 4, 3, 2, 1])
    for (const wrong of ['0', '-1', 'x', '2e3', '99999999999999', "1' OR 1=1"])
      expect((await titles(`?pagina=${encodeURIComponent(wrong)}`)).length).toBe(20)
    expect((await get('/mijn/aanvragen', cookie)).payload).toContain('Oudere aanvragen')
    expect((await get('/mijn', cookie)).payload).toContain('Bekijk alle 25 aanvragen')
  })

  test('somebody else’s reference and an unknown one are the same 404', async () => {
    const { reference } = await submit(other)
    expect((await get(`/mijn/aanvragen/${reference}`, theirs)).payload).toContain('Antwoord-van-mij')
    const foreign = await get(`/mijn/aanvragen/${reference}`, mine)
    const unknown = await get('/mijn/aanvragen/7KQM-X4TF', mine)
    const nonsense = await get(`/mijn/aanvragen/${encodeURIComponent("' OR 1=1 --")}`, mine)
    expect([foreign.statusCode, unknown.statusCode, nonsense.statusCode]).toEqual([404, 404, 404])
    expect(foreign.payload).toBe(unknown.payload)
    expect(nonsense.payload).toBe(unknown.payload)
    expect((await get(`/mijn/aanvragen/${reference}/moment-1.ics`, mine)).payload).toBe(unknown.payload)
  })

  test('a booking made while logged in has its answers, its moments and a file for the calendar', async () => {
    const booking = await bookingFrom(house, '2026-11-23')
    const answer = await pages.app.inject({
      method: 'POST',
      url: book.path,
      headers: { cookie: mine },
      payload: booking,
    })
    expect(answer.statusCode).toBe(201)
    const { reference } = answer.json<{ reference: string }>()
    const { payload } = await get(`/mijn/aanvragen/${reference}`, mine)
    for (const shown of [
      reference,
      planted.comment,
      'Momenten die jij koos',
      'Nog niet bevestigd',
      'Ontvangen',
    ])
      expect(payload).toContain(shown)
    const file = await get(`/mijn/aanvragen/${reference}/moment-1.ics`, mine)
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.payload).toContain(reference)
    expect((await get(`/mijn/aanvragen/${reference}/moment-99.ics`, mine)).statusCode).toBe(404)
    await house.database.db
      .updateTable('delivery')
      .set({ state: 'delivered' })
      .where('partner', '<>', 'mail')
      .execute()
    expect((await get('/mijn', mine)).payload).toContain('Doorgegeven')
  })

  test('a request in a shape that its mail no longer knows still shows its answers', async () => {
    const { id, reference } = await submit(member)
    await house.database.db
      .updateTable('submission')
      .set({ kind: 'klusservice.book' })
      .where('id', '=', id)
      .execute()
    const answer = await get(`/mijn/aanvragen/${reference}`, mine)
    expect([answer.statusCode, answer.payload.includes('Antwoord-van-mij')]).toEqual([200, true])
  })

  test('a document is read by whoever sent the request in, also in a later session', async () => {
    const { id, reference } = await submit(member)
    const file = randomUUID()
    await house.house.ports.files.put(file, Buffer.from('%PDF-1.7'))
    await house.database.db
      .insertInto('file')
      .values({
        id: file,
        session_id: randomUUID(),
        name: 'offerte.pdf',
        content_type: 'application/pdf',
        bytes: 8,
        created_at: '2026-11-20T10:00:00Z',
        submission_id: id,
      })
      .execute()
    expect((await get(`/mijn/aanvragen/${reference}`, mine)).payload).toContain(`/api/v1/files/${file}`)
    const read = (cookie: string) => get(`/api/v1/files/${file}`, cookie)
    expect((await read(mine)).statusCode).toBe(200)
    expect((await read(await cookieOf(house, member))).statusCode).toBe(200)
    expect([(await read(theirs)).statusCode, (await read('')).statusCode]).toEqual([404, 404])
  })
})

describe('leaving', () => {
  const loggedIn = async (cookie: string) => (await get('/mijn', cookie)).statusCode === 200

  test('here, or everywhere', async () => {
    const person = await addPerson(house)
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => cookieOf(house, person)))
    const here = await post('/mijn/uitloggen', one ?? '')
    expect([here.statusCode, here.headers.location]).toEqual([303, '/'])
    expect(here.cookies.find(({ name }) => name === '__Host-thuisbasis')).toMatchObject({ value: '' })
    expect([await loggedIn(one ?? ''), await loggedIn(two ?? '')]).toEqual([false, true])
    await post('/mijn/uitloggen', two ?? '', 'overal=ja')
    expect(await loggedIn(three ?? '')).toBe(false)
    expect((await post('/mijn/uitloggen', '')).statusCode).toBe(303)
  })

  test('no other site can do it', async () => {
    const cookie = await cookieOf(house, await addPerson(house))
    const answer = await pages.app.inject({
      method: 'POST',
      url: '/mijn/uitloggen',
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'overal=ja',
    })
    expect([answer.statusCode, await loggedIn(cookie)]).toEqual([403, true])
  })

  test('a cancellation is taken back with one button, and twice is no mistake', async () => {
    const leaving = await addPerson(house, { membership: { ends: '2027-04-01' } })
    const cookie = await cookieOf(house, leaving)
    expect((await get('/mijn/lidmaatschap', cookie)).payload).toContain('tot en met 31 maart 2027')
    expect((await get('/mijn/lidmaatschap', cookie)).payload).not.toContain('Opzegging intrekken')
    const { id, reference } = await submit(leaving, undefined, 'Lidmaatschap opzeggen')
    await house.database.db
      .insertInto('cancellation')
      .values({
        submission_id: id,
        person_id: leaving.id,
        relation_id: leaving.relationId ?? '',
        last_day: '2027-03-31',
        received_at: '2026-11-20T10:00:00Z',
        matched_at: '2026-11-20T10:00:00Z',
      })
      .execute()
    const page = (await get('/mijn/lidmaatschap', cookie)).payload
    expect([page.includes('Opzegging intrekken'), page.includes(reference)]).toEqual([true, true])
    const back = await post('/mijn/lidmaatschap/opzegging-intrekken', cookie)
    expect(back.headers.location).toBe('/mijn/lidmaatschap?gewijzigd=opzegging')
    const again = await post('/mijn/lidmaatschap/opzegging-intrekken', cookie)
    expect([again.statusCode, again.headers.location]).toEqual([303, '/mijn/lidmaatschap'])
    expect((await get('/mijn/lidmaatschap', cookie)).payload).not.toContain('Je bent lid tot en met')
    expect((await get(`/mijn/aanvragen/${reference}`, cookie)).payload).toContain('Ingetrokken')
    expect((await post('/mijn/lidmaatschap/opzegging-intrekken', '')).statusCode).toBe(303)
  })
})

test('a page that fails tells the log where, and nothing of whose it is', async () => {
  // as PostgreSQL says it: with the value that it was about
  const said = Object.assign(new SyntaxError('invalid input: "vindmij@voorbeeld.nl"'), {
    code: '22P02',
    detail: 'Key (email)=(vindmij@voorbeeld.nl)',
  })
  const database = new Proxy(house.house.database, {
    get: (target, name) => (name === 'selectFrom' ? fail : Reflect.get(target, name)),
  })
  const fail = () => {
    throw said
  }
  const failing = await openPages({ ...house, house: { ...house.house, database } })
  const answer = await failing.app.inject({
    url: '/mijn',
    headers: { cookie: await cookieOf(house, member) },
  })
  expect(answer.statusCode).toBe(500)
  expect(failing.logged()).toContain('page failed')
  expect(failing.logged()).toContain('22P02')
  expect(failing.logged()).not.toContain('vindmij@')
  await failing.close()
})

test('nothing of anybody stands in a log', () => {
  const logged = pages.logged()
  expect(logged).toContain('/mijn/aanvragen/:reference')
  for (const secret of [
    'Vindmij',
    'Anderman',
    member.email,
    member.relationId ?? '',
    '4300',
    planted.comment,
  ])
    expect(logged).not.toContain(secret)
})
