import { afterAll, describe, expect, test } from 'vitest'
import { openInspections } from '../../../../test/kit/inspections.ts'
import { sendingTo } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import * as calls from '../../../core/contract/inspections/inspections-calls.ts'
import * as operations from '../../../core/contract/inspections/inspections-operations.ts'
import { collectionOf } from '../../../core/inspections/collection.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { followInspection, giveForJoined } from './mandate.ts'

const { server, construction } = await openInspections('2026-11-20T14:00:00Z')
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server
const { takenIn } = sendingTo({
  server,
  endpoint: endpointOf(calls.register, operations.register),
  good: () => construction(),
})

/** Makes a person a member through an inspection: its request, and the last instant at which its payment may be collected. */
const joined = async () => {
  const { row, body } = await takenIn()
  await activateMembership(runtime, row.id)
  const { end } = (body as Awaited<ReturnType<typeof construction>>).selectedAppointmentTime
  return { ...row, last: Date.parse(end) + 90 * 86_400_000 }
}
const mandatesOf = (personId: string | null) =>
  db.selectFrom('mandate').selectAll().where('person_id', '=', personId).orderBy('reference').execute()
const ibanIn = ({ iban_locked, reference }: { iban_locked: string; reference: string }) =>
  runtime.vault.unlock(iban_locked, ['mandate.iban_locked', reference])

describe('who becomes a member with an inspection', () => {
  test('gets a mandate for its payment once they have a number, one however often that is heard', async () => {
    const { id, person_id, last } = await joined()
    expect(await mandatesOf(person_id), 'of the membership').toHaveLength(1)
    await Promise.all(Array.from({ length: 8 }).map(() => giveForJoined(runtime, id)))
    const [membership, payment, ...more] = await mandatesOf(person_id)
    expect(more).toEqual([])
    expect(membership).toMatchObject({ submission_id: null, ended_at: null })
    expect(payment).toMatchObject({
      submission_id: id,
      relation_id: membership?.relation_id,
      ...collectionOf(44_500),
    })
    expect(Date.parse(payment?.ended_at ?? '')).toBe(last)
    if (!membership || !payment) throw new Error('no mandates')
    expect(ibanIn(payment)).toBe(ibanIn(membership))
  })

  test('gets none for an inspection that was cancelled before that', async () => {
    const { id, person_id } = await joined()
    await db.updateTable('appointment').set({ cancelled: true }).where('submission_id', '=', id).execute()
    await giveForJoined(runtime, id)
    expect(await mandatesOf(person_id)).toHaveLength(1)
  })

  test('has none any more when it is cancelled at that very moment', async () => {
    const { id, person_id } = await joined()
    const cancel = () =>
      db.updateTable('appointment').set({ cancelled: true }).where('submission_id', '=', id).execute()
    // cancels after the appointment was read and before the mandate is written
    const late = new Proxy(runtime.database, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (name === 'transaction')
          return () => ({
            execute: async (run: never) => cancel().then(() => target.transaction().execute(run)),
          })
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await giveForJoined({ ...runtime, database: late }, id)
    const payment = (await mandatesOf(person_id)).find(({ submission_id }) => submission_id === id)
    expect(Date.parse(payment?.ended_at ?? '')).toBe(runtime.clock.now())
  })

  test('has none any more when it is cancelled after that', async () => {
    const { id, person_id } = await joined()
    await giveForJoined(runtime, id)
    await db.updateTable('appointment').set({ cancelled: true }).where('submission_id', '=', id).execute()
    await followInspection(runtime, id)
    const payment = (await mandatesOf(person_id)).find(({ submission_id }) => submission_id === id)
    expect(Date.parse(payment?.ended_at ?? '')).toBe(runtime.clock.now())
  })
})
