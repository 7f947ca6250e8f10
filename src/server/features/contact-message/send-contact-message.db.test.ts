import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { caseAt, delivering } from '../../../../test/kit/cases.ts'
import { pdf } from '../../../../test/kit/made-files.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { send as call } from '../../../core/contract/contact-message/contact-message-calls.ts'
import { send as operation } from '../../../core/contract/contact-message/contact-message-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { contactFiles, fileSentences } from '../../../core/fields/files/attachments.ts'
import { contactSubject } from '../../../core/fields/request/contact-message.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { contactForm } from './contact-message-request.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

const good = (more: object = {}) => ({
  Subject: 'Lidmaatschap',
  Question: 'Geldt mijn lidmaatschap ook voor mijn vakantiehuis?',
  Name: 'Jannie de Vries',
  EmailAddress: `${randomUUID()}@voorbeeld.nl`,
  Postcode: '3821BT',
  HouseNumber: 10,
  ...more,
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send, takenIn } = sendingTo(requests)
const errorsOf = async (more: object) => {
  const answer = await send(good(more))
  expect(answer.statusCode, answer.body).toBe(400)
  return answer.json<Problem>().errors
}

testSubmission(requests)

test('each subject is read by a desk that the settings know', async () => {
  const { desks } = await server.runtime.settings()
  const read = new Map<string, string | null>()
  for (const { value: Subject } of contactSubject.facts.choices ?? []) {
    const { row } = await takenIn(good({ Subject }))
    read.set(Subject, row.desk)
    expect(desks).toHaveProperty(String(row.desk))
  }
  expect(read.get('Juridisch')).toBe('juridisch')
  expect(read.get('Lidmaatschap')).toBe('ledenservice')
})

describe('what is refused', () => {
  test.each([
    ['Name', '', 'Voer uw naam in.'],
    ['Name', 'J', 'Naam moet minimaal 2 tekens bevatten.'],
    ['Name', 'J'.repeat(101), 'Naam moet maximaal 100 tekens bevatten.'],
    ['Name', '<b>Jannie</b>', 'Naam is ongeldig.'],
    ['Name', 'Jannie\r\nBcc: b@voorbeeld.nl', 'Naam is ongeldig.'],
    ['Question', '', 'Vul alstublieft een bericht in.'],
    ['Question', 'x'.repeat(1001), 'Het bericht mag maximaal 1.000 tekens bevatten.'],
    ['EmailAddress', 'nergens', 'E-mailadres is niet geldig.'],
    ['EmailAddress', 'a@voorbeeld.nl\r\nBcc: b@voorbeeld.nl', 'E-mailadres is niet geldig.'],
    ['MobilePhoneNumber', '0612', 'Mobiel telefoonnummer is niet geldig.'],
    ['LandlinePhoneNumber', '0612', 'Telefoonnummer vast is niet geldig.'],
    ['Postcode', '0000AA', 'Postcode is ongeldig.'],
    ['HouseNumber', 'tien', 'Huisnummer is ongeldig.'],
    ['Subject', 'juridisch', 'Kies een van de mogelijkheden.'],
  ])('%s: %j', async (field, value, sentence) => {
    expect(await errorsOf({ [field]: value })).toEqual({ [field]: [sentence] })
  })

  test('files of a type of another form', async () => {
    const sheet = new File(['x'], 'rekening.xlsx')
    expect(await errorsOf({ Attachment: [sheet] })).toEqual({
      Attachment: [fileSentences.notAccepted(contactFiles)],
    })
  })
})

test('whoever handles it gets the question with its files; a phone number need not be known', async () => {
  const photo = new File([new Uint8Array(pdf)], 'brief.pdf')
  const { row } = await takenIn(good({ Attachment: [photo] }))
  await delivering(server, row.id, contactForm.handOver)()
  const { body, documents } = await caseAt(server, row.id)
  expect(body).toMatchObject({
    kind: 'contact',
    title: 'Vraag',
    customer: { name: 'Jannie de Vries', phoneNumber: '' },
  })
  expect(documents.map(({ name }) => name)).toEqual(['brief.pdf'])
})
