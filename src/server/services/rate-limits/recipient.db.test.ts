import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { newcomer } from '../../../../test/kit/account.ts'
import { form, openCancellations } from '../../../../test/kit/cancellation.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { recipientOf } from './recipient.ts'
import { allowances, take } from './take.ts'

const { server, newMember, cookieOf, cancel } = await openCancellations()
afterAll(() => server.close())

/** As bookings and requests of strangers would. */
const useUp = async (name: 'recipient' | 'stranger', address: string) => {
  for (let count = 0; count < allowances[name].burst; count++)
    await take(server.runtime, name, recipientOf(address), allowances[name])
}
const proven = { email_confirmed_at: '2020-01-01T00:00:00Z' }

test('strangers who use up the mails to an address keep nothing from its owner who is logged in', async () => {
  const member = await newMember()
  await useUp('recipient', member.email)
  await useUp('stranger', member.email)
  const { email: emailAddress, relationId } = member
  expect((await cancel(form({ emailAddress }))).statusCode).toBe(429)
  const own = await cancel(form({ emailAddress, relationId }), await cookieOf(member))
  expect(own.statusCode, own.body).toBe(201)
})

test('an account with a plus in its address has mails of its own once that was confirmed', async () => {
  const name = randomUUID()
  const statuses: number[] = []
  await useUp('recipient', `${name}@voorbeeld.nl`)
  for (const person of [
    { email: `${name}+a@voorbeeld.nl` },
    { email: `${name}+b@voorbeeld.nl`, ...proven },
  ]) {
    const { id, relationId } = await addPerson(server, { person, membership: {} })
    const payload = form({ emailAddress: person.email, relationId })
    statuses.push((await cancel(payload, await cookieOf({ id }))).statusCode)
  }
  expect(statuses).toEqual([429, 201])
})

test('registrations of one mailbox are counted together, whatever stands behind its plus, and leave its other mails', async () => {
  const name = randomUUID()
  const statuses: number[] = []
  for (let count = 0; count < allowances.stranger.burst - 2; count++)
    await take(server.runtime, 'newcomer', recipientOf(`${name}@voorbeeld.nl`), allowances.stranger)
  for (let at = 0; at < 4; at++) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/account/register',
      remoteAddress: `10.77.${at}.1`,
      payload: newcomer({ emailAddress: `${name}+${at}@voorbeeld.nl` }),
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([201, 201, 429, 429])
  expect((await cancel(form({ emailAddress: `${name}@voorbeeld.nl` }))).statusCode).toBe(201)
})
