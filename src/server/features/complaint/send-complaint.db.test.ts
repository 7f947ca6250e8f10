import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { caseAt, delivering } from '../../../../test/kit/cases.ts'
import { pdf } from '../../../../test/kit/made-files.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { sessionOf, uploadingTo } from '../../../../test/kit/upload.ts'
import { send as call, options } from '../../../core/contract/complaint/complaint-calls.ts'
import { send as operation } from '../../../core/contract/complaint/complaint-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { noSuchChoice } from '../../../core/fields/brick/choice.ts'
import { attachmentTooBig, complaintFiles, fileSentences } from '../../../core/fields/files/attachments.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { removeAccounts } from '../../services/people/remove.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { complaintForm } from './complaint-request.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())
const { db } = server.database

const letter = (name = 'brief.pdf', content: Uint8Array = pdf) => new File([new Uint8Array(content)], name)
const big = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 32)])

const good = (more: object = {}) => ({
  EmailAddress: `${randomUUID()}@voorbeeld.nl`,
  Initials: 'J.',
  Infix: 'de',
  LastName: 'Vries',
  PhoneNumberMobile: '0612345678',
  Postcode: '3821BT',
  HouseNumber: 10,
  StreetName: 'Voorbeeldlaan',
  City: 'Amersfoort',
  Title: 'Mijn afspraak ging niet door',
  Option: 'klusservice',
  Description: 'De vakman kwam niet.\nNiemand belde.',
  ...more,
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send, takenIn } = sendingTo(requests)
const errorsOf = async (more: object, cookie = '') => {
  const answer = await send(good(more), randomUUID(), cookie)
  expect(answer.statusCode, answer.body).toBe(400)
  return answer.json<Problem>().errors
}

testSubmission(requests)

describe('what it is about', () => {
  test('is one of the options of the settings, and is stored in their words', async () => {
    const answer = await server.app.inject({ method: 'GET', url: options.path })
    expect(answer.json()).toContainEqual({ key: 'verzekeringen', value: 'Verzekeringen' })
    const { row } = await takenIn(good({ Option: 'verzekeringen' }))
    expect(row.summary).toMatchObject({
      title: 'Klacht',
      office: expect.arrayContaining([
        { section: 'Jouw klacht', label: 'Onderwerp', value: 'Verzekeringen' },
      ]),
    })
    for (const Option of ['nergens', 'constructor', '../x', 'Verzekeringen'])
      expect(await errorsOf({ Option })).toEqual({ Option: [noSuchChoice] })
  })
})

test('one phone number at least, of either kind', async () => {
  const none = { PhoneNumberMobile: '', PhoneNumberLandline: '' }
  expect(await errorsOf(none)).toEqual({ PhoneNumberMobile: ['Er is minimaal één telefoonnummer vereist.'] })
  const { row } = await takenIn(good({ ...none, PhoneNumberLandline: '0332345678' }))
  await delivering(server, row.id, complaintForm.handOver)()
  const { body } = await caseAt(server, row.id)
  expect(body).toMatchObject({
    kind: 'complaint',
    customer: { name: 'J. de Vries', phoneNumber: '+31332345678' },
  })
})

describe('attachments', () => {
  test('go along whether they travel in the form or were uploaded, ten at most', async () => {
    const uploaded = await uploadingTo(server).upload(pdf, 'offerte.pdf')
    const { id } = uploaded.json<{ id: string }>()
    const answer = await send(good({ Attachments: [letter(), id] }), randomUUID(), sessionOf(uploaded))
    expect(answer.statusCode, answer.body).toBe(201)
    const { reference } = answer.json<{ reference: string }>()
    const files = await db
      .selectFrom('file')
      .innerJoin('submission', 'submission.id', 'file.submission_id')
      .select('name')
      .where('reference', '=', reference)
      .execute()
    expect(files.map(({ name }) => name).toSorted()).toEqual(['brief.pdf', 'offerte.pdf'])
    const eleven = Array.from({ length: 11 }, (_, at) => letter(`${at}.pdf`))
    expect(await errorsOf({ Attachments: eleven })).toHaveProperty('Attachments')
  })

  test('of exactly 10485760 bytes pass; one byte more is told in the form’s own words', async () => {
    const { row } = await takenIn(good({ Attachments: [letter('groot.pdf', big(10_485_760))] }))
    const [file] = await db.selectFrom('file').select('bytes').where('submission_id', '=', row.id).execute()
    expect(Number(file?.bytes)).toBe(10_485_760)
    expect(await errorsOf({ Attachments: [letter('groot.pdf', big(10_485_761))] })).toEqual({
      Attachments: [attachmentTooBig],
    })
    const ten = Array.from({ length: 10 }, (_, at) => letter(`groot-${at}.pdf`, big(10_485_760)))
    await takenIn(good({ Attachments: ten }))
  })

  test('of a type of another form are refused, also where they were uploaded before', async () => {
    const sentence = fileSentences.notAccepted(complaintFiles)
    expect(sentence).toBe('Alleen .doc, .docx, .jpg, .pdf, .xls, .xlsx bestanden zijn toegestaan.')
    expect(await errorsOf({ Attachments: [letter('foto.png')] })).toEqual({ Attachments: [sentence] })
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const uploaded = await uploadingTo(server).upload(png, 'foto.png')
    expect(uploaded.statusCode, uploaded.body).toBe(201)
    const { id } = uploaded.json<{ id: string }>()
    expect(await errorsOf({ Attachments: [id] }, sessionOf(uploaded))).toEqual({ Attachments: [sentence] })
  })
})

test('with its files it outlives the account of its member, until it is two years old', async () => {
  const { id } = await addPerson(server, { membership: {} })
  const cookie = await cookieOf(server, { id })
  const answer = await send(good({ Attachments: [letter()] }), randomUUID(), cookie)
  const { reference } = answer.json<{ reference: string }>()
  const kept = () =>
    db
      .selectFrom('file')
      .innerJoin('submission', 'submission.id', 'file.submission_id')
      .select(['file.id', 'submission.person_id'])
      .where('reference', '=', reference)
      .execute()
  const [file] = await kept()
  const readAs = async (as: string) => {
    const read = await server.app.inject({ url: `/api/v1/files/${file?.id}`, headers: { cookie: as } })
    return read.statusCode
  }
  expect([file?.person_id, await readAs(cookie), await readAs('')]).toEqual([id, 200, 404])
  await removeAccounts(db, server.runtime, sql`id = ${id}`)
  expect(await kept()).toEqual([{ id: file?.id, person_id: null }])
  expect(await readAs(cookie)).toBe(404)
  await db
    .updateTable('submission')
    .set({ received_at: '2024-11-19T00:00:00Z' })
    .where('reference', '=', reference)
    .execute()
  await sweep(server.runtime)
  expect(await kept()).toEqual([])
  expect(await server.runtime.ports.files.get(file?.id ?? '')).toBeUndefined()
})

describe('whoever handles it', () => {
  test('gets a member’s complaint, which its member finds among their requests', async () => {
    const { id } = await addPerson(server, { membership: {} })
    const cookie = await cookieOf(server, { id })
    const answer = await send(good({ Attachments: [letter()] }), randomUUID(), cookie)
    const row = await db
      .selectFrom('submission')
      .selectAll()
      .where('reference', '=', answer.json<{ reference: string }>().reference)
      .executeTakeFirstOrThrow()
    expect(row.person_id).toBe(id)
    const deliver = delivering(server, row.id, complaintForm.handOver)
    await deliver()
    await deliver()
    const { body, documents, cases } = await caseAt(server, row.id)
    expect([cases, documents.length]).toEqual([1, 1])
    expect(body).toMatchObject({ title: 'Klacht', documents: 1 })
    expect((await deliver.state()).state).toBe('passed-on')
  })

  test('where nobody does, our own desk has it, and nothing waits for a partner', async () => {
    server.runtime.off = ['cases']
    try {
      const { row } = await takenIn()
      const to = await db
        .selectFrom('delivery')
        .select('partner')
        .where('submission_id', '=', row.id)
        .execute()
      expect(to).toEqual([{ partner: 'mail' }])
    } finally {
      server.runtime.off = []
    }
  })
})
