import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { day, travellingClock } from '../../../../test/kit/clock.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { askLink, readRequest } from '../../../core/contract/request-link/request-link-calls.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import type { Message } from '../../ports/mail.ts'
import { sendLetter } from '../../services/letters/send-letter.ts'
import { requestLinkPath } from '../../services/request-links/link.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { requestLinkLetter } from './request-link-letters.ts'

const start = '2026-11-20T14:00:00Z'
const clock = travellingClock(start)
const server = await openTestServer({ clock })
afterAll(() => server.close())
beforeEach(() => clock.travel(start))
const { db } = server.database

const newAddress = () => `${randomUUID()}@voorbeeld.nl`
/** Puts a request into the database, of an address that somebody typed, or on the account of a person. */
const requestOf = async (of: { sender_email: string } | { person_id: string; attached_at?: string }) => {
  const id = randomUUID()
  const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
  await db
    .insertInto('submission')
    .values({
      ...of,
      id,
      reference,
      kind: 'elders.vragen',
      received_at: '2026-11-19T23:30:00Z',
      request: JSON.stringify({ kept: {}, locked: {} }),
      summary: JSON.stringify({
        title: 'Contract laten controleren',
        office: [{ label: 'Wat?', value: 'Antwoord-dat-geheim-is' }],
        mail: [{ label: 'Wat?', value: 'Antwoord-dat-geheim-is' }],
      }),
    })
    .execute()
  return { id, reference }
}

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress: newVisitor() })
const ask = async (reference: string, emailAddress: string) => {
  const answer = await post(askLink.path, { reference, emailAddress })
  return [answer.statusCode, answer.json()]
}
const read = async (token: string) => {
  const answer = await post(readRequest.path, { token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<AnswerOf<typeof readRequest>>().request
}
const taken = [202, { received: true }]

const letters = () =>
  db
    .selectFrom('letter')
    .selectAll()
    .where('kind', '=', requestLinkLetter.kind)
    .orderBy('created_at')
    .execute()
const lettersTo = async (address: string) => (await letters()).filter((letter) => letter.address === address)
/** Everything that is mailed when the jobs of these letters run. */
const mailed = async (...ids: string[]): Promise<Message[]> => {
  const sent: Message[] = []
  const mail = { send: async (_key: string, message: Message) => void sent.push(message) }
  const runtime = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  const kinds = new Map([[requestLinkLetter.kind, requestLinkLetter]])
  for (const id of ids) await sendLetter(runtime, kinds, write, id)
  return sent
}
/** The token of the newest link that is mailed to an address. */
const linkTo = async (address: string): Promise<string> => {
  const letter = (await lettersTo(address)).at(-1)
  const [mail] = await mailed(letter?.id ?? '')
  expect(mail?.to).toBe(address)
  return /\/bericht#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a link to a request', () => {
  test('is mailed to the address that belongs to it, however reference and address are typed', async () => {
    const address = newAddress()
    const { id, reference } = await requestOf({ sender_email: address })
    await db
      .insertInto('audit')
      .values({
        at: '2026-11-20T09:00:00Z',
        action: 'requests.show',
        request_id: 'test',
        staff_id: randomUUID(),
        roles: 'adviser',
        reason: 'klacht',
        submission_id: id,
      })
      .execute()
    expect(await ask(` ${reference.toLowerCase().replace('-', ' ')}`, address)).toEqual(taken)
    const request = await read(await linkTo(address))
    expect(request).toEqual({
      title: 'Contract laten controleren',
      reference,
      receivedOn: '2026-11-20',
      state: 'Ontvangen',
      stateText: 'We hebben je aanvraag ontvangen en gaan ermee aan de slag.',
      hasMessages: false,
      looks: [
        {
          day: '2026-11-20',
          who: 'Een adviseur',
          what: 'bekeek je aanvraag',
          why: 'Vanwege een klacht',
          times: 1,
        },
      ],
      more: false,
    })
    // it tells no answer, and nothing of it stands in the letter once it is sent
    expect(JSON.stringify(request)).not.toContain('geheim')
    expect(JSON.stringify(await letters())).not.toContain(address)
    // capitals of the address do not count
    expect(await ask(reference, address.toUpperCase())).toEqual(taken)
    expect(await lettersTo(address.toUpperCase())).toHaveLength(1)
  })

  test('is mailed to the address of the account that the request is on', async () => {
    const person = await addPerson(server)
    const { reference } = await requestOf({ person_id: person.id, attached_at: start })
    expect(await ask(reference, person.email)).toEqual(taken)
    expect(await read(await linkTo(person.email))).toMatchObject({ reference })
  })

  test('is answered alike and mailed to nobody when the two do not belong together', async () => {
    const [address, other] = [newAddress(), newAddress()]
    const { reference } = await requestOf({ sender_email: address })
    const before = (await letters()).map(({ id }) => id)
    expect(await ask(reference, other)).toEqual(taken)
    expect(await ask('2222-2222', address)).toEqual(taken)
    const written = (await letters()).filter(({ id }) => !before.includes(id))
    expect(written.map((letter) => letter.address)).toEqual([null, null])
    const ids = written.map(({ id }) => id)
    expect(await mailed(...ids)).toEqual([])
    clock.pass(3600_000 + 1000)
    await sweep(server.runtime)
    expect((await letters()).filter(({ id }) => ids.includes(id))).toEqual([])
  })

  test('is limited by mailbox, in the same words, and guesses of others do not use that up', async () => {
    const address = newAddress()
    const { reference } = await requestOf({ sender_email: address })
    for (let times = 0; times < 25; times++) expect(await ask('2222-2222', address)).toEqual(taken)
    for (let times = 0; times < 40; times++) expect(await ask(reference, address)).toEqual(taken)
    const sent = await lettersTo(address)
    // ten at once, and one every five minutes of the next hour
    expect(sent.length).toBeGreaterThanOrEqual(10)
    expect(sent.length).toBeLessThan(25)
  })

  test.each([
    [{ reference: '7KQM-X4TX' }, 'reference', 'Deze referentie is niet geldig. Ze staat in onze e-mail.'],
    [{ reference: '' }, 'reference', 'Vul je referentie in.'],
    [{ emailAddress: 'jan' }, 'emailAddress', 'E-mailadres is niet geldig.'],
  ])('with %o is refused at its field', async (wrong, field, sentence) => {
    const good = { reference: '7KQM-X4TF', emailAddress: 'jan@voorbeeld.nl' }
    const answer = await post(askLink.path, { ...good, ...wrong })
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { [field]: [sentence] }])
  })
})

describe('a link', () => {
  const made = async () => {
    const address = newAddress()
    const request = await requestOf({ sender_email: address })
    await ask(request.reference, address)
    return { ...request, address, link: await linkTo(address) }
  }

  test('works for fourteen days', async () => {
    const { link, reference } = await made()
    clock.pass(14 * day - 1000)
    expect(await read(link)).toMatchObject({ reference })
    clock.pass(2000)
    expect(await read(link)).toBeNull()
  })

  test('opens nothing that we did not sign for this request, this address and this instant', async () => {
    const { id, link, address } = await made()
    const other = await made()
    const [, expires = '', signature = ''] = link.split('.')
    const later = String(Number(expires) + 86_400)
    const forOther = requestLinkPath(server.runtime, {
      submissionId: id,
      expires: Number(expires),
      addressee: address,
    })
    const forged = [
      `${other.id}.${expires}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      `${id}.${server.runtime.vault.sign('appointment', id)}`,
      forOther.split('#')[1] ?? '',
      'x',
    ]
    for (const one of forged) expect(await read(one), one).toBeNull()
  })

  test('ends when the request is gone, or turns out to be of another address', async () => {
    const [gone, detached] = [await made(), await made()]
    await db.deleteFrom('submission').where('id', '=', gone.id).execute()
    await db.updateTable('submission').set({ sender_email: null }).where('id', '=', detached.id).execute()
    expect(await read(gone.link)).toBeNull()
    expect(await read(detached.link)).toBeNull()
  })
})

test('no address and no link stands in the log', async () => {
  for (const letter of await letters())
    if (letter.address !== null) expect(server.logged()).not.toContain(letter.address)
  expect(server.logged()).not.toMatch(/\.\d{10}\.[\w-]{43}/)
})
