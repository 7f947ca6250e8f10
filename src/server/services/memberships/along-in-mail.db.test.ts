import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { firstPasswordSeconds, makeLink } from '../links/mailed-link.ts'
import { insertPerson, type NewPerson } from '../people/insert-person.ts'
import { membershipFee } from '../prices/prices.ts'
import { activateMembership, tellNumberApart } from './activate.ts'
import { tellAlong } from './along-in-mail.ts'
import { enrol } from './enrol.ts'

const clock = clockAt('2026-11-20T14:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

const db = () => server.runtime.database
const now = new Date(clock.now()).toISOString()
const member = (email: string): NewPerson => ({
  email,
  gender: 1,
  initials: 'Q.',
  infix: undefined,
  lastName: 'Zebra',
  dateOfBirth: '1980-02-03',
  mobile: '+31612345678',
  landline: undefined,
  address: {
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  },
})

/** A request of somebody new, who becomes a member with it and has no password yet. `mail` is the state of its confirmation. */
const joined = async (mail: 'waiting' | 'delivered') => {
  const [id, email] = [randomUUID(), `${randomUUID()}@voorbeeld.nl`]
  const fee = await membershipFee(server.runtime, 1)
  const personId = await db()
    .transaction()
    .execute(async (tx) => {
      const made = await insertPerson(tx, server.runtime, member(email))
      const link = { purpose: 'set-password', personId: made, seconds: firstPasswordSeconds } as const
      await makeLink(tx, server.runtime, link)
      await tx
        .insertInto('submission')
        .values({
          id,
          kind: 'online-advice.register',
          reference: id.slice(0, 9),
          received_at: now,
          person_id: made,
          request: '{}',
          summary: '{}',
        })
        .execute()
      await tx.insertInto('delivery').values({ submission_id: id, partner: 'mail', state: mail }).execute()
      const payment = { method: 1, iban: 'NL91ABNA0417164300', ...fee } as const
      await enrol(tx, server.runtime, made, { submissionId: id, payment, renews: true })
      return made
    })
  const letters = async () => {
    const rows = await db().selectFrom('letter').select('kind').where('person_id', '=', personId).execute()
    return rows.map(({ kind }) => kind)
  }
  const content = {
    subject: 'Je afspraak',
    greeting: 'Hallo,',
    intro: ['Het staat vast.'],
    outro: ['Bel ons.'],
  }
  const told = async (to = email) =>
    tellAlong(server.runtime, { id }, { to, content }, await server.runtime.sender())
  return { id, letters, told }
}

test('the confirmation makes the membership and tells its number, and no letter repeats it', async () => {
  const { id, letters, told } = await joined('waiting')
  const { intro, choices, outro } = await told()
  expect(intro.slice(0, 2).join(' ')).toMatch(/^Het staat vast\. Je bent nu lid .*Je lidnummer is 3\d{7}\.$/)
  expect(choices).toMatchObject([{ label: 'Kies een wachtwoord' }])
  expect(outro?.at(-1)).toBe('Bel ons.')
  await activateMembership(server.runtime, id)
  expect(await letters()).toEqual([])
  expect((await told()).intro).toEqual(intro)
})

test('a confirmation that cannot make the membership promises no mail, as none comes while it is on its way', async () => {
  const { id, letters, told } = await joined('waiting')
  const { vault } = server.runtime
  const relock = () => {
    throw new Error('no key')
  }
  server.runtime.vault = { ...vault, relock }
  const { intro } = await told().finally(() => {
    server.runtime.vault = vault
  })
  expect(intro[1]).toBe(
    'Je wordt lid van Thuisbasis. Zodra je lid bent, staat je lidnummer in Mijn Thuisbasis.',
  )
  await activateMembership(server.runtime, id)
  expect(await letters()).toEqual([])
})

test('a confirmation that left before the membership was made is followed by a letter with the number', async () => {
  const { id, letters } = await joined('delivered')
  await activateMembership(server.runtime, id)
  expect(await letters()).toEqual(['member-welcome'])
})

test('a mail to another address than that of the account has no link to choose its password', async () => {
  const { told } = await joined('waiting')
  const { choices, outro } = await told('iemand-anders@voorbeeld.nl')
  expect([choices, outro]).toEqual([undefined, ['Bel ons.']])
})

test('where the mail that was to tell the number does not come, one letter does', async () => {
  const { id, letters } = await joined('waiting')
  await activateMembership(server.runtime, id)
  expect(await letters()).toEqual([])
  for (let times = 0; times < 2; times++) await tellNumberApart(server.runtime, id)
  expect(await letters()).toEqual(['member-welcome'])
})
