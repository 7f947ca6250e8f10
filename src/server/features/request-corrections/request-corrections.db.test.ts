import { afterAll, describe, expect, test } from 'vitest'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { collectRequests } from '../../services/mijn/data.ts'
import { readRequest } from '../../services/mijn/request.ts'

const office = await openOfficeRequests()
const { server, db, make, read, act, trailOf, versionOf } = office
const { service, second, lawyer, finance, operator } = office
afterAll(() => server.close())

const [phone, mailbox, iban, signature] = [0, 1, 2, 3]

/** A request with a number to call, a mailbox, an IBAN and a signature. */
const asked = async (of: Parameters<typeof make>[0] = {}) => {
  const made = await make(of)
  const office = [
    { section: 'Jij', label: 'Mobiel telefoonnummer', value: '06 00 00 00 84' },
    { label: 'E-mailadres', value: 'jeroen@voorbeeld.nl' },
    { label: 'IBAN', value: '•••• •••• 4300' },
    { label: 'Handtekening', value: 'Gezet' },
  ]
  await db
    .updateTable('submission')
    .set({ summary: JSON.stringify({ title: 'Klus boeken', office, mail: office.slice(0, 2) }) })
    .where('id', '=', made.id)
    .execute()
  return made
}

interface Correcting {
  version?: unknown
  place?: unknown
  value?: unknown
  reason?: unknown
}

const correct = async (by: OfficeColleague, reference: string, more: Correcting) =>
  act(by, `${reference}/corrections`, {
    ...{ version: await versionOf(reference), place: phone, value: '06 00 00 00 48', reason: 'telefonisch' },
    ...more,
  })

const stored = async (id: string) =>
  (await db
    .selectFrom('submission')
    .select(['summary', 'request'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? {}

describe('a correction', () => {
  test('stands beside the answer as it was sent, with who made it; the last one counts and all are kept', async () => {
    const { id, reference } = await asked()
    const before = await stored(id)
    expect((await correct(service, reference, {})).status).toBe(200)
    expect((await correct(second, reference, { value: '06 00 00 00 49', reason: 'per-brief' })).status).toBe(
      200,
    )
    const { body } = await read(service, reference)
    expect(body.answers[phone]?.value).toBe('06 00 00 00 84')
    const at = '2026-11-20T14:00:00Z'
    expect(body.corrections).toEqual([
      { place: phone, value: '06 00 00 00 48', reason: 'telefonisch', at, by: 'Sanne Bakker' },
      { place: phone, value: '06 00 00 00 49', reason: 'per-brief', at, by: 'Joris Visser' },
    ])
    expect(body.timeline.at(-1)).toMatchObject({
      ...{ event: 'corrected', words: 'Antwoord verbeterd', staff: 'Joris Visser' },
      sender: 'We hebben een antwoord aangepast.',
    })
    expect(await stored(id)).toEqual(before)
    const acts = (await trailOf(id)).filter(([action]) => action !== 'requests.show')
    expect(acts).toEqual([
      ['request-corrections.write', service.id, 'telefonisch'],
      ['request-corrections.write', second.id, 'per-brief'],
    ])
    expect(server.logged()).not.toContain('00 00 00 4')
  })

  test('is made on what was seen: of two at once one is made, and the other hears who was first', async () => {
    const { reference } = await asked()
    const version = await versionOf(reference)
    const both = await Promise.all(
      [service, second].map((by, nth) => correct(by, reference, { version, value: `06 00 00 00 5${nth}` })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)?.body
    expect([refused?.code, refused?.title]).toEqual([
      'changed',
      expect.stringMatching(/veranderde deze aanvraag/),
    ])
    expect((await read(service, reference)).body.corrections).toHaveLength(1)
  })

  test('is of who sees to the request: member service, and advisers of its desk', async () => {
    const { reference } = await asked({ desk: 'juridisch' })
    for (const by of [finance, operator]) expect((await correct(by, reference, {})).status).toBe(403)
    expect((await correct(lawyer, reference, {})).status).toBe(200)
    const other = await asked()
    expect((await correct(lawyer, other.reference, {})).status).toBe(403)
    expect((await correct({ id: '', cookie: '' }, other.reference, {})).status).toBe(401)
  })

  test('is refused at its field for what is none, and never of what is masked', async () => {
    const { id, reference } = await asked()
    for (const [more, field] of [
      [{ version: '1' }, 'version'],
      [{ place: 4 }, 'place'],
      [{ place: -1 }, 'place'],
      [{ place: 1e9 }, 'place'],
      [{ place: '0' }, 'place'],
      [{ value: ' \n ' }, 'value'],
      [{ value: 'x'.repeat(1001) }, 'value'],
      [{ value: 'a\u0000b\ud800' }, 'value'],
      [{ value: '06 00 00 00 84' }, 'value'],
      [{ place: iban, value: 'NL91 ABNA 0417 1643 00' }, 'value'],
      [{ place: signature, value: 'Anders' }, 'value'],
      [{ reason: 'zomaar' }, 'reason'],
      [{ reason: undefined }, 'reason'],
    ] as const) {
      const { status, body } = await correct(service, reference, more)
      expect([more, status, Object.keys(body.errors ?? {})]).toEqual([more, 400, [field]])
    }
    expect((await read(service, reference)).body.corrections).toEqual([])
    expect((await trailOf(id)).map(([action]) => action)).not.toContain('request-corrections.write')
  })

  test('ends with a number that nobody makes by hand', async () => {
    const { id, reference } = await asked()
    await db
      .insertInto('request_correction')
      .values(
        Array.from({ length: 200 }, (_one, nth) => ({
          ...{ submission_id: id, position: mailbox, value: `${nth}`, reason: 'fout-van-ons' },
          ...{ staff_id: null, at: '2026-11-20T10:00:00Z' },
        })),
      )
      .execute()
    const { status, body } = await correct(service, reference, {})
    expect([status, body.code]).toEqual([409, 'not-now'])
  })

  test('finds its request by the new words, and still by the old ones', async () => {
    const { id, reference } = await asked()
    await correct(service, reference, {})
    await correct(service, reference, { place: mailbox, value: 'J.Kuiper@Voorbeeld.nl' })
    const rows = await db
      .selectFrom('staff_search')
      .select(['kind', 'word'])
      .where('submission_id', '=', id)
      .orderBy('kind')
      .execute()
    expect(rows).toEqual([
      { kind: 'email', word: 'j.kuiper@voorbeeld.nl' },
      { kind: 'phone', word: '0600000048' },
    ])
  })
})

describe('its sender', () => {
  const sold = { confirms: {}, sold: [], promised: [] }

  test('reads the corrected answer with the day, and finds it in the download', async () => {
    const { id: person } = await addPerson(server)
    const { reference } = await asked({ person })
    await correct(service, reference, {})
    await correct(service, reference, { value: '06 00 00 00 49' })
    const page = await readRequest(server.runtime, person, reference, sold)
    const at = '2026-11-20T14:00:00Z'
    expect(page?.answers.slice(0, 2)).toEqual([
      {
        ...{ section: 'Jij', label: 'Mobiel telefoonnummer', value: '06 00 00 00 84' },
        corrected: { value: '06 00 00 00 49', at },
      },
      { label: 'E-mailadres', value: 'jeroen@voorbeeld.nl' },
    ])
    const downloaded = []
    for await (const batch of collectRequests(server.runtime, person)) downloaded.push(...batch)
    const line = { section: 'Jij', label: 'Mobiel telefoonnummer', correctedAt: at }
    expect(downloaded.map(({ corrections }) => corrections)).toEqual([
      [
        { ...line, value: '06 00 00 00 48' },
        { ...line, value: '06 00 00 00 49' },
      ],
    ])
  })

  test('of an account that it was attached to by its address alone reads what the mail said', async () => {
    const { id: person } = await addPerson(server)
    const { id, reference } = await asked({ person })
    await correct(service, reference, {})
    await db
      .updateTable('submission')
      .set({ attached_at: '2026-11-20T10:00:00Z' })
      .where('id', '=', id)
      .execute()
    const page = await readRequest(server.runtime, person, reference, sold)
    expect(page?.answers.map(({ value, corrected }) => [value, corrected])).toEqual([
      ['06 00 00 00 84', undefined],
      ['jeroen@voorbeeld.nl', undefined],
    ])
    const downloaded = []
    for await (const batch of collectRequests(server.runtime, person)) downloaded.push(...batch)
    expect(JSON.stringify(downloaded)).not.toContain('00 00 00 48')
  })
})
