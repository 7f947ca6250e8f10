import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPages } from '../../../../test/kit/mijn.ts'
import { addPerson, cookieOf, type OwnPerson } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { saveHome, tellHome } from '../../../core/contract/home/home-calls.ts'
import { me } from '../../../core/contract/session/session-calls.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import { mijn } from '../../../core/mijn/paths.ts'
import { collectBesideRequests } from '../../services/mijn/data.ts'
import { removeAccounts } from '../../services/people/remove.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { systemContext } from '../../services/system-context.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-25T22:40:00Z'), now: () => clock.at }
const server = await openTestServer({ clock })
const pages = await openPages(server)
afterAll(async () => {
  await pages.close()
  await server.close()
})
const { db } = server.database

const place = {
  postcode: '3821BT',
  houseNumber: 10,
  addition: '',
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
}
const account = { postcode: '3821BT', house_number: 10, street_name: 'Voorbeeldlaan', city: 'Amersfoort' }

const somebody = async () => {
  const person = await addPerson(server, { person: account })
  return { person, cookie: await cookieOf(server, person) }
}
type Body = {
  homes?: { houseNumber: number; facts: Record<string, { value: unknown; source: string; on: string }> }[]
}

const post = async (path: string, payload: object, cookie: string) => {
  const answer = await server.app.inject({ method: 'POST', url: path, payload, headers: { cookie } })
  if (answer.statusCode >= 500) throw new Error(server.logged())
  return { status: answer.statusCode, body: answer.json<Body & { code?: string; errors?: object }>() }
}
const homes = async (cookie: string) => (await post(me.path, {}, cookie)).body.homes ?? []
const press = async (path: string, form: Record<string, string>, cookie: string) => {
  const answer = await pages.app.inject({
    method: 'POST',
    url: path,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return String(answer.headers.location)
}
const idOf = async ({ id }: OwnPerson, houseNumber = 10) =>
  (
    await db
      .selectFrom('home')
      .select('id')
      .where('person_id', '=', id)
      .where('house_number', '=', houseNumber)
      .executeTakeFirstOrThrow()
  ).id

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute()
})

describe('what is told of a home', () => {
  test('stands with its source and day, and the register fills in the rest', async () => {
    const { cookie } = await somebody()
    expect(await homes(cookie)).toMatchObject([{ houseNumber: 10, facts: {} }])
    expect(
      (await post(tellHome.path, { home: place, facts: { rooms: 5, woz: 412_000 } }, cookie)).status,
    ).toBe(200)
    const [known] = await homes(cookie)
    expect(known?.facts).toMatchObject({
      rooms: { value: 5, source: 'request', on: '2026-11-25' },
      woz: { value: 412_000_00, source: 'request' },
      constructionYear: { source: 'register' },
    })
  })

  test('changes only where it differs, and the register overwrites nobody', async () => {
    const { person, cookie } = await somebody()
    await post(saveHome.path, { home: place, facts: { constructionYear: 1931, rooms: 4 } }, cookie)
    // moves the clock past midnight in Amsterdam
    clock.at += 25 * 60_000
    await post(tellHome.path, { home: place, facts: { rooms: 4, houseType: '2' } }, cookie)
    expect(await press(`${mijn.home}/${await idOf(person)}/kadaster`, {}, cookie)).toContain(
      'gewijzigd=kadaster',
    )
    const [known] = await homes(cookie)
    expect(known?.facts).toMatchObject({
      constructionYear: { value: 1931, source: 'person', on: '2026-11-25' },
      rooms: { source: 'person', on: '2026-11-25' },
      houseType: { source: 'request', on: '2026-11-26' },
    })
    clock.at -= 25 * 60_000
    // an empty field is forgotten only when the form began with what is known (`mends`)
    await post(saveHome.path, { home: place, facts: { rooms: 6 } }, cookie)
    expect(Object.keys((await homes(cookie))[0]?.facts ?? {})).toContain('houseType')
    await post(saveHome.path, { home: place, facts: { rooms: 6 }, mends: true }, cookie)
    expect(Object.keys((await homes(cookie))[0]?.facts ?? {})).toEqual(['rooms'])
  })

  test('is of one home, as the register tells them apart', async () => {
    const { cookie } = await somebody()
    const additions = ['a', 'A', 'A-2', 'A2']
    for (const [at, addition] of additions.entries())
      await post(tellHome.path, { home: { ...place, addition }, facts: { rooms: at + 2 } }, cookie)
    const kept = (await homes(cookie)) as { addition?: string; facts: Record<string, { value: unknown }> }[]
    expect(
      Object.fromEntries(
        additions.map((one) => [one, kept.find(({ addition }) => addition === one)?.facts.rooms?.value]),
      ),
    ).toEqual({ a: 2, A: 3, 'A-2': 4, A2: 5 })
  })

  test('is never another person’s who lives or lived there', async () => {
    const [one, other] = [await somebody(), await somebody()]
    await post(tellHome.path, { home: place, facts: { rooms: 7 } }, one.cookie)
    expect((await homes(other.cookie))[0]?.facts).toEqual({})
    const id = await idOf(one.person)
    for (const what of ['kadaster', 'verlaten', 'wissen', 'verwijderen', 'terug'])
      await press(`${mijn.home}/${id}/${what}`, { feit: 'rooms', waarom: 'verkocht' }, other.cookie)
    expect((await homes(one.cookie))[0]?.facts).toMatchObject({ rooms: { value: 7 } })
    expect(
      (await pages.app.inject({ url: mijn.home, headers: { cookie: other.cookie } })).body,
    ).not.toContain('Aantal kamers')
  })

  test('of a sixth home is refused, and nonsense gets sentences', async () => {
    const { cookie } = await somebody()
    for (let houseNumber = 1; houseNumber <= 5; houseNumber++)
      expect((await post(tellHome.path, { home: { ...place, houseNumber }, facts: {} }, cookie)).status).toBe(
        200,
      )
    expect(
      await post(tellHome.path, { home: { ...place, houseNumber: 6 }, facts: {} }, cookie),
    ).toMatchObject({
      status: 409,
      body: { code: 'too-many-homes' },
    })
    const odd = {
      home: { postcode: 7 },
      facts: { rooms: 'veel', houseType: [], woz: {}, insulation: 'x'.repeat(5000) },
    }
    expect((await post(saveHome.path, odd, cookie)).status).toBe(400)
    expect((await post(saveHome.path, odd, '')).status).toBeGreaterThanOrEqual(400)
  })

  test('of two at once is one home', async () => {
    const { cookie } = await somebody()
    const told = { home: { ...place, addition: 'a' }, facts: { rooms: 3 } }
    const both = await Promise.all([post(tellHome.path, told, cookie), post(tellHome.path, told, cookie)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await homes(cookie)).toHaveLength(2)
  })
})

describe('a home', () => {
  test('that was left or sold begins no form, can be taken back, and goes after two years', async () => {
    const { person, cookie } = await somebody()
    await post(saveHome.path, { home: { ...place, houseNumber: 12 }, facts: { rooms: 2 } }, cookie)
    const id = await idOf(person, 12)
    await press(`${mijn.home}/${id}/verlaten`, { waarom: 'verkocht' }, cookie)
    expect((await homes(cookie)).map(({ houseNumber }) => houseNumber)).toEqual([10])
    await post(tellHome.path, { home: { ...place, houseNumber: 12 }, facts: { rooms: 9 } }, cookie)
    const page = (await pages.app.inject({ url: mijn.home, headers: { cookie } })).body
    expect(page).toContain('Verkocht op')
    await press(`${mijn.home}/${id}/terug`, {}, cookie)
    expect((await homes(cookie))[1]?.facts.rooms?.value).toBe(2)
    await press(`${mijn.home}/${id}/verlaten`, { waarom: 'verhuisd' }, cookie)
    const before = clock.at
    clock.at += 2 * 366 * 86_400_000
    await sweep(systemContext(server.runtime, 'test'))
    clock.at = before
    expect(await db.selectFrom('home').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('and one fact of it can be removed', async () => {
    const { person, cookie } = await somebody()
    await post(saveHome.path, { home: place, facts: { rooms: 2, roofType: '0' } }, cookie)
    const id = await idOf(person)
    await press(`${mijn.home}/${id}/wissen`, { feit: 'roofType' }, cookie)
    expect((await homes(cookie))[0]?.facts).not.toHaveProperty('roofType')
    await press(`${mijn.home}/${id}/verwijderen`, {}, cookie)
    expect((await homes(cookie))[0]?.facts).toEqual({})
    expect(await press(`${mijn.home}/${randomUUID()}/verwijderen`, {}, cookie)).toBe(mijn.home)
  })

  test('stands in the download, and is gone with the account', async () => {
    const { person, cookie } = await somebody()
    await post(saveHome.path, { home: place, facts: { rooms: 2 } }, cookie)
    const data = await collectBesideRequests(server.runtime, { id: person.id })
    expect(data.homes).toMatchObject([
      {
        address: expect.stringContaining('Voorbeeldlaan 10'),
        facts: expect.arrayContaining([
          { label: 'Aantal kamers', value: '2', source: expect.stringContaining('zelf ingevuld op') },
        ]),
      },
    ])
    await db.transaction().execute((tx) => removeAccounts(tx, server.runtime, sql`id = ${person.id}::uuid`))
    expect(await db.selectFrom('home').select('id').where('person_id', '=', person.id).execute()).toEqual([])
  })
})
