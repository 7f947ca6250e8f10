import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts } from '../../../../test/kit/account.ts'

const { clock, server, logIn, registered, personOf } = await openAccounts({ uploads: { open: true } })
const { db } = server.database
afterAll(() => server.close())

const trail = () => db.selectFrom('audit').selectAll().orderBy('id').execute()
const during = async (work: () => Promise<unknown>) => {
  const before = (await trail()).map(({ id }) => id)
  await work()
  return (await trail()).filter(({ id }) => !before.includes(id))
}
const told = (rows: Awaited<ReturnType<typeof trail>>) =>
  rows.map(({ action, subject_id, person_id, times }) => ({ action, subject_id, person_id, times }))
const owner = async () => {
  const { body, link } = await registered()
  const [person] = await personOf(body.emailAddress)
  return { email: body.emailAddress, id: person?.id ?? '', link }
}

describe('a flood', () => {
  test('of guesses is one row a minute with how many, also when they are stopped', async () => {
    clock.pass(60_000 - (clock.now() % 60_000))
    const { email, id } = await owner()
    const rows = await during(async () => {
      await Promise.all(Array.from({ length: 25 }, () => logIn(email, 'Geraden-geraden')))
      clock.pass(60_000)
      await logIn(email, 'Geraden-geraden')
    })
    expect(told(rows)).toEqual([
      { action: 'session.login-failed', subject_id: id, person_id: null, times: 25 },
      { action: 'session.login-failed', subject_id: id, person_id: null, times: 1 },
    ])
  })

  test('of names that nobody has is one row for all of them', async () => {
    clock.pass(60_000 - (clock.now() % 60_000))
    const rows = await during(() =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) => logIn(`n${index}@voorbeeld.nl`, 'Geraden-geraden')),
      ),
    )
    expect(told(rows)).toEqual([
      { action: 'session.login-failed', subject_id: null, person_id: null, times: 20 },
    ])
  })
})
