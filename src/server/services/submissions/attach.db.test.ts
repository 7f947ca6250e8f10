import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { newcomer, openAccounts, password } from '../../../../test/kit/account.ts'
import { bookingFrom, plantedPerson } from '../../../../test/kit/handyman.ts'
import { cookieOf as answerCookie } from '../../../../test/kit/membership.ts'
import { openPages } from '../../../../test/kit/mijn.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { book } from '../../../core/contract/handyman/handyman-calls.ts'
import { confirmationMails } from '../../features.ts'
import { makeRequestContext } from '../../http/request-context.ts'
import { tokenOf } from '../links/mailed-link.ts'
import { attachRequests } from './attach.ts'
import { readSubmission } from './read-submission.ts'

const accounts = await openAccounts()
const { server, post, registered, activate, logIn, setPassword, forgotten, resetLinkOf, changeLink } =
  accounts
const { db } = server.database
const pages = await openPages(server)
afterAll(async () => {
  await pages.close()
  await server.close()
})

const get = (url: string, cookie: string) => pages.app.inject({ url, headers: { cookie } })
const send = (url: string, cookie: string) =>
  pages.app.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })

const bookAs = async (email: string, cookie = '') => {
  const booking = await bookingFrom(server, '2026-11-23')
  booking.appointment.user.email = email
  const answer = await post(book.path, booking, cookie)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ reference: string }>().reference
}
const ownerOf = async (reference: string) =>
  db
    .selectFrom('submission')
    .select(['id', 'person_id', 'sender_email', 'attached_at', 'flags'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
const isShown = async (reference: string, cookie: string) =>
  (await get('/mijn/aanvragen', cookie)).payload.includes(reference)
const somebody = (confirmed = true) =>
  addPerson(server, { person: { email_confirmed_at: confirmed ? '2026-01-01T00:00:00Z' : null } })

describe('a request without logging in', () => {
  test('stands on the account once the link of its registration was followed, whatever the capitals', async () => {
    const { emailAddress } = newcomer()
    const before = await bookAs(emailAddress.toUpperCase())
    const stranger = await bookAs('iemand-anders@voorbeeld.nl')
    const { link } = await registered({ emailAddress })
    expect((await ownerOf(before)).person_id).toBeNull()
    const activated = await activate(link)
    const cookie = answerCookie(activated)
    expect(await isShown(before, cookie)).toBe(true)
    expect(await isShown(stranger, cookie)).toBe(false)
    const row = await ownerOf(before)
    expect(row).toMatchObject({ sender_email: null })
    const trail = await db.selectFrom('audit').selectAll().where('subject_id', '=', row.id).execute()
    expect(trail.map(({ action, person_id }) => [action, person_id === row.person_id])).toEqual([
      ['handyman.book', false],
      ['requests.attach', true],
    ])
  })

  test('stands there after the next login when it was sent while logged out', async () => {
    const { body, link } = await registered()
    await activate(link)
    const after = await bookAs(body.emailAddress)
    expect((await ownerOf(after)).person_id).toBeNull()
    const cookie = answerCookie(await logIn(body.emailAddress, password))
    expect(await isShown(after, cookie)).toBe(true)
  })

  test('stands there once a password was chosen by a mailed link, also of an account that works already', async () => {
    const member = await somebody(false)
    const reference = await bookAs(member.email)
    await forgotten(member.email)
    const answer = await setPassword(await resetLinkOf(member.email))
    expect(await isShown(reference, answerCookie(answer))).toBe(true)
  })

  test('finds who changes to its address, once the new address is confirmed', async () => {
    const person = await somebody()
    const newEmail = `later-${randomUUID()}@voorbeeld.nl`
    const reference = await bookAs(newEmail)
    const token = await changeLink(person.id, newEmail)
    expect((await ownerOf(reference)).person_id).toBeNull()
    const answer = await post('/api/v2/account/confirm-email', { token }, await cookieOf(server, person))
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await ownerOf(reference)).person_id).toBe(person.id)
  })

  test.each(['nobody', 'somebody else'])(
    'never finds who had another address typed that its owner, logged in as %s, confirmed for them',
    async (who) => {
      const stranger = await somebody()
      const newEmail = `slachtoffer-${randomUUID()}@voorbeeld.nl`
      const reference = await bookAs(newEmail)
      const token = await changeLink(stranger.id, newEmail)
      const owner = who === 'nobody' ? '' : await cookieOf(server, await somebody())
      expect((await post('/api/v2/account/confirm-email', { token }, owner)).statusCode).toBe(200)
      expect((await ownerOf(reference)).person_id).toBeNull()
      await attachTo(stranger.id)
      expect((await ownerOf(reference)).person_id).toBeNull()
      const cookie = await cookieOf(server, stranger)
      expect((await get('/mijn/gegevens', cookie)).payload).toContain('Bevestig je e-mailadres')
    },
  )

  test('never finds an account whose address was only typed, however often it logs in', async () => {
    const { body, link } = await registered()
    await activate(link)
    await db
      .updateTable('person')
      .set({ email_confirmed_at: null })
      .where('email', '=', body.emailAddress)
      .execute()
    const reference = await bookAs(body.emailAddress)
    const cookie = answerCookie(await logIn(body.emailAddress, password))
    expect(await isShown(reference, cookie)).toBe(false)
  })

  test('finds who had their address only typed, once they follow the link that they ask for', async () => {
    const person = await somebody(false)
    const reference = await bookAs(person.email)
    const cookie = await cookieOf(server, person)
    expect((await get('/mijn/gegevens', cookie)).payload).toContain('Bevestig je e-mailadres')
    const asked = await send('/mijn/gegevens/e-mailadres-bevestigen', cookie)
    expect(asked.headers.location).toBe('/mijn/gegevens?gewijzigd=bevestiging')
    expect((await send('/mijn/gegevens/e-mailadres-bevestigen', '')).headers.location).toBe('/mijn/gegevens')
    const lettersTo = () =>
      db.selectFrom('letter').select(['kind', 'link_id']).where('person_id', '=', person.id).execute()
    const [letter] = await lettersTo()
    expect(letter?.kind).toBe('prove-email')
    const token = tokenOf(server.runtime, letter?.link_id ?? '')
    const stranger = await cookieOf(server, await somebody())
    for (const somebodyElse of ['', stranger])
      expect((await post('/api/v2/account/confirm-email', { token }, somebodyElse)).statusCode).toBe(401)
    expect((await ownerOf(reference)).person_id).toBeNull()
    expect((await post('/api/v2/account/confirm-email', { token }, cookie)).statusCode).toBe(200)
    expect(await isShown(reference, cookie)).toBe(true)
    expect((await get('/mijn/gegevens', cookie)).payload).not.toContain('Bevestig je e-mailadres')
    // Asking again mails nothing, and nobody is told of a change, since there is none.
    await send('/mijn/gegevens/e-mailadres-bevestigen', cookie)
    expect(await lettersTo()).toHaveLength(1)
  })

  test('has one link that works, however often it is asked for at once', async () => {
    const person = await somebody(false)
    const cookie = await cookieOf(server, person)
    await Promise.all(Array.from({ length: 3 }, () => send('/mijn/gegevens/e-mailadres-bevestigen', cookie)))
    const links = await db
      .selectFrom('mailed_link')
      .select('used_at')
      .where('person_id', '=', person.id)
      .execute()
    expect(links.length).toBeGreaterThan(1)
    expect(links.filter(({ used_at }) => used_at === null)).toHaveLength(1)
  })

  test('that its mail never reached stays away: whoever has the address now may be somebody else', async () => {
    const person = await somebody()
    const reference = await bookAs(person.email)
    const { id } = await ownerOf(reference)
    await db
      .updateTable('delivery')
      .set({ state: 'refused' })
      .where('submission_id', '=', id)
      .where('partner', '=', 'mail')
      .execute()
    await attachTo(person.id)
    expect((await ownerOf(reference)).person_id).toBeNull()
  })

  test('is attached once, by however many at once', async () => {
    const person = await somebody()
    const reference = await bookAs(person.email)
    await Promise.all(Array.from({ length: 6 }, () => attachTo(person.id)))
    const { id } = await ownerOf(reference)
    const trail = await db
      .selectFrom('audit')
      .select('id')
      .where('subject_id', '=', id)
      .where('action', '=', 'requests.attach')
      .execute()
    expect(trail).toHaveLength(1)
  })
})

const attachTo = async (personId: string) => {
  const ctx = makeRequestContext(
    { runtime: server.runtime, plainCookies: true },
    { id: 'test', ip: '10.0.0.1', cookies: {}, headers: {} } as never,
    {} as never,
  )
  await ctx.transaction((tx) => attachRequests(tx, ctx, personId))
}

describe('what found its reader by an address alone', () => {
  test('shows what its mail told and no more: no quiet answers, no files', async () => {
    const person = await somebody()
    const reference = await bookAs(person.email)
    const { id } = await ownerOf(reference)
    const file = randomUUID()
    await server.runtime.ports.files.put(file, Buffer.from('%PDF-1.7'))
    await db
      .insertInto('file')
      .values({
        id: file,
        session_id: randomUUID(),
        name: 'geheim-bestand.pdf',
        content_type: 'application/pdf',
        bytes: 8,
        created_at: '2026-11-20T10:00:00Z',
        submission_id: id,
      })
      .execute()
    await sql`UPDATE submission SET summary = jsonb_set(summary, '{office}',
      summary->'office' || '[{"label": "Geboortedatum", "value": "3 februari 1980"}]') WHERE id = ${id}`.execute(
      db,
    )
    await attachTo(person.id)
    const cookie = await cookieOf(server, person)
    const { payload } = await get(`/mijn/aanvragen/${reference}`, cookie)
    const submission = await readSubmission(server.runtime, id)
    const mail =
      submission &&
      (await confirmationMails[book.name]?.(submission, await server.runtime.sender(), server.runtime))
    for (const { value } of mail?.content.answers ?? []) expect(payload).toContain(value.split('\n')[0])
    expect(payload).toContain(plantedPerson.comment)
    expect(payload).toContain('Dit is niet van mij')
    for (const path of [`/mijn/aanvragen/${reference}`, '/mijn/mijn-data/download.html'])
      for (const more of ['3 februari 1980', 'geheim-bestand'])
        expect((await get(path, cookie)).payload).not.toContain(more)
    expect((await get(`/api/v1/files/${file}`, cookie)).statusCode).toBe(404)
  })

  test('is taken off for good by who says that it is not theirs, with a flag for staff', async () => {
    const person = await somebody()
    const reference = await bookAs(person.email)
    await attachTo(person.id)
    const cookie = await cookieOf(server, person)
    const stranger = await cookieOf(server, await somebody())
    expect((await send(`/mijn/aanvragen/${reference}/niet-van-mij`, stranger)).headers.location).toBe(
      '/mijn/aanvragen',
    )
    expect(await isShown(reference, cookie)).toBe(true)
    const answer = await send(`/mijn/aanvragen/${reference}/niet-van-mij`, cookie)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/mijn/aanvragen?gewijzigd=aanvraag'])
    expect((await get(`/mijn/aanvragen/${reference}`, cookie)).statusCode).toBe(404)
    const taken = await ownerOf(reference)
    expect(taken.flags).toContain('address-of-somebody-else')
    const work = db.selectFrom('request_work').select('flagged').where('submission_id', '=', taken.id)
    expect(await work.executeTakeFirst()).toEqual({ flagged: true })
    await attachTo(person.id)
    expect((await ownerOf(reference)).person_id).toBeNull()
    expect((await send(`/mijn/aanvragen/${reference}/niet-van-mij`, cookie)).statusCode).toBe(303)
    expect((await send(`/mijn/aanvragen/${reference}/niet-van-mij`, '')).statusCode).toBe(303)
  })

  test('one that was sent while logged in is not taken off', async () => {
    const person = await somebody()
    const cookie = await cookieOf(server, person)
    const reference = await bookAs(person.email, cookie)
    await send(`/mijn/aanvragen/${reference}/niet-van-mij`, cookie)
    expect((await ownerOf(reference)).person_id).toBe(person.id)
  })

  test('does not come back to a later account once its account is gone', async () => {
    const { body, link } = await registered()
    const reference = await bookAs(body.emailAddress)
    await activate(link)
    expect((await ownerOf(reference)).person_id).not.toBeNull()
    await db.deleteFrom('person').where('email', '=', body.emailAddress).execute()
    const again = await registered({ emailAddress: body.emailAddress })
    const cookie = answerCookie(await activate(again.link))
    expect(await isShown(reference, cookie)).toBe(false)
    expect((await ownerOf(reference)).person_id).toBeNull()
  })
})
