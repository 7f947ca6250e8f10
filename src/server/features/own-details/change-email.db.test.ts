import { afterAll, describe, expect, test } from 'vitest'
import { day } from '../../../../test/kit/clock.ts'
import { openOwnAccounts, password, type Somebody } from '../../../../test/kit/own-details.ts'
import type { OwnPerson } from '../../../../test/kit/people.ts'
import { tokenOf } from '../../services/links/mailed-link.ts'
import { mailTurn } from '../../services/rate-limits/recipient.ts'

const { clock, server, somebody, call, rowOf, mailTo } = await openOwnAccounts()
afterAll(() => server.close())

describe('another e-mail address', () => {
  let counted = 0
  const fresh = () => `nieuw-${counted++}@voorbeeld.nl`
  const ask = (person: Somebody, email: string, currentPassword = password) =>
    call('change-email', { email, currentPassword }, person.cookie)
  const tokenFor = async ({ id }: OwnPerson) => {
    const link = await server.database.db
      .selectFrom('mailed_link')
      .select('id')
      .where('person_id', '=', id)
      .where('purpose', '=', 'change-email')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return tokenOf(server.runtime, link.id)
  }

  test('counts from the mailed button on, and the old address hears of it', async () => {
    const person = await somebody()
    const email = fresh()
    expect((await ask(person, email)).status).toBe(200)
    await expect.poll(() => mailTo(email)).toHaveLength(1)
    const token = await tokenFor(person)
    expect((await mailTo(email))[0]?.text).toContain(`/e-mailadres-bevestigen#${token}`)
    expect((await rowOf(person))?.email).toBe(person.email)
    const uses = await Promise.all(Array.from({ length: 5 }, () => call('confirm-email', { token })))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
    expect((await rowOf(person))?.email).toBe(email)
    await expect.poll(() => mailTo(person.email)).toHaveLength(1)
    expect((await mailTo(person.email))[0]?.text).not.toContain(email)
  })

  test('only the newest link works, for a day', async () => {
    const person = await somebody()
    await ask(person, fresh())
    const old = await tokenFor(person)
    clock.pass(1000)
    await ask(person, fresh())
    expect((await call('confirm-email', { token: old })).body.code).toBe('link-over')
    const token = await tokenFor(person)
    clock.pass(day + 1000)
    expect((await call('confirm-email', { token })).body.code).toBe('link-over')
    expect((await rowOf(person))?.email).toBe(person.email)
  })

  test('a mailbox that got many mails gets the link later, and while it still works', async () => {
    const person = await somebody()
    const email = fresh()
    const fill = (wait: number) =>
      server.database.db
        .transaction()
        .execute((tx) => mailTurn(tx, server.runtime, email, undefined, wait * 60))
    while ((await fill(0)) !== undefined);
    expect((await ask(person, email)).body).toEqual({ changed: true, mailed: 'later' })
    while ((await fill(12 * 60)) !== undefined);
    expect((await ask(person, email)).status).toBe(429)
  })

  test('an address that somebody holds says no more than anywhere (D32)', async () => {
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
    await server.database.db.insertInto('person').values({ email: place, active_at: null }).execute()
    const three = await somebody()
    await ask(three, place)
    expect((await call('confirm-email', { token: await tokenFor(three) })).status).toBe(200)
    expect((await rowOf(three))?.email).toBe(place)
  })

  test('a link to choose a password that was mailed to the old address ends with it', async () => {
    const person = await somebody()
    await server.database.db
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
    const open = await server.database.db
      .selectFrom('mailed_link')
      .select('purpose')
      .where('person_id', '=', person.id)
      .where('used_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })
})

test('nothing of anybody stands in a log', () => {
  const logged = server.logged()
  for (const secret of [password, 'nieuw-0@']) expect(logged).not.toContain(secret)
})
