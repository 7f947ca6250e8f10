import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { caseAt, delivering } from '../../../../test/kit/cases.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { send as call } from '../../../core/contract/vve-quote/vve-quote-calls.ts'
import { send as operation } from '../../../core/contract/vve-quote/vve-quote-operations.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { quoteForm } from './vve-quote-request.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

type Parts = Record<'propertyDetails' | 'characteristics' | 'contactPerson', Record<string, unknown>>
const good = (more: Partial<Parts> = {}): Parts => {
  const sent = structuredClone(requestExampleOf(operation.body ?? operation.query)) as Parts
  sent.contactPerson.emailAddress = `${randomUUID()}@voorbeeld.nl`
  for (const [part, changes] of Object.entries(more)) Object.assign(sent[part as keyof Parts], changes)
  return sent
}
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send, takenIn } = sendingTo(requests)
const faultsOf = async (more: Partial<Parts>) => {
  const answer = await send(good(more))
  return [answer.statusCode, answer.json<Problem>().errors]
}

testSubmission(requests)

test('the building is told by its whole address where the sender knows it', async () => {
  const { row } = await takenIn(good({ propertyDetails: { streetName: 'Pleinlaan', placeName: 'Zwolle' } }))
  expect(JSON.stringify(row.summary)).toMatch(/Pleinlaan \d+.*Zwolle/)
})

describe('the complex', () => {
  test.each([
    ['yearOfConstruction', 1899, 'Bouwjaar kan niet voor 1900 liggen.'],
    ['yearOfConstruction', 2027, 'Bouwjaar kan niet in de toekomst liggen.'],
    ['numberOfBuildings', 0, 'Vul een heel getal vanaf 1 in.'],
    ['numberOfApartments', 1, 'Vul een heel getal vanaf 2 in.'],
    ['numberOfMonumentalBuildings', -1, 'Vul een heel getal vanaf 0 in.'],
    ['numberOfBuildingsWithShops', 1.5, 'Vul een heel getal vanaf 0 in.'],
    ['numberBuildingsWithLands', 10_000, 'Het aantal is maximaal 9.999.'],
  ])('%s of %d is refused at its field', async (field, value, said) => {
    expect(await faultsOf({ characteristics: { [field]: value } })).toEqual([
      400,
      { [`characteristics.${field}`]: [said] },
    ])
  })

  test('may have none of what it need not have', async () => {
    const none = Object.fromEntries(
      [
        'numberOfMonumentalBuildings',
        'numberOfBuildingsWithParkingGarages',
        'numberOfBuildingsWithShops',
        'numberBuildingsWithLands',
        'numberOfExtraPlannings',
      ].map((field) => [field, 0]),
    )
    const { row } = await takenIn(good({ characteristics: { ...none, numberOfApartments: 2 } }))
    expect(JSON.stringify(row.summary)).toContain('Aantal extra planningen')
  })
})

test('a contact person at a PO box is reached there', async () => {
  const address = { postcode: '3800AS', houseNumber: 735, streetName: 'Postbus', placeName: 'Amersfoort' }
  const { row } = await takenIn(good({ contactPerson: { address, role: 1 } }))
  const told = JSON.stringify(row.summary)
  expect(told).toContain('Postbus 735')
  expect(told).toContain('Beheerkantoor')
})

test('whoever makes the quote gets it once, however often the job runs', async () => {
  const { row } = await takenIn()
  const deliver = delivering(server, row.id, quoteForm.handOver)
  await Promise.all([deliver(), deliver()])
  await deliver()
  const { body, cases } = await caseAt(server, row.id)
  expect(cases).toBe(1)
  expect(body).toMatchObject({ kind: 'maintenance-plan', reference: row.reference, documents: 0 })
  expect((await deliver.state()).state).toBe('passed-on')
})
