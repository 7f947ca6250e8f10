import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { draw } from '../../../../test/kit/documents.ts'
import {
  type AddedApplication,
  addApplication,
  handOver,
  newsOf,
} from '../../../../test/kit/insurance-applications.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { documents, letters } from '../../features.ts'
import { startJobs } from '../../jobs/start.ts'
import { openOutbox } from '../../outbox/boss.ts'
import type { Message } from '../../ports/mail.ts'
import { attachDocument } from '../documents/make.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { ownApplication } from './own-application.ts'
import { takeNews } from './take-news.ts'

const server = await openTestServer({ clock: travellingClock('2026-11-24T09:00:00Z') })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server

const rowOf = (id: string) =>
  db.selectFrom('insurance_application').selectAll().where('submission_id', '=', id).executeTakeFirstOrThrow()
const requestOf = (id: string) =>
  db.selectFrom('submission').select(['state', 'flags']).where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = async (id: string) => {
  const rows = await db
    .selectFrom('submission_event')
    .select('event')
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event).filter((event) => event.startsWith('insurance-'))
}
const lettersTo = ({ emailAddress }: AddedApplication) =>
  db
    .selectFrom('letter')
    .select(['id', 'kind'])
    .where('address', '=', emailAddress)
    .orderBy('created_at')
    .execute()
const kindsTo = async (one: AddedApplication) => (await lettersTo(one)).map(({ kind }) => kind)
const queued = async (id: string) => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM pgboss.job
    WHERE name LIKE 'insurance-application.%' AND data->>'submission' = ${id} ORDER BY name`.execute(db)
  return rows.map(({ name }) => name.split('.')[1])
}

const open = async () => {
  const one = await addApplication(server)
  const partner = await handOver(server, one.id)
  return { ...one, partner }
}

describe('news of the insurer', () => {
  test('that accepts moves the request, mails once and tells who waits for it, however often it comes', async () => {
    const one = await open()
    expect((await requestOf(one.id)).state).toBe('passed-on')
    const news = newsOf(one.partner, 2, 'accepted')
    // The same news at the same time, and then once more.
    await Promise.all([takeNews(runtime, news), takeNews(runtime, news), takeNews(runtime, news)])
    await takeNews(runtime, news)
    expect(await rowOf(one.id)).toMatchObject({
      ...{ state: 'accepted', sequence: 2, policy_number: 'P-2026-0042' },
    })
    expect(await requestOf(one.id)).toEqual({ state: 'confirmed', flags: [] })
    expect(await eventsOf(one.id)).toEqual(['insurance-accepted'])
    expect(await kindsTo(one)).toEqual(['insurance-accepted'])
    expect(await queued(one.id)).toEqual(['accepted'])
  })

  test('in another order than it was said never moves anything back', async () => {
    const one = await open()
    const told = [
      newsOf(one.partner, 4, 'accepted'),
      newsOf(one.partner, 2, 'more-information'),
      newsOf(one.partner, 3, 'pending'),
      newsOf(one.partner, 1, 'refused'),
    ]
    for (const news of told) await takeNews(runtime, news)
    expect(await rowOf(one.id)).toMatchObject({ state: 'accepted', sequence: 4, question: null })
    expect(await eventsOf(one.id)).toEqual(['insurance-accepted'])
    expect(await kindsTo(one)).toEqual(['insurance-accepted'])
  })

  test('after a refusal is for staff: nothing moves, nothing is mailed, nothing is cancelled', async () => {
    const one = await open()
    await takeNews(runtime, newsOf(one.partner, 2, 'refused'))
    for (const again of [1, 2]) {
      await takeNews(runtime, newsOf(one.partner, 3, 'accepted'))
      expect(await rowOf(one.id), String(again)).toMatchObject({
        ...{ state: 'refused', sequence: 3, policy_number: null },
      })
    }
    expect(await requestOf(one.id)).toEqual({ state: 'refused', flags: ['insurance-contradicted'] })
    expect(await eventsOf(one.id)).toEqual(['insurance-refused', 'insurance-contradicted'])
    expect(await kindsTo(one)).toEqual(['insurance-refused'])
    expect(await queued(one.id)).toEqual(['refused'])
  })

  test('asks, is answered, asks something else: a mail for each question', async () => {
    const one = await open()
    const ask = (sequence: number, question: string) =>
      takeNews(runtime, newsOf(one.partner, sequence, 'more-information', { question }))
    await ask(2, 'Hangt er een rookmelder?')
    await ask(3, 'Hangt er een rookmelder?')
    expect(await ownApplication(runtime, one.id)).toContainEqual({
      ...{ section: 'De verzekeraar', label: 'De vraag', value: 'Hangt er een rookmelder?' },
    })
    await takeNews(runtime, newsOf(one.partner, 4, 'pending'))
    expect((await ownApplication(runtime, one.id)).map(({ label }) => label)).not.toContain('De vraag')
    await ask(5, 'Hoe oud is het dak?')
    expect(await kindsTo(one)).toEqual(['insurance-question', 'insurance-question'])
    expect(await eventsOf(one.id)).toEqual(['insurance-question', 'insurance-pending', 'insurance-question'])
    expect((await requestOf(one.id)).state).toBe('passed-on')
    expect(await queued(one.id)).toEqual([])
  })

  test('ends a policy with its last day; one that nobody heard was accepted cancels nothing', async () => {
    const one = await open()
    await takeNews(runtime, newsOf(one.partner, 2, 'accepted'))
    await takeNews(runtime, newsOf(one.partner, 3, 'ended'))
    expect(await kindsTo(one)).toEqual(['insurance-accepted', 'insurance-ended'])
    expect(await requestOf(one.id)).toEqual({ state: 'confirmed', flags: [] })
    expect(await ownApplication(runtime, one.id)).toContainEqual({
      ...{ section: 'De verzekeraar', label: 'Laatste dag', value: '30 juni 2027' },
    })

    const other = await open()
    await takeNews(runtime, newsOf(other.partner, 3, 'ended'))
    await takeNews(runtime, newsOf(other.partner, 2, 'accepted'))
    expect(await rowOf(other.id)).toMatchObject({ state: 'ended', sequence: 3 })
    expect(await queued(other.id)).toEqual(['refused'])
    expect((await requestOf(other.id)).flags).toEqual(['insurance-contradicted'])
  })

  test('that is broken off halfway left nothing behind, and is taken whole when it comes again', async () => {
    const one = await open()
    const news = newsOf(one.partner, 2, 'accepted')
    const dying = { ...runtime, settings: () => Promise.reject(new Error('killed')) }
    await expect(takeNews(dying, news)).rejects.toThrow('killed')
    expect(await rowOf(one.id)).toMatchObject({ state: 'pending', sequence: 0 })
    expect([await eventsOf(one.id), await kindsTo(one), await queued(one.id)]).toEqual([[], [], []])
    await takeNews(runtime, news)
    expect(await kindsTo(one)).toEqual(['insurance-accepted'])
    expect(await queued(one.id)).toEqual(['accepted'])
  })

  test('of an application that is not known changes nothing', async () => {
    await takeNews(runtime, newsOf('VZ-UNKNOWN', 2, 'accepted'))
    expect(server.logged()).toContain('news of an unknown application')
  })
})

describe('mails', () => {
  const mailed = async (id: string): Promise<Message & { said: string }> => {
    const sent: Message[] = []
    let said = ''
    const { mail } = runtime.ports
    runtime.ports.mail = { send: async (_key, message) => void sent.push(message) }
    const write = async (content: object) => {
      said = JSON.stringify(content)
      return { html: '', text: '' }
    }
    await sendLetter(runtime, letters, write, id, (submission, kind) =>
      attachDocument(runtime, { kinds: documents, draw }, { submission, kind }),
    )
    runtime.ports.mail = mail
    return { ...(sent[0] as Message), said }
  }

  test('of acceptance brings the papers, which stay with the request', async () => {
    const one = await open()
    await takeNews(runtime, newsOf(one.partner, 2, 'accepted'))
    const [letter] = await lettersTo(one)
    const { to, attachments, said } = await mailed(letter?.id ?? '')
    expect(to).toBe(one.emailAddress)
    expect(attachments?.map(({ filename }) => filename)).toEqual([`Polisoverzicht-${one.reference}.pdf`])
    for (const word of [
      'P-2026-0042',
      '1 januari 2027',
      '/opstalverzekering/verzekeringskaart',
      'dienstenwijzer',
    ])
      expect(said).toContain(word)
    const made = await db
      .selectFrom('made_document')
      .select('kind')
      .where('submission_id', '=', one.id)
      .execute()
    expect(made).toEqual([{ kind: 'policy-overview' }])
  })

  test('leave by the job of letters, papers and all', async () => {
    const one = await open()
    await takeNews(runtime, newsOf(one.partner, 2, 'accepted'))
    const sent: Message[] = []
    const { mail } = runtime.ports
    runtime.ports.mail = { send: async (_key, message) => void sent.push(message) }
    const outbox = await openOutbox(server.database.url, { connections: 2 })
    await startJobs(runtime, outbox, { write: async () => ({ html: '', text: '' }), draw })
    const ours = () => sent.filter(({ to }) => to === one.emailAddress)
    await expect.poll(() => ours().length).toBe(1)
    await outbox.stop(2000)
    runtime.ports.mail = mail
    expect(ours()[0]?.attachments?.map(({ filename }) => filename)).toEqual([
      `Polisoverzicht-${one.reference}.pdf`,
    ])
  })

  test('of a question repeats it, and keeps its words nowhere but with the application', async () => {
    const one = await open()
    await takeNews(runtime, newsOf(one.partner, 2, 'more-information'))
    const [letter] = await lettersTo(one)
    const { said } = await mailed(letter?.id ?? '')
    expect(said).toContain('Hangt er een rookmelder?')
    const { rows } = await sql`SELECT FROM letter WHERE facts::text LIKE '%rookmelder%'`.execute(db)
    expect(rows).toEqual([])
  })
})
