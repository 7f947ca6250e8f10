import { afterAll, describe, expect, test } from 'vitest'
import {
  type OfficeColleague,
  openOfficeRequests,
  type RequestsPage,
} from '../../../../test/kit/office-requests.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { takeNext } from '../../../core/contract/pile/pile-calls.ts'
import { requestChoices } from '../../../core/contract/requests/requests-calls.ts'
import { listAbsence } from '../../../core/contract/staff-absence/staff-absence-calls.ts'
import { setFieldClock } from '../../../core/fields/brick/today.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { endAccount } from '../../services/staff/change-accounts.ts'
import { systemContext } from '../../services/system-context.ts'
import { pile } from '../pile/pile-feature.ts'

const office = await openOfficeRequests()
const { server, db, ask, act, read, make, colleague, versionOf, service, operator, finance } = office
// the days of the form are those of the server
setFieldClock(server.runtime.clock)
afterAll(async () => {
  setFieldClock(systemClock)
  await server.close()
})

const [today, friday, nextWeek] = ['2026-11-20', '2026-11-27', '2026-11-30']

interface Answered {
  returned?: number
  ended?: boolean
  code?: string
  errors?: Record<string, string[]>
}

const post = async (by: OfficeColleague, url: string, payload: object = {}) => {
  const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie: by.cookie } })
  return { status: answer.statusCode, body: answer.json<Answered>() }
}
const own = '/beheer/api/absence'
const pathOf = ({ id }: Pick<OfficeColleague, 'id'>) => `/beheer/api/staff/${id}/absence`

const ownerOf = async (reference: string) => (await read(service, reference)).body.owner?.id
const told = async () => (await ask<AnswerOf<typeof listAbsence>>(finance, listAbsence.path)).body.items
const everyMinute = async () => {
  for (const { run, queue } of pile.jobs ?? []) await run(systemContext(server.runtime, queue.name), {})
}

let count = 0
const karin = () => colleague(`Karin Blom ${++count}`, ['member-service'])

describe('an absence', () => {
  test('from today on lays all that is open on the pile at once, where colleagues find it', async () => {
    const away = await karin()
    const asked = [await make({ owner: away.id }), await make({ owner: away.id })]
    const done = await make({ owner: away.id, open: false })
    expect((await post(service, pathOf(away), { from: today, until: friday })).body).toEqual({ returned: 2 })
    const free = await ask<RequestsPage>(service, '/beheer/api/pile')
    const listed = free.body.items.map(({ reference }) => reference)
    for (const { reference } of asked) expect(listed).toContain(reference)
    expect(await ownerOf(done.reference)).toBe(away.id)
    const { timeline } = (await read(service, asked[0]?.reference ?? '')).body
    expect(timeline.at(-1)).toMatchObject({ event: 'returned', by: 'system', facts: { from: away.id } })
    expect(await told()).toContainEqual({
      ...{ id: away.id, name: `Karin Blom ${count}` },
      ...{ fromDay: today, untilDay: friday },
    })
  })

  test('leaves nothing with who takes from the pile at that instant', async () => {
    const away = await karin()
    for (let one = 0; one < 4; one++) await make()
    const take = () => post(away, takeNext.path)
    await Promise.all([take(), take(), post(service, pathOf(away), { from: today }), take(), take()])
    const theirs = db.selectFrom('request_work').select('submission_id').where('owner', '=', away.id)
    expect(await theirs.where('open', '=', true).execute()).toEqual([])
  })

  test('that is still to come changes nothing until its first day', async () => {
    const away = await karin()
    const asked = await make({ owner: away.id })
    expect((await post(away, own, { from: nextWeek })).body).toEqual({ returned: 0 })
    await everyMinute()
    expect(await ownerOf(asked.reference)).toBe(away.id)
    await db.updateTable('staff_absence').set({ from_day: today }).where('staff_id', '=', away.id).execute()
    await everyMinute()
    expect(await ownerOf(asked.reference)).toBeUndefined()
  })

  test('refuses work to who is away, with a sentence that says until when, until it ends', async () => {
    const away = await karin()
    const asked = await make()
    const version = await versionOf(asked.reference)
    const give = () => act(service, `${asked.reference}/assign`, { version, to: away.id })
    await post(away, own, { from: today, until: friday })
    const refused = await give()
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { to: [`Karin Blom ${count} is er niet, tot en met vrijdag 27 november 2026. Kies iemand anders.`] },
    ])
    for (const url of [takeNext.path, `/beheer/api/requests/${asked.reference}/claim`]) {
      const { status, body } = await post(away, url, { version })
      expect([status, body.code]).toEqual([409, 'absent'])
    }
    const { absent } = (await ask<AnswerOf<typeof requestChoices>>(service, requestChoices.path)).body
    expect(absent).toContainEqual({ id: away.id, untilDay: friday })
    expect((await post(away, `${own}/end`)).body).toEqual({ ended: true })
    expect((await post(away, `${own}/end`)).body).toEqual({ ended: false })
    expect((await give()).status).toBe(200)
  })

  test('is said of oneself by anybody, and of a colleague by member service and operators', async () => {
    const away = await karin()
    expect((await post(finance, own, { from: nextWeek })).status).toBe(200)
    expect((await post(finance, pathOf(away), { from: today })).status).toBe(403)
    expect((await post(finance, `${pathOf(away)}/end`)).status).toBe(403)
    expect((await post(operator, pathOf(away), { from: today })).status).toBe(200)
    expect((await post(service, `${pathOf(away)}/end`)).body).toEqual({ ended: true })
    const nobody = { id: '00000000-0000-4000-8000-00000000dead' }
    expect((await post(service, pathOf(nobody), { from: today })).body.code).toBe('staff-unknown')
    expect((await post(service, `${pathOf(nobody)}/end`)).status).toBe(404)
  })

  test.each([
    [{ from: '2026-11-19' }, 'from'],
    [{ from: '2027-11-21' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{}, 'from'],
    [{ from: nextWeek, until: friday }, 'until'],
    [{ from: today, until: '2099-01-01' }, 'until'],
  ])('of %j is refused at %s', async (days, field) => {
    const { status, body } = await post(service, own, days)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })

  test('goes once it is over, and with whoever leaves, whose work lies on the pile', async () => {
    const [back, leaver] = [await karin(), await karin()]
    const asked = await make({ owner: leaver.id })
    await post(leaver, own, { from: nextWeek })
    await post(back, own, { from: today, until: friday })
    await db
      .updateTable('staff_absence')
      .set({ from_day: '2026-11-16', until_day: '2026-11-19' })
      .where('staff_id', '=', back.id)
      .execute()
    await server.runtime.transaction((tx) => endAccount(tx, server.runtime, leaver.id))
    expect(await ownerOf(asked.reference)).toBeUndefined()
    expect((await told()).map(({ id }) => id)).not.toContain(back.id)
    expect((await sweep(server.runtime)).staffAbsences).toBe(2)
  })
})
