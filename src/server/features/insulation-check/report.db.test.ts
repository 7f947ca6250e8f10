import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { report as operation } from '../../../core/contract/insulation-check.operations.ts'
import { report as call, estimates } from '../../../core/contract/insulation-check.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { exampleWord, materialsIn, sumsInWords } from '../../../core/insulation/words.ts'
import { serviceDataOf } from '../../../core/insulation-check/test-service-data.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { mainMeasures } from '../../../core/rules/insulation.ts'
import { personas } from '../../../core/rules/test-insulation-personas.ts'
import type { FrozenDocument } from '../../services/submissions/read.ts'
import type { ReportRequest } from './requests.ts'
import { resultsDocument } from './results-document.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

const example = requestExampleOf(operation.body ?? operation.query) as ReportRequest

/** A good request of somebody whom nobody knows. */
const good = (more: object = {}): ReportRequest => ({
  ...example,
  serviceData: { ...example.serviceData, ...more },
  personalData: { ...example.personalData, emailAddress: `${randomUUID()}@voorbeeld.nl` },
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { takenIn } = sendingTo(requests)

const generic = (name: string) => `serviceData.genericData.${name}`
testSubmission({
  ...requests,
  optional: [
    'funnelId',
    'personalData.infix',
    'personalData.address.addition',
    ...['facadeDecorationStatus', 'highFacadeAvailability', 'basementOrCrawlspaceAvailability'].map(generic),
    ...['crawlspaceAccess', 'crawlspaceHeight'].map(generic),
    ...['personalOfferRequested', 'glassInsulationRequested'].map((name) => `serviceData.resultData.${name}`),
  ],
})

const plain = () => {
  const found = personas.find(({ expects }) => expects.possible.length === 4 && expects.fillable)
  if (!found) throw new Error('nobody can have everything')
  return found
}

describe('the figures of the call', () => {
  test('are those of the mail and of the document, word for word, and each that is made up says so', async () => {
    const data = serviceDataOf(plain(), mainMeasures)
    const asked = await server.app.inject({
      method: 'POST',
      url: estimates.path,
      payload: { serviceData: data },
    })
    const told = asked.json<AnswerOf<typeof estimates>>()
    const { row } = await takenIn(good({ ...data, resultData: example.serviceData.resultData }))
    const document = row.document as FrozenDocument
    const composed = await resultsDocument.compose(server.runtime, {
      id: row.id,
      reference: row.reference,
      kind: call.name,
      receivedAt: '2026-11-20T14:00:00Z',
      request: row.request,
      document,
      appointments: [],
    })
    const paper = JSON.stringify(composed)
    const mail = JSON.stringify(document.mail)
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

test('it goes with its mail as a document of the same name, and is made once', async () => {
  expect(resultsDocument.name('7KQM-X4TB')).toBe('Isolatiecheck-7KQM-X4TB.pdf')
})
