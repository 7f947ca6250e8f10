import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { addCancellation, lettersIn, oldPolicyEnds } from '../../../../test/kit/cancellation-letters.ts'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { newsOf } from '../../../../test/kit/insurance-applications.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { startJobs } from '../../jobs/start.ts'
import { PermanentFailure } from '../../outbox/permanent-failure.ts'
import { takeNews } from '../insurance-applications/take-news.ts'
import { collectData } from '../mijn/data.ts'
import { type OwnRow, readPerson } from '../mijn/person.ts'
import { readRequest } from '../mijn/request.ts'
import { orderLetters, voidLetters } from './follow-application.ts'

const server = await openTestServer({ clock: travellingClock('2026-11-24T09:00:00Z') })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server
const { mail } = runtime.ports
const ends = formatDay(oldPolicyEnds, 'plain')
afterEach(() => {
  runtime.ports.mail = mail
})

const { making, drawn, send, statesOf, idsOf, hasSignature, posted, toApplicant, queued, accepted, tell } =
  lettersIn(server)

describe('a letter', () => {
  test('does not leave before the new insurance is accepted, whoever asks for it', async () => {
    const one = await addCancellation(server)
    for (const id of await idsOf(one)) await send(id)
    expect(await statesOf(one)).toEqual(['waiting', 'waiting'])
    expect([await posted(one), await queued(one)]).toEqual([[], []])
  })

  test('gets a job of its own by the acceptance, however often that is told', async () => {
    const one = await addCancellation(server)
    for (let times = 0; times < 2; times++) await orderLetters(runtime, one.id)
    await Promise.all([orderLetters(runtime, one.id), orderLetters(runtime, one.id)])
    expect(await statesOf(one)).toEqual(['ordered', 'ordered'])
    expect((await queued(one)).toSorted()).toEqual((await idsOf(one)).toSorted())
  })

  test('tells the insurer what is cancelled, of whom, and asks for a confirmation', async () => {
    const { ids, ...one } = await accepted()
    drawn.length = 0
    await send(ids[0] ?? '')
    const [content] = drawn
    expect(content).toMatchObject({
      reference: one.reference,
      madeOn: '24 november 2026',
      signature: {
        picture: Buffer.from(one.service.applicant.signature, 'base64'),
        name: 'J.P. van der Berg',
      },
    })
    expect(content?.sections.flatMap(({ rows }) => rows)).toEqual([
      { label: 'Verzekeraar', value: 'FBTO (Achmea)' },
      { label: 'Soort verzekering', value: 'Opstalverzekering' },
      { label: 'Polisnummer', value: '12.345.670' },
      { label: 'Opzegdatum', value: ends },
      { label: 'Naam', value: 'J.P. van der Berg' },
      { label: 'Adres', value: 'Voorbeeldlaan 13 a\n3821 BT Amersfoort' },
      { label: 'E-mailadres', value: 'berg@voorbeeld.nl' },
    ])
    expect(content?.notes?.join(' ')).toContain('binnen twee weken een schriftelijke bevestiging')
    const [message] = await posted({ ...one })
    expect(message).toMatchObject({
      key: ids[0],
      subject: `Zet op de post: opzegbrief 1 van 2 (${one.reference})`,
      attachments: [{ filename: `Opzegbrief-${one.reference}-1.pdf`, contentType: 'application/pdf' }],
    })
    expect(message?.text).toContain('FBTO (Achmea)')
  })

  test('is one mail when its job runs twice, after each other and at once', async () => {
    const { ids, ...one } = await accepted()
    for (const id of ids) await Promise.all([send(id), send(id), send(id)])
    for (const id of ids) await send(id)
    expect((await posted(one)).map(({ key }) => key)).toEqual(ids)
    expect(await statesOf(one)).toEqual(['sent', 'sent'])
    expect(await toApplicant(one)).toHaveLength(1)
  })

  test('is one mail when the process died after the mail and before the note of it', async () => {
    const { ids, ...one } = await accepted({ insurances: 1 })
    runtime.ports.mail = {
      async send(key, message) {
        await mail.send(key, message)
        throw new Error('killed')
      },
    }
    await expect(send(ids[0] ?? '')).rejects.toThrow('killed')
    expect(await statesOf(one)).toEqual(['ordered'])
    expect(await hasSignature(one)).toBe(true)
    runtime.ports.mail = mail
    await send(ids[0] ?? '')
    expect(await posted(one)).toHaveLength(1)
    expect(await statesOf(one)).toEqual(['sent'])
    expect(await toApplicant(one)).toHaveLength(1)
  })

  test('waits for a mail server that is away, and is given up where nobody reads', async () => {
    const { ids, ...one } = await accepted({ insurances: 1 })
    const failing = (reason: 'unreachable' | 'refused') => {
      runtime.ports.mail = { send: () => Promise.reject(new PartnerError('mail', reason)) }
      return send(ids[0] ?? '')
    }
    await expect(failing('unreachable')).rejects.toThrow(PartnerError)
    await expect(failing('refused')).rejects.toThrow(PermanentFailure)
    expect([await statesOf(one), await hasSignature(one)]).toEqual([['ordered'], true])
  })
})

describe('who applied', () => {
  test('is told once what was cancelled per which day, with copies', async () => {
    const { ids, ...one } = await accepted()
    for (const id of ids) await send(id)
    const message = await tell(one)
    expect(message).toMatchObject({
      recipient: one.emailAddress,
      attachments: [{ filename: `Opzegbrieven-${one.reference}.pdf` }],
    })
    for (const word of [
      `Opstalverzekering bij FBTO (Achmea), per ${ends}`,
      `Inboedelverzekering bij FBTO (Achmea), per ${ends}`,
      'binnen twee weken',
    ])
      expect(message?.text).toContain(word)
    const { rows } = await sql`SELECT FROM letter WHERE facts::text LIKE '%FBTO%'`.execute(db)
    expect(rows).toEqual([])
  })

  test.each([
    [1, 'Je opzegbrief gaat op de post', 'Kopie van je opzegbrief', 'Onder de brief staat'],
    [2, 'Je opzegbrieven gaan op de post', 'Kopie van je opzegbrieven', 'Onder elke brief staat'],
  ])('is told of %i, in so many words', async (insurances, subject, title, signed) => {
    const { ids, ...one } = await accepted({ insurances })
    for (const id of ids) await send(id)
    drawn.length = 0
    expect((await tell(one))?.subject).toBe(`${subject} (${one.reference})`)
    expect(drawn).toMatchObject([{ title }])
    expect(drawn[0]?.notes?.at(-1)).toContain(signed)
  })

  test('reads among their own requests what became of each letter, and takes it along', async () => {
    const { id: personId } = await addPerson(server)
    const { id, reference, ...rest } = await addCancellation(server, { personId })
    const one = { id, reference, ...rest }
    const rowsOf = async () => {
      const page = await readRequest(runtime, personId, reference, { confirms: {}, sold: [], promised: [] })
      return (page?.answers ?? [])
        .filter(({ label }) => label.startsWith('Opzegbrief'))
        .map(({ value }) => value)
    }
    const [first] = await rowsOf()
    expect(first).toBe(
      `Opstalverzekering bij FBTO (Achmea), per ${ends}. We versturen de brief als je nieuwe verzekering is geaccepteerd.`,
    )
    await orderLetters(runtime, id)
    for (const letter of await idsOf(one)) await send(letter)
    expect(await rowsOf()).toEqual([
      `Opstalverzekering bij FBTO (Achmea), per ${ends}. Verstuurd op 24 november 2026.`,
      `Inboedelverzekering bij FBTO (Achmea), per ${ends}. Verstuurd op 24 november 2026.`,
    ])
    const { requests } = await collectData(runtime, (await readPerson(runtime, personId)) as OwnRow)
    expect(requests[0]?.answers.map(({ label }) => label)).toContain('Opzegbrief 2')

    const refused = await addCancellation(server, { personId, insurances: 1 })
    await voidLetters(runtime, refused.id)
    const page = await readRequest(runtime, personId, refused.reference, {
      confirms: {},
      sold: [],
      promised: [],
    })
    expect(JSON.stringify(page?.answers)).toContain('Niet verstuurd: je nieuwe verzekering gaat niet door.')
  })
})

test('the database lets no letter go back', async () => {
  const { ids } = await accepted({ insurances: 1 })
  await send(ids[0] ?? '')
  const move = (state: string) =>
    db
      .updateTable('cancellation_letter')
      .set({ state, sent_at: null })
      .where('id', '=', ids[0] ?? '')
      .execute()
  for (const state of ['waiting', 'ordered', 'void'])
    await expect(move(state)).rejects.toThrow('cannot become')
})

test('news of the insurer is what the jobs hear', async () => {
  const [yes, no] = [await addCancellation(server), await addCancellation(server)]
  await startJobs(runtime, server.outbox, making)
  await takeNews(runtime, newsOf(yes.partner, 2, 'accepted'))
  await takeNews(runtime, newsOf(no.partner, 2, 'refused'))
  await expect.poll(() => statesOf(yes)).toEqual(['sent', 'sent'])
  await expect.poll(() => statesOf(no)).toEqual(['void', 'void'])
  await expect
    .poll(async () =>
      (
        await db
          .selectFrom('sandbox_message')
          .select('subject')
          .where('recipient', '=', yes.emailAddress)
          .execute()
      )
        .map(({ subject }) => subject)
        .filter((subject) => subject?.startsWith('Je opzegbrieven gaan op de post')),
    )
    .toHaveLength(1)
  expect([(await posted(yes)).length, (await posted(no)).length]).toEqual([2, 0])
})
