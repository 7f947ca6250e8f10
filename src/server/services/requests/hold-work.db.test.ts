import { afterAll, describe, expect, test } from 'vitest'
import { openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { delivered, notTaken, type RequestEvent } from '../submissions/events.ts'

const { server, make, read, act, versionOf, service, second } = await openOfficeRequests()
afterAll(() => server.close())

describe('an act', () => {
  test('on what somebody else changed is refused with who and when', async () => {
    const asked = await make({ email: 'jeroen@voorbeeld.nl' })
    const seen = await versionOf(asked.reference)
    expect((await act(service, `${asked.reference}/claim`, { version: seen })).status).toBe(200)
    for (const [path, more] of [
      ['claim', {}],
      ['assign', { to: second.id }],
      ['hand-over', { partner: 'klusservice', way: 'hand' }],
      ['notes', { note: 'Gebeld.' }],
      ['actions/done', {}],
    ] as const) {
      const { status, body } = await act(second, `${asked.reference}/${path}`, { version: seen, ...more })
      expect([path, status, body.code]).toEqual([path, 409, 'changed'])
      expect(body.title).toMatch(
        /^Sanne Bakker veranderde deze aanvraag op 20 november 2026 om 15\.00 uur\. Kijk eerst/,
      )
    }
    const { owner, acts } = (await read(service, asked.reference)).body
    expect([owner?.name, acts]).toEqual([
      'Sanne Bakker',
      ['message', 'ask', 'done', 'assign', 'hand-over', 'note'],
    ])
  })

  test('is not refused for a mail that arrived, and for what came by itself with what it was', async () => {
    const asked = await make()
    const happens = (event: RequestEvent) =>
      server.runtime.transaction((tx) => recordRequestEvent(tx, server.runtime, asked.id, event))
    const seen = await versionOf(asked.reference)
    await happens(delivered)
    const claimed = await act(service, `${asked.reference}/claim`, { version: seen })
    expect(claimed.status).toBe(200)
    await happens(notTaken)
    await happens(delivered)
    const note = { version: claimed.body.version, note: 'Gebeld.' }
    const { status, body } = await act(service, `${asked.reference}/notes`, note)
    expect([status, body.code]).toEqual([409, 'changed'])
    expect(body.title).toBe(
      'Er gebeurde iets met deze aanvraag: niet aangenomen door de partner, op 20 november 2026 om 15.00 uur. Kijk eerst wat er nieuw is.',
    )
  })

  test('of two at once is one', async () => {
    const asked = await make()
    const version = await versionOf(asked.reference)
    const both = [service, second]
    const tried = await Promise.all(both.map((by) => act(by, `${asked.reference}/claim`, { version })))
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both[tried.findIndex(({ status }) => status === 200)]
    expect((await read(service, asked.reference)).body.owner?.id).toBe(winner?.id)
  })
})
