import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openMijn } from '../../../../test/kit/mijn.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { myData } from '../../../core/mijn/data.ts'
import { mostLooks } from '../../../core/staff/looks.ts'
import { looksAtPerson, looksAtRequest } from './looks.ts'

const { server, pages, member, other, mine, theirs, get, submit, close } = await openMijn()
afterAll(close)
const { db } = server.database

const colleague = randomUUID()
await db
  .insertInto('staff_account')
  .values({
    id: colleague,
    email: 'sanne@voorbeeld.nl',
    name: 'Sanne Naamgeheim',
    roles: ['member-service', 'adviser'],
    created_at: '2026-01-01T10:00:00Z',
  })
  .execute()

interface Act {
  at?: string
  action?: string
  subject_id?: string
  submission_id?: string
  reason?: string
  roles?: string
  staff_id?: string | null
}
const addActs = async (...acts: Act[]) => {
  const usual = { at: '2026-11-19T10:00:00Z', action: 'requests.show', roles: 'member-service' }
  const rows = acts.map((act) => ({ ...usual, request_id: 'test', staff_id: colleague, ...act }))
  await db.insertInto('audit').values(rows).execute()
}
const both = 'member-service,adviser'
const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
const page = async (cookie: string) => textOf((await get('/mijn/mijn-data', cookie)).payload)

test('a person reads who looked at their account and requests, by day, role and reason', async () => {
  const asked = await submit(member)
  const foreign = await submit(other)
  expect(await page(mine)).toContain('Op deze lijst staat nog niemand.')
  await addActs(
    { submission_id: asked.id, reason: 'klacht' },
    { submission_id: asked.id, reason: 'klacht', at: '2026-11-19T22:59:00Z' },
    // the next day in Amsterdam
    { submission_id: asked.id, reason: 'klacht', at: '2026-11-19T23:01:00Z', roles: both },
    { subject_id: asked.id, action: 'requests.done', at: '2026-11-18T10:00:00Z' },
    { subject_id: member.id, submission_id: asked.id, action: 'payments.refund', at: '2026-11-17T10:00:00Z' },
    { subject_id: member.id, action: 'members.unknown', at: '2026-11-16T10:00:00Z', roles: '' },
    { submission_id: foreign.id, at: '2026-11-15T10:00:00Z' },
    // what nobody of the staff did
    { subject_id: member.id, action: 'session.login', at: '2026-11-14T10:00:00Z', staff_id: null },
  )
  const { looks, more } = await looksAtPerson(server.runtime, member.id)
  const { reference } = asked
  const service = 'Een medewerker van de ledenservice'
  expect(more).toBe(false)
  expect(looks).toEqual([
    {
      day: '2026-11-20',
      who: `${service} en adviseur`,
      what: 'bekeek je aanvraag',
      why: 'Vanwege een klacht',
      reference,
      times: 1,
    },
    {
      day: '2026-11-19',
      who: service,
      what: 'bekeek je aanvraag',
      why: 'Vanwege een klacht',
      reference,
      times: 2,
    },
    { day: '2026-11-18', who: service, what: 'handelde je aanvraag af', reference, times: 1 },
    { day: '2026-11-17', who: service, what: 'betaalde je geld terug', reference, times: 1 },
    { day: '2026-11-16', who: 'Een medewerker', what: 'deed iets met je gegevens', times: 1 },
  ])
  const text = await page(mine)
  expect(text).toContain(`${service} bekeek je aanvraag (2 keer), aanvraag ${reference}. Vanwege een klacht.`)
  expect(await page(theirs)).not.toContain(reference)
  expect((await looksAtRequest(server.runtime, asked.id)).looks.map(({ day }) => day)).toEqual(
    looks.slice(0, 4).map(({ day }) => day),
  )
})

test('a request that was attached by its e-mail address shows nothing of it: it may be somebody else’s', async () => {
  const person = await addPerson(server)
  const { id, reference } = await submit(person)
  await db
    .updateTable('submission')
    .set({ attached_at: '2026-11-19T10:00:00Z' })
    .where('id', '=', id)
    .execute()
  await addActs({ submission_id: id })
  expect((await looksAtPerson(server.runtime, person.id)).looks).toEqual([])
  const cookie = await cookieOf(server, person)
  expect(await page(cookie)).not.toContain(reference)
  expect((await get('/mijn/mijn-data/download.json', cookie)).json().trail).toEqual([
    expect.objectContaining({ action: 'account.my-data' }),
  ])
})

test('the page shows the newest, and the download all, with role and reason', async () => {
  const person = await addPerson(server)
  const { id, reference } = await submit(person)
  const days = Array.from({ length: mostLooks + 5 }, (_, at) => new Date(Date.UTC(2026, 8, 1 + at, 10)))
  await addActs(...days.map((at) => ({ at: at.toISOString(), submission_id: id, reason: 'collega-afwezig' })))
  const { looks, more } = await looksAtPerson(server.runtime, person.id)
  expect([looks.length, more, looks[0]?.day]).toEqual([mostLooks, true, '2026-10-25'])
  const cookie = await cookieOf(server, person)
  expect(await page(cookie)).toContain('In je download staan ze allemaal.')
  const { trail } = myData.parse((await get('/mijn/mijn-data/download.json', cookie)).json())
  expect(trail.filter(({ roles }) => roles !== undefined)).toHaveLength(days.length)
  expect(trail[0]).toEqual({
    at: '2026-09-01T10:00:00Z',
    action: 'requests.show',
    roles: ['member-service'],
    reason: 'collega-afwezig',
    reference,
  })
  const { payload } = await get('/mijn/mijn-data/download.html', cookie)
  const whole = textOf(payload)
  expect(whole).toContain('Wie van ons naar je gegevens keek')
  expect(whole.match(/Een collega was afwezig/g)).toHaveLength(days.length)
})

test('no name of a colleague stands in a page, a download or the log', async () => {
  for (const path of ['/mijn/mijn-data', '/mijn/mijn-data/download.json', '/mijn/mijn-data/download.html'])
    expect((await get(path, mine)).payload).not.toContain('Naamgeheim')
  expect(pages.logged()).not.toContain('Naamgeheim')
})
