import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer as account } from '../../../../test/kit/account.ts'
import { form as cancellation } from '../../../../test/kit/cancellation.ts'
import { draw } from '../../../../test/kit/documents.ts'
import { bookingFrom } from '../../../../test/kit/handyman.ts'
import { newMailAddress, post, registration, submissionOf } from '../../../../test/kit/membership.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import * as guardOperations from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { registerVve } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import * as vveOperations from '../../../core/contract/vve-membership/vve-membership-operations.ts'
import { notRepeated } from '../../../core/fields/brick/frozen.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { letters } from '../../features.ts'
import { startJobs } from '../../jobs/start.ts'
import { writeLetter } from '../letters/write-letter.ts'

// Anybody can have the association's mail sent to anybody: what they type must not become its message.

let server: TestServer
let good: Awaited<ReturnType<typeof bookingFrom>>
beforeAll(async () => {
  server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
  good = await bookingFrom(server, '2026-11-23')
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(server.runtime, server.outbox, { write, draw })
})
afterAll(() => server.close())

/** The mails to an address, once there are `count`, with subject, text and attachments as one text. */
const mailsTo = async (address: string, count = 1) => {
  const read = () =>
    server.database.db
      .selectFrom('sandbox_message')
      .selectAll()
      .where('recipient', '=', address)
      .orderBy('id')
      .execute()
  await expect.poll(async () => (await read()).length).toBe(count)
  return (await read()).map(
    ({ subject, text, attachments }) => `${subject} ${text} ${JSON.stringify(attachments)}`,
  )
}

type Body = Record<string, never>
const booked = (change: (one: (typeof good)['appointment']) => void) => {
  const body = structuredClone(good)
  body.appointment.user.email = newMailAddress()
  change(body.appointment)
  return body
}
const vve = (
  change: (one: Record<'propertyDetails' | 'contactDetails', Record<string, unknown>>) => void,
) => {
  const body = structuredClone(requestExampleOf(vveOperations.registerVve.body as never)) as never
  change(body)
  return body as Body
}
const watched = (over: object) => ({
  ...(requestExampleOf(guardOperations.registerHypotheekwacht.body as never) as object),
  ...over,
})
const joining = (over: object) => {
  const body = registration()
  return { ...body, nameAddressDetails: { ...body.nameAddressDetails, ...over } }
}

const url = {
  book: '/api/klusservice/appointment',
  account: '/api/v1/account/register',
  member: '/api/v2/becomeamember/register',
  vve: registerVve.path,
  watch: registerHypotheekwacht.path,
  cancel: '/api/v1/contact/cancelmembership',
}
const lure = 'Klik op bank24.nl'

describe('a web address in a name, a street or a city is refused at its field', () => {
  const home = registration().nameAddressDetails.address
  test.each<[string, string, unknown]>([
    [
      url.book,
      'appointment.user.last_name',
      () => booked(({ user }) => void Object.assign(user, { last_name: lure })),
    ],
    [
      url.book,
      'appointment.address.street',
      () => booked(({ address }) => void Object.assign(address, { street: lure })),
    ],
    [
      url.book,
      'appointment.address.city',
      () => booked(({ address }) => void Object.assign(address, { city: lure })),
    ],
    [url.account, 'lastName', account({ lastName: lure })],
    [url.account, 'inserts', account({ inserts: 'evil。example' })],
    [url.member, 'nameAddressDetails.lastName', joining({ lastName: 'Klik: hier' })],
    [
      url.member,
      'nameAddressDetails.address.streetName',
      joining({ address: { ...home, streetName: 'evil。example' } }),
    ],
    [url.member, 'nameAddressDetails.address.placeName', joining({ address: { ...home, placeName: 'a@b' } })],
    [
      url.vve,
      'propertyDetails.vveName',
      vve(
        ({ propertyDetails }) =>
          void Object.assign(propertyDetails, { vveName: 'LET OP: https://evil.example/login' }),
      ),
    ],
    [
      url.vve,
      'contactDetails.lastName',
      vve(({ contactDetails }) => void Object.assign(contactDetails, { lastName: lure })),
    ],
    [url.watch, 'lastName', watched({ lastName: lure })],
    [url.cancel, 'lastName', cancellation({ lastName: lure })],
    [url.cancel, 'streetName', cancellation({ streetName: 'Weg naar evil.example' })],
  ])('%s: %s', async (to, field, given) => {
    const answer = await post(server, to, typeof given === 'function' ? given() : given)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(answer.json().errors[field][0]).toMatch(/^(Laat webadressen .* weg\.|Tussenvoegsel is ongeldig\.)/)
  })
})

describe('free words', () => {
  const message = 'Beste klant,\nUw pakket wacht. Betaal op https://evil.example/betaal'

  test('that lead somewhere stay out of the mail, which says so; partner and staff get them all', async () => {
    const body = booked((one) => void Object.assign(one, { comment: message }))
    body.appointment.address.suffix = '10 bit.ly/x'
    const { reference } = (await post(server, url.book, body)).json()
    const [mail] = await mailsTo(body.appointment.user.email)
    expect(mail).toContain(reference)
    expect(mail).toContain('Beste Q.X. van der Vindplaats,')
    expect(mail?.split(notRepeated)).toHaveLength(3)
    for (const word of ['evil', 'pakket', 'bit.ly']) expect(mail).not.toContain(word)
    const row = await submissionOf(server, reference)
    expect((row.request as { kept: typeof body }).kept.appointment.comment).toBe(message)
    expect((row.summary as { office: { value: string }[] }).office.map(({ value }) => value)).toContain(
      message,
    )
    const orders = () => server.database.db.selectFrom('sandbox_order').select('body').execute()
    await expect.poll(async () => JSON.stringify(await orders())).toContain('evil.example/betaal')
  })

  test('that lead nowhere are copied', async () => {
    const body = booked((one) => void Object.assign(one, { comment: 'De kraan lekt, en/of de buis.' }))
    await post(server, url.book, body)
    const [mail] = await mailsTo(body.appointment.user.email)
    expect(mail).toContain('De kraan lekt, en/of de buis.')
    expect(mail).not.toContain(notRepeated)
  })

  test.each([
    ['are copied to who is logged in with that confirmed address', '2026-01-01T00:00:00Z', true, true],
    ['stay out for who never confirmed it', null, true, false],
    ['stay out of a mail to another address', '2026-01-01T00:00:00Z', false, false],
  ])('that lead somewhere %s', async (_name, confirmed, toSelf, copied) => {
    const person = await addPerson(server, { person: { email_confirmed_at: confirmed } })
    const body = booked((one) => void Object.assign(one, { comment: message }))
    if (toSelf) body.appointment.user.email = person.email.toUpperCase()
    await post(server, url.book, body, { cookie: await cookieOf(server, person) })
    const [mail] = await mailsTo(body.appointment.user.email)
    expect(mail?.includes('evil.example')).toBe(copied)
    expect(mail?.includes(notRepeated)).toBe(!copied)
  })
})

test('no later letter greets by a name that was taken in before it was judged', async () => {
  const person = await addPerson(server, { person: { last_name: 'Klik op https://evil.example/prijs' } })
  const tame = await addPerson(server, { person: { initials: 'J.', last_name: 'Dr.Berg' } })
  const facts = {
    submission: randomUUID(),
    trouble: 'paid-late',
    valuedOn: '2026-11-20',
    types: 'Home',
    at: '2026-11-20T10:00:00Z',
  }
  for (const { id: personId } of [person, tame])
    await server.database.db.transaction().execute(async (tx) => {
      for (const letter of letters.values())
        await writeLetter(tx, server.runtime, { letter, personId, facts })
    })
  for (const mail of await mailsTo(person.email, letters.size)) {
    expect(mail).toContain('Hallo,')
    expect(mail).not.toContain('evil')
  }
  for (const mail of await mailsTo(tame.email, letters.size)) expect(mail).toContain('Beste J. Dr. Berg,')
})
