import { afterAll, describe, expect, test } from 'vitest'
import { iban, openMijn, openPages } from '../../../test/kit/mijn.ts'
import { addPerson, cookieOf } from '../../../test/kit/people.ts'
import { forms } from '../../core/mijn/paths.ts'

const { server, pages, member, other, mine, theirs, get, post, submit, close } = await openMijn()
afterAll(close)

const own = [
  '/mijn',
  '/mijn/gegevens',
  '/mijn/lidmaatschap',
  '/mijn/aanvragen',
  '/mijn/aanvragen/7KQM-X4TF',
  '/mijn/mijn-data',
  '/mijn/mijn-data/download.html',
  '/mijn/mijn-data/download.json',
  '/mijn/nergens/te/vinden',
  ...Object.values(forms).map(({ path }) => path),
]

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
      await server.app.inject({ method: 'POST', url: '/sandbox/viewer', payload: { as: 'visitor' } })
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
    for (const shown of ['3 februari 1980', '0612345678', '3821 BT Vindstad', '•••• •••• 4300'])
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

  test('a gift tells until when, and asks for no money', async () => {
    const given = await addPerson(server, { membership: { renews: false, ends: '2027-04-01' } })
    const cookie = await cookieOf(server, given)
    const page = (await get('/mijn/lidmaatschap', cookie)).payload
    expect(page).toContain('Cadeaukaart')
    expect(page).not.toMatch(/€|Bankoverschrijving/)
    const data = (await get('/api/v2/account/my-data', cookie)).payload
    expect(data).toContain('Cadeaukaart')
  })

  test('who is no member reads what it gives and cannot change an IBAN', async () => {
    expect((await get('/mijn/lidmaatschap', theirs)).payload).toContain('/lidmaatschap/lid-worden')
    const away = await get('/mijn/lidmaatschap/iban', theirs)
    expect([away.statusCode, away.headers.location]).toEqual([303, '/mijn/lidmaatschap'])
  })

  test('names and answers are text, whatever they hold', async () => {
    const sly = await addPerson(server, {
      person: {
        initials: 'X.',
        last_name: '</h1><script>alert(1)</script>',
        community_alias: '"><img src=x>',
      },
    })
    const { reference } = await submit(sly, undefined, '<b>Titel</b>')
    const cookie = await cookieOf(server, sly)
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
    const gone = await addPerson(server)
    const cookie = await cookieOf(server, gone)
    await server.database.db.deleteFrom('person').where('id', '=', gone.id).execute()
    expect((await get('/mijn', cookie)).statusCode).toBe(303)
  })
})

describe('leaving', () => {
  const loggedIn = async (cookie: string) => (await get('/mijn', cookie)).statusCode === 200

  test('here, or everywhere', async () => {
    const person = await addPerson(server)
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => cookieOf(server, person)))
    const here = await post('/mijn/uitloggen', one ?? '')
    expect([here.statusCode, here.headers.location]).toEqual([303, '/'])
    expect(here.cookies.find(({ name }) => name === '__Host-thuisbasis')).toMatchObject({ value: '' })
    expect([await loggedIn(one ?? ''), await loggedIn(two ?? '')]).toEqual([false, true])
    await post('/mijn/uitloggen', two ?? '', 'overal=ja')
    expect(await loggedIn(three ?? '')).toBe(false)
    expect((await post('/mijn/uitloggen', '')).statusCode).toBe(303)
  })

  test('no other site can do it', async () => {
    const cookie = await cookieOf(server, await addPerson(server))
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
    const leaving = await addPerson(server, { membership: { ends: '2027-04-01' } })
    const cookie = await cookieOf(server, leaving)
    expect((await get('/mijn/lidmaatschap', cookie)).payload).toContain('tot en met 31 maart 2027')
    expect((await get('/mijn/lidmaatschap', cookie)).payload).not.toContain('Opzegging intrekken')
    const { id, reference } = await submit(leaving, undefined, 'Lidmaatschap opzeggen')
    await server.database.db
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
    await server.database.db
      .updateTable('submission')
      .set({ state: 'confirmed' })
      .where('id', '=', id)
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
  // an error as PostgreSQL makes it, which quotes the value that it is about
  const said = Object.assign(new SyntaxError('invalid input: "vindmij@voorbeeld.nl"'), {
    code: '22P02',
    detail: 'Key (email)=(vindmij@voorbeeld.nl)',
  })
  const database = new Proxy(server.runtime.database, {
    get: (target, name) => (name === 'selectFrom' ? fail : Reflect.get(target, name)),
  })
  const fail = () => {
    throw said
  }
  const failing = await openPages({ ...server, runtime: { ...server.runtime, database } })
  const answer = await failing.app.inject({
    url: '/mijn',
    headers: { cookie: await cookieOf(server, member) },
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
  for (const secret of ['Vindmij', 'Anderman', member.email, member.relationId ?? '', '4300'])
    expect(logged).not.toContain(secret)
})

test('whoever asks too much reads for how long to wait, on a page and after a button alike', async () => {
  const ask = (method: 'GET' | 'POST', url: string) =>
    pages.app.inject({
      method,
      url,
      remoteAddress: '10.42.0.1',
      headers: { cookie: mine, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: '' }),
    })
  for (let left = 30; left > 0; left--)
    await Promise.all(
      Array.from({ length: 100 }, () =>
        pages.app.inject({ url: '/mijn/gegevens', remoteAddress: '10.42.0.1' }),
      ),
    )
  for (const [method, url, back] of [
    ['GET', '/mijn/gegevens?pagina=2', '/mijn/gegevens'],
    ['POST', '/mijn/lidmaatschap/opzegging-intrekken', '/mijn'],
  ] as const) {
    const answer = await ask(method, url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1'])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.payload).toContain('Dit gaat te snel. Wacht een seconde en probeer het dan opnieuw.')
    expect(answer.payload).toContain(`href="${back}"`)
  }
  expect((await get('/mijn/gegevens', mine)).statusCode).toBe(200)
})
