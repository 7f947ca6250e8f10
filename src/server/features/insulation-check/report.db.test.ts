import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { type AnswerOf, endpointOf } from '../../../core/contract/endpoint.ts'
import { report as call, estimates } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import { report as operation } from '../../../core/contract/insulation-check/insulation-check-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import type { DocumentContent } from '../../../core/documents.ts'
import { exampleWord, materialsIn, sumsInWords } from '../../../core/insulation/insulation-words.ts'
import { everythingPossible, serviceDataOfPersona } from '../../../core/insulation-check/test-service-data.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { mainMeasures } from '../../../core/rules/insulation.ts'
import { confirmationMails, documents } from '../../features.ts'
import type { Message } from '../../ports/mail.ts'
import { attachDocument } from '../../services/documents/make.ts'
import { confirmation } from '../../services/submissions/mail.ts'
import { type FrozenSummary, readSubmission } from '../../services/submissions/read-submission.ts'
import type { ReportRequest } from './insulation-check-request.ts'
import { resultsDocument } from './results-document.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

const example = requestExampleOf(operation.body ?? operation.query) as ReportRequest

const good = (more: object = {}): ReportRequest => ({
  ...example,
  serviceData: { ...example.serviceData, ...more },
  personalData: { ...example.personalData, emailAddress: `${randomUUID()}@voorbeeld.nl` },
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { takenIn } = sendingTo(requests)

testSubmission(requests)

describe('the figures of the call', () => {
  test('are those of the mail and of the document, word for word, and each that is made up says so', async () => {
    const data = serviceDataOfPersona(everythingPossible(), mainMeasures)
    const asked = await server.app.inject({
      method: 'POST',
      url: estimates.path,
      payload: { serviceData: data },
    })
    const told = asked.json<AnswerOf<typeof estimates>>()
    const { row } = await takenIn(good({ ...data, resultData: example.serviceData.resultData }))
    const summary = row.summary as FrozenSummary
    const composed = await resultsDocument.compose(server.runtime, {
      id: row.id,
      reference: row.reference,
      kind: call.name,
      receivedAt: '2026-11-20T14:00:00Z',
      request: row.request,
      summary,
      appointments: [],
    })
    const paper = JSON.stringify(composed)
    const mail = JSON.stringify(summary.mail)
    let figures = 0
    for (const measure of mainMeasures)
      for (const { sums } of materialsIn(told, measure))
        for (const { label, value, madeByTariff } of sums ? sumsInWords(sums) : []) {
          const line = `${label}: ${value}${madeByTariff ? ` (${exampleWord})` : ''}`
          expect(mail).toContain(line)
          expect(paper).toContain(line)
          figures++
        }
    expect(figures).toBeGreaterThan(30)
  })
})

test('the document goes with the mail, however often that is sent, and is made once', async () => {
  const { row } = await takenIn()
  const sent: Message[] = []
  const mail = { send: async (_key: string, message: Message) => void sent.push(message) }
  const ctx = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  const draw = async (content: DocumentContent) => Buffer.from(JSON.stringify(content))
  const byThisMail = confirmation(
    confirmationMails,
    async (content) => ({ html: '', text: JSON.stringify(content) }),
    (job, { id }, kind) => attachDocument(job, { kinds: documents, draw }, { submission: id, kind }),
  )
  const submission = await readSubmission(server.runtime, row.id)
  if (!submission) throw new Error('it was not taken in')
  for (const _time of [1, 2]) await byThisMail.send(ctx, submission)
  const names = sent.map(({ attachments = [] }) => attachments.map(({ filename }) => filename))
  expect(names).toEqual([[`Isolatiecheck-${row.reference}.pdf`], [`Isolatiecheck-${row.reference}.pdf`]])
  const [first, second] = sent.map(({ attachments = [] }) => String(attachments[0]?.content))
  expect(first).toBe(second)
  expect(first).toContain('Resultaten: dakisolatie')
  // the document may be passed on, so only the mail tells whose it is
  expect(first).not.toContain(example.personalData.lastName)
  const kept = await server.database.db
    .selectFrom('made_document')
    .select('kind')
    .where('submission_id', '=', row.id)
    .execute()
  expect(kept).toEqual([{ kind: 'insulation-results' }])
})
