import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callBack } from '../../src/core/contract/callback/callback-calls.ts'
import { callbackType, departments } from '../../src/core/rules/callback-departments.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { openWholeSite, type WholeSite } from '../kit/whole-site.ts'
import { whenCalm } from './bookings.ts'
import { holdUntilInLine } from './locks.ts'

const clients = 10
const { office } = departments.juridisch

let one: WholeSite
let two: WholeSite
beforeAll(async () => {
  one = await openWholeSite()
  two = await openWholeSite({ database: one.database })
})
afterAll(async () => {
  await two?.close()
  await one?.close()
})

const read = async <T>(path: string): Promise<T> => (await fetch(one.url + path)).json() as Promise<T>

test('of many who want one seat at the same moment, at two servers, one gets it', async () => {
  const { db } = one.database
  await db.updateTable('office').set({ seats: 1 }).where('code', '=', office).execute()
  const dates = `office/${office}/appointmentTypes/${callbackType}/dates`
  const date = (await read<string[]>(`/api/v1/${dates}`)).at(-1) ?? ''
  const { appointmentTimes } = await read<{ appointmentTimes: { startTime: string }[] }>(
    `/api/v2/${dates}/${date}/times`,
  )
  const time = appointmentTimes[0]?.startTime
  const ask = async (url: string): Promise<number> => {
    const body = JSON.stringify({
      ...{ department: 'juridisch', date, time, name: 'Jannie de Vries', phoneNumber: '0612345678' },
      emailAddress: `seat-${randomUUID()}@voorbeeld.nl`,
      question: 'Mag mijn buurman een schutting plaatsen?',
    })
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': newVisitor(),
    }
    const answer = await whenCalm(() => fetch(url + callBack.path, { method: 'POST', headers, body }))
    return answer.status
  }
  let asked: Promise<number>[] = []
  await holdUntilInLine(db, 'reservation', { inLine: clients }, () => {
    asked = Array.from({ length: clients }, (_, at) => ask(at % 2 ? one.url : two.url))
  })
  const statuses = await Promise.all(asked)
  expect(statuses.toSorted()).toEqual([201, ...Array<number>(clients - 1).fill(409)])
  expect(await db.selectFrom('reservation').select('seat').execute()).toHaveLength(1)
  expect(await db.selectFrom('submission').select('id').execute()).toHaveLength(1)
})
