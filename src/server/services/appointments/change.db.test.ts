import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import type { Message } from '../../ports/mail.ts'
import { letter } from '../letters/letter.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { type AppointmentChange, changeAppointment } from './change.ts'
import { invitation } from './invitation.ts'
import { appointmentsOf } from './read-appointments.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const receivedAt = '2026-11-20T10:00:00Z'
const at = { start: '2026-12-01T08:00:00Z', end: '2026-12-01T09:00:00Z' }
const later = { start: '2026-12-02T08:00:00Z', end: '2026-12-02T09:00:00Z' }

const request = async () => {
  const { db } = server.database
  const { id } = await db
    .insertInto('submission')
    .values({
      id: randomUUID(),
      kind: 'test',
      reference: randomUUID().slice(0, 8),
      received_at: receivedAt,
      request: '{}',
      summary: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('appointment')
    .values({ submission_id: id, number: 1, starts: at.start, ends: at.end })
    .execute()
  return {
    id,
    change: (change: AppointmentChange) =>
      db
        .transaction()
        .execute((tx) => changeAppointment(tx, server.runtime, { submissionId: id, number: 1 }, change)),
    read: async () => (await appointmentsOf(server.runtime, id))[0],
  }
}

test('each change raises the sequence and tells when it was', async () => {
  const { read, change } = await request()
  expect(await read()).toMatchObject({ ...at, state: 'asked', sequence: 0, changedAt: receivedAt })
  await change('confirmed')
  const now = new Date(server.runtime.clock.now()).toISOString()
  expect(await read()).toMatchObject({ ...at, state: 'confirmed', sequence: 1 })
  await change(later)
  expect(await read()).toMatchObject({ ...later, state: 'confirmed', sequence: 2 })
  await change('cancelled')
  const off = await read()
  expect(off).toMatchObject({ ...later, state: 'cancelled', sequence: 3 })
  expect(Math.abs(Date.parse(off?.changedAt ?? '') - Date.parse(now))).toBeLessThan(60_000)
})

test('what is cancelled stays so, and what is not there cannot change', async () => {
  const { id, read, change } = await request()
  await change('cancelled')
  for (const again of ['cancelled', 'confirmed', later] as const)
    await expect(change(again)).rejects.toThrow('cannot be changed any more')
  expect(await read()).toMatchObject({ state: 'cancelled', sequence: 1 })
  await expect(
    server.database.db
      .transaction()
      .execute((tx) => changeAppointment(tx, server.runtime, { submissionId: id, number: 2 }, 'confirmed')),
  ).rejects.toThrow('Appointment 2')
})

test('of changes at once none gets the sequence of another', async () => {
  const { read, change } = await request()
  await Promise.all([change(later), change('confirmed'), change(at), change(later)])
  expect((await read())?.sequence).toBe(4)
})

test('a letter takes the appointment along as it stands when it is mailed', async () => {
  const { id, change } = await request()
  const moved = letter(
    'test-moved',
    'Je afspraak is verzet',
    () => ({ subject: 'Je afspraak is verzet', intro: ['Je afspraak is verzet.'] }),
    {
      attach: async (runtime, { facts, to }, sender) => {
        const appointments = await appointmentsOf(runtime, String(facts.submission))
        const text = { service: 'Test', summary: 'Afspraak', description: 'Tot dan', to }
        return appointments.map((one) => invitation(one, text, sender))
      },
    },
  )
  await server.database.db.transaction().execute((tx) =>
    writeLetter(tx, server.runtime, {
      letter: moved,
      personId: undefined,
      address: 'jannie@voorbeeld.nl',
      facts: { submission: id },
    }),
  )
  await change(later)
  const { id: letterId } = await server.database.db
    .selectFrom('letter')
    .select('id')
    .where('kind', '=', 'test-moved')
    .executeTakeFirstOrThrow()
  const sent: Message[] = []
  const mail = {
    send: async (_key: string, message: Message) => {
      sent.push(message)
    },
  }
  const runtime = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  const write = async () => ({ html: '<p>', text: '' })
  await sendLetter(runtime, new Map([['test-moved', moved]]), write, letterId)
  const [file] = sent[0]?.attachments ?? []
  expect(file?.filename).toBe('moment-1.ics')
  for (const line of ['DTSTART:20261202T080000Z', 'SEQUENCE:1', `UID:${id}-1`])
    expect(String(file?.content)).toContain(line)
})
