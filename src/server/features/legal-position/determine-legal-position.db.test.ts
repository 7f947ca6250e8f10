import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { caseAt, delivering } from '../../../../test/kit/cases.ts'
import { pdf } from '../../../../test/kit/made-files.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { sessionOf, uploadingTo } from '../../../../test/kit/upload.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { determine as call } from '../../../core/contract/legal-position/legal-position-calls.ts'
import { determine as operation } from '../../../core/contract/legal-position/legal-position-operations.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { handOver } from './legal-position-request.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())
const { db } = server.database

const letter = (name = 'brief.pdf') => new File([new Uint8Array(pdf)], name, { type: 'application/pdf' })

const good = (more: object = {}) => ({
  Type: 'particulier',
  Description: 'De aannemer is halverwege gestopt. Moet ik de laatste rekening betalen?',
  LegalInsurer: 'yes',
  Insurer: 'Anders',
  InsurerOther: 'Voorbeeldverzekering',
  Sex: 1,
  Initials: 'J.',
  LastName: 'Vries',
  Infix: 'de',
  Postcode: '3821BT',
  HouseNumber: 10,
  StreetName: 'Voorbeeldlaan',
  City: 'Amersfoort',
  PhoneNumberMobile: '0612345678',
  EmailAddress: `${randomUUID()}@voorbeeld.nl`,
  Iban: 'NL91ABNA0417164300',
  AgreesToDirectDebitCollection: true,
  Attachments: [letter()],
  ...more,
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send, takenIn } = sendingTo(requests)
const filesOf = (id: string) =>
  db.selectFrom('file').select(['name', 'bytes']).where('submission_id', '=', id).orderBy('name').execute()
const unclaimed = async () =>
  (await db.selectFrom('file').select('id').where('submission_id', 'is', null).execute()).length

testSubmission(requests)

describe('what it costs', () => {
  test.each([
    ['particulier', 42_500, '€ 425,- (inclusief btw)'],
    ['professionele_partij', 42_500, '€ 425,- (inclusief btw)'],
    ['vve', 25_500, 'Vanaf € 255,- per uur (inclusief btw)'],
    ['2', 25_500, 'Vanaf € 255,- per uur (inclusief btw)'],
  ])('%s: answer and summary say it', async (Type, price, told) => {
    const answer = await send(good({ Type }))
    expect(answer.json()).toMatchObject({ price })
    const { summary } = await db
      .selectFrom('submission')
      .select('summary')
      .where('reference', '=', answer.json<{ reference: string }>().reference)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(summary)).toContain(told)
  })
})

describe('an insurance', () => {
  test.each([
    [{ Insurer: undefined, InsurerOther: undefined }, 'Insurer'],
    [{ InsurerOther: '' }, 'InsurerOther'],
    [{ LegalInsurer: 'misschien' }, 'LegalInsurer'],
  ])('told as %o is refused where it is wrong', async (wrong, field) => {
    const answer = await send(good(wrong))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual([field])
  })

  test('that somebody does not have names no insurer', async () => {
    const { row } = await takenIn(good({ LegalInsurer: 'no' }))
    expect(JSON.stringify([row.request, row.summary])).not.toContain('Voorbeeldverzekering')
  })
})

describe('documents', () => {
  test('travel in the form, or were uploaded before by the same sender', async () => {
    const uploaded = await uploadingTo(server).upload(pdf, 'contract.pdf')
    const { id } = uploaded.json<{ id: string }>()
    const both = good({ Attachments: [letter('a.pdf'), id] })
    const stranger = await send(both)
    expect(stranger.statusCode).toBe(400)
    expect(Object.keys(stranger.json<Problem>().errors ?? {})).toEqual(['Attachments'])
    const answer = await send(both, randomUUID(), sessionOf(uploaded))
    expect(answer.statusCode, answer.body).toBe(201)
    const row = await db
      .selectFrom('submission')
      .selectAll()
      .where('reference', '=', answer.json<{ reference: string }>().reference)
      .executeTakeFirstOrThrow()
    expect((await filesOf(row.id)).map(({ name }) => name)).toEqual(['a.pdf', 'contract.pdf'])
    expect(JSON.stringify(row.summary)).toContain('a.pdf, contract.pdf')
  })

  test.each([
    ['none', []],
    ['eleven', Array.from({ length: 11 }, (_, at) => letter(`${at}.pdf`))],
    ['a program', [new File(['MZ'], 'factuur.exe')]],
    ['what only calls itself a PDF', [new File(['geen pdf'], 'brief.pdf')]],
    ['an id of nobody', [randomUUID()]],
    ['no id at all', ['../../etc/passwd']],
  ])('%s: refused at the field, and nothing is kept', async (_name, Attachments) => {
    const before = await unclaimed()
    const answer = await send(good({ Attachments }))
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {}).join()).toMatch(/^Attachments(\[\d+\])?$/)
    expect(await unclaimed()).toBe(before)
  })

  test('of a request that is refused for something else are not kept either', async () => {
    const before = await unclaimed()
    const { email } = await addPerson(server)
    expect((await send(good({ EmailAddress: email }))).statusCode).toBe(409)
    expect(await unclaimed()).toBe(before)
  })
})

describe('whoever handles it', () => {
  test('gets it and its documents once, also where the partner failed half-way', async () => {
    const { row } = await takenIn(good({ Attachments: [letter('a.pdf'), letter('b.pdf')] }))
    const deliver = delivering(server, row.id, handOver)
    const { cases } = server.runtime.ports
    let attached = 0
    server.runtime.ports.cases = {
      ...cases,
      attach: async (...given) => {
        attached++
        if (attached === 2) throw new Error('gone')
        return cases.attach(...given)
      },
    }
    await expect(deliver()).rejects.toThrow('gone')
    await deliver()
    await deliver()
    server.runtime.ports.cases = cases
    const { body, documents, cases: opened } = await caseAt(server, row.id)
    expect(opened).toBe(1)
    expect(body).toMatchObject({ kind: 'legal-position', documents: 2 })
    expect(documents.map(({ name }) => name).toSorted()).toEqual(['a.pdf', 'b.pdf'])
    expect(documents.every(({ bytes }) => bytes === pdf.length)).toBe(true)
    expect(JSON.stringify(body)).not.toContain('NL91ABNA0417164300')
    expect((await deliver.state()).state).toBe('passed-on')
  })

  test('has it, and not the membership, decides how the request stands', async () => {
    for (const first of ['membership', 'partner']) {
      const { row } = await takenIn()
      const deliver = delivering(server, row.id, handOver)
      const steps = [() => activateMembership(server.runtime, row.id), deliver]
      for (const step of first === 'partner' ? steps.toReversed() : steps) await step()
      expect((await deliver.state()).state, first).toBe('passed-on')
    }
  })
})

test('a member pays nothing beside the service, and their payment is not kept', async () => {
  const { id } = await addPerson(server, { membership: {} })
  const body = good({ EmailAddress: 'iemand@anders.nl', Iban: '', AgreesToDirectDebitCollection: '' })
  const answer = await send(body, randomUUID(), await cookieOf(server, { id }))
  expect(answer.statusCode, answer.body).toBe(201)
})

test('who is no member is told all that is missing at once', async () => {
  const answer = await send(
    good({ Description: '', Iban: '', AgreesToDirectDebitCollection: false, Attachments: [] }),
  )
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<Problem>().errors ?? {}).toSorted()).toEqual([
    'AgreesToDirectDebitCollection',
    'Attachments',
    'Description',
    'Iban',
  ])
})
