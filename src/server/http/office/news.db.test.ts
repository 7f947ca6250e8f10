import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaff } from '../../../../test/kit/staff.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { newsPath } from '../../../core/staff/news-path.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { staffIdleSeconds } from '../../../core/staff/sessions.ts'
import { listenTo } from '../../database/listen.ts'
import { openDatabase } from '../../database/pool.ts'
import { nowOf } from '../../services/context.ts'
import { newsChannel, openNews } from '../../services/requests/news.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { delivered, handled, type RequestEvent } from '../../services/submissions/events.ts'
import { officePrefix } from '../api.ts'
import { makeLimits } from '../rate-limit.ts'
import { buildServer } from '../server.ts'
import { officeApi } from './office.ts'

const office = await openStaffAccounts()
const { server, clock, db, open } = office
const origin = 'http://localhost:3000'
const opened = new AsyncDisposableStack()

interface Process {
  url: string
  close(): Promise<void>
}

/** Opens a process of the office on the shared database; by default it looks often whether sessions are still there. */
const openProcess = async (checkMs = 100): Promise<Process> => {
  const database = openDatabase(server.database.servingUrl, { connections: 8, waitMs: 120_000 })
  const runtime = { ...server.runtime, database }
  const news = openNews(runtime, (ear) => listenTo(server.database.servingUrl, newsChannel, ear), {
    beatMs: 100,
    checkMs,
    gatherMs: 50,
  })
  const app = await buildServer({
    runtime,
    log: pino({ level: 'silent' }),
    production: false,
    publicUrl: origin,
    trustedProxies: [],
    parts: [
      async (scope) => {
        const binding = { runtime, limits: makeLimits(runtime), plainCookies: true }
        await scope.register((inner) => officeApi(inner, binding, origin, news), { prefix: officePrefix })
      },
    ],
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= app
      .close()
      .then(() => news.close())
      .then(() => database.destroy())
    return closing
  }
  opened.defer(close)
  return { url, close }
}

let one: Process
let other: Process
beforeAll(async () => {
  one = await openProcess()
  other = await openProcess()
})
afterAll(async () => {
  await opened.disposeAsync()
  await office.close()
})

let made = 0
const colleague = (roles: readonly StaffRole[], desks: readonly string[] = []) =>
  addStaff(db, server.runtime.vault, { email: `nieuws-${++made}@voorbeeld.nl`, roles, desks, clock })
const cookieOf = async (roles: readonly StaffRole[], desks?: readonly string[]) =>
  open(await colleague(roles, desks))

/** A request of a desk, as `submit` leaves it. */
const arrive = async (desk: string): Promise<{ id: string; reference: string }> => {
  const [id, reference, received_at] = [randomUUID(), newReference(randomBytes), nowOf(server.runtime)]
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('submission')
      .values({ id, reference, received_at, kind: 'vve-quote.send', request: '{}', summary: '{}' })
      .execute()
    await tx
      .insertInto('request_work')
      .values({
        ...{ submission_id: id, kind: 'vve-quote.send', received_at, due_on: received_at, desk },
        open: true,
      })
      .execute()
    await tx
      .insertInto('submission_event')
      .values({ submission_id: id, at: received_at, event: 'received', actor: 'visitor' })
      .execute()
  })
  return { id, reference }
}

const happens = (id: string, event: RequestEvent) =>
  server.runtime.transaction((tx) => recordRequestEvent(tx, server.runtime, id, event))
const handle = (id: string) => happens(id, handled)

/** Opens a stream and gathers what it is told. */
const follow = async ({ url }: Process, cookie: string, headers: Record<string, string> = {}) => {
  const stop = new AbortController()
  const answer = await fetch(url + newsPath, {
    headers: { cookie, accept: 'text/event-stream', ...headers },
    signal: stop.signal,
  })
  let text = ''
  let isOver = false
  const read = async () => {
    const [reader, decoder] = [answer.body?.getReader(), new TextDecoder()]
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done) return
      text += decoder.decode(piece.value, { stream: true })
    }
  }
  const over = read()
    .catch(() => undefined)
    .then(() => {
      isOver = true
    })
  const changes = () =>
    text
      .split('\n')
      .filter((line) => line.startsWith('data: {"changes"'))
      .flatMap((line) => JSON.parse(line.slice(6)).changes as { reference: string; version: number }[])
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: () => text,
    isOver: () => isOver,
    references: () => changes().map(({ reference }) => reference),
    versionOf: (reference: string) => changes().findLast((change) => change.reference === reference)?.version,
    leave: async () => {
      stop.abort()
      await over
    },
  }
}

const ask = async ({ url }: Process, cookie: string, after?: string) => {
  const answer = await fetch(`${url}${newsPath}${after === undefined ? '' : `?after=${after}`}`, {
    headers: { cookie },
  })
  return { status: answer.status, body: await answer.json() }
}

describe('a stream of news', () => {
  test('tells in every process what changed in any, to whoever lists the request', async () => {
    const member = await follow(one, await cookieOf(['member-service']))
    const operator = await follow(other, await cookieOf(['operator']))
    const adviser = await follow(other, await cookieOf(['adviser'], ['juridisch']))
    const finance = await follow(other, await cookieOf(['finance']))
    expect([member.status, member.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    // told in this order, so that whoever heard of the second would have heard of the first
    const ofOthers = await arrive('bouwkundig')
    const ofLawyers = await arrive('juridisch')
    const both = [ofOthers.reference, ofLawyers.reference].toSorted()
    for (const stream of [member, operator])
      await expect.poll(() => stream.references().toSorted()).toEqual(both)
    await expect.poll(adviser.references).toEqual([ofLawyers.reference])
    await handle(ofLawyers.id)
    await expect.poll(() => member.versionOf(ofLawyers.reference)).toBe(2)
    await expect.poll(() => adviser.versionOf(ofLawyers.reference)).toBe(2)
    expect(finance.references()).toEqual([])
    expect(member.text()).not.toMatch(/vve-quote|bouwkundig|juridisch/)
    for (const stream of [member, operator, adviser, finance]) await stream.leave()
  })

  test('begins with what its browser missed, and so does who asks now and then', async () => {
    const cookie = await cookieOf(['adviser'], ['juridisch'])
    const { body: before } = await ask(one, cookie)
    expect(before).toEqual({ changes: [], after: expect.stringMatching(/^\d+$/) })
    const mine = await arrive('juridisch')
    await arrive('bouwkundig')
    const missed = [{ reference: mine.reference, version: 1 }]
    expect((await ask(other, cookie, before.after)).body.changes).toEqual(missed)
    const stream = await follow(other, cookie, { 'last-event-id': before.after })
    await expect.poll(stream.references).toEqual([mine.reference])
    await stream.leave()
    for (const odd of ['-1', 'x', '9'.repeat(40), "1' OR 1=1"])
      expect(await ask(one, cookie, encodeURIComponent(odd))).toMatchObject({
        status: 200,
        body: { changes: [] },
      })
  })

  test('has nothing of a mail that arrived, as no list shows it', async () => {
    const cookie = await cookieOf(['member-service'])
    const stream = await follow(one, cookie)
    const [quiet, other] = [await arrive('juridisch'), await arrive('juridisch')]
    await expect.poll(() => stream.references().length).toBe(2)
    const { body: before } = await ask(one, cookie)
    await happens(quiet.id, delivered)
    await handle(other.id)
    // told in this order, so that whoever heard of the second would have heard of the first
    await expect.poll(() => stream.versionOf(other.reference)).toBe(2)
    expect(stream.references().filter((reference) => reference === quiet.reference)).toHaveLength(1)
    expect((await ask(one, cookie, before.after)).body.changes).toEqual([
      { reference: other.reference, version: 2 },
    ])
    await stream.leave()
  })

  test('is for nobody else', async () => {
    const half = await office.givePassword(await colleague(['member-service']))
    const refused = [
      await follow(one, ''),
      await follow(one, half.cookie),
      await follow(one, await cookieOf(['editor'])),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 403])
    expect((await ask(one, await cookieOf(['editor']))).status).toBe(403)
  })

  test('ends with its session, and keeps no session open', async () => {
    const mine = await colleague(['member-service'])
    const cookie = await open(mine)
    const seen = async () =>
      (await db.selectFrom('staff_session').select('seen_at').where('staff_id', '=', mine.id).execute())[0]
        ?.seen_at
    const began = await seen()
    const stream = await follow(one, cookie)
    clock.pass(60_000)
    await ask(one, cookie)
    await expect.poll(() => stream.text().split('event: beat').length).toBeGreaterThan(3)
    expect([await seen(), stream.isOver()]).toEqual([began, false])
    clock.pass(staffIdleSeconds * 1000)
    await expect.poll(stream.isOver).toBe(true)
    expect((await ask(one, cookie)).status).toBe(401)

    const leaving = await colleague(['member-service'])
    const last = await follow(one, await open(leaving))
    const left = { left_at: nowOf(server.runtime) }
    await db.updateTable('staff_account').set(left).where('id', '=', leaving.id).execute()
    await expect.poll(last.isOver).toBe(true)
  })

  test('is told nothing more after logging out, however seldom sessions are looked at', async () => {
    const seldom = await openProcess(600_000)
    const cookie = await cookieOf(['member-service'])
    const stream = await follow(seldom, cookie)
    const colleagues = await follow(seldom, await cookieOf(['member-service']))
    const left = await fetch(`${seldom.url}/beheer/api/logout`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(left.status).toBe(200)
    const { reference } = await arrive('juridisch')
    await expect.poll(colleagues.references).toEqual([reference])
    await expect.poll(stream.isOver).toBe(true)
    expect(stream.references()).toEqual([])
    await colleagues.leave()
  })

  test('is refused to whoever has too many, until one of theirs ends', async () => {
    const cookie = await cookieOf(['member-service'])
    const all = await Promise.all(Array.from({ length: 10 }, () => follow(one, cookie)))
    expect(all.filter(({ status }) => status !== 200)).toEqual([])
    expect((await follow(one, cookie)).status).toBe(429)
    expect((await ask(one, cookie)).status).toBe(200)
    for (const stream of all) await stream.leave()
    const again = async () => {
      const stream = await follow(one, cookie)
      await stream.leave()
      return stream.status
    }
    await expect.poll(again).toBe(200)
  })

  test('ends where the database left us, so that its browser comes back and hears what it missed', async () => {
    const cookie = await cookieOf(['member-service'])
    const stream = await follow(one, cookie)
    const { database } = server.runtime
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'thuisbasis news' AND datname = current_database()`.execute(database)
    await expect.poll(stream.isOver).toBe(true)
    const back = await follow(one, cookie)
    const { reference } = await arrive('isoleren')
    await expect.poll(back.references).toContain(reference)
    await back.leave()
  })

  test('does not keep a process from stopping', async () => {
    const third = await openProcess()
    const stream = await follow(third, await cookieOf(['member-service']))
    await third.close()
    await expect.poll(stream.isOver).toBe(true)
  })
})

test('of many requests at once, as they are loaded, nobody is told', async () => {
  const stream = await follow(one, await cookieOf(['member-service']))
  const known = await arrive('klusservice')
  await expect.poll(stream.references).toEqual([known.reference])
  const rows = await sql<{ id: string }>`
    INSERT INTO submission (id, kind, reference, received_at, request, summary)
    SELECT gen_random_uuid(), 'vve-quote.send', 'many-' || i, now(), '{}', '{}'
    FROM generate_series(1, 60) AS i RETURNING id`.execute(db)
  expect(rows.rows).toHaveLength(60)
  await sql`
    INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open)
    SELECT id, kind, received_at, 'bouwkundig', received_at, true
    FROM submission WHERE reference LIKE 'many-%'`.execute(db)
  const last = await arrive('klusservice')
  await expect.poll(stream.references).toEqual([known.reference, last.reference])
  await stream.leave()
})
