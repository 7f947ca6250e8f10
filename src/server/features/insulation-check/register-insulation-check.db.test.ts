import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { delivering } from '../../../../test/kit/cases.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import { register as operation } from '../../../core/contract/insulation-check/insulation-check-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { canHave, serviceDataOfPersona } from '../../../core/insulation-check/test-service-data.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import { mainMeasures } from '../../../core/rules/insulation.ts'
import { insulationLegalTexts } from '../../../core/rules/insulation-legal-texts.ts'
import { personas } from '../../../core/rules/test-insulation-personas.ts'
import type { InsulationRegistration } from '../../ports/insulation.ts'
import type { Registration } from './eligibility.ts'
import { toInsulation } from './insulation-check-order.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

const example = requestExampleOf(operation.body ?? operation.query) as Registration

const good = (more: object = {}, home: object = {}): Registration => ({
  ...example,
  serviceData: { ...example.serviceData, ...more },
  personalData: {
    ...example.personalData,
    emailAddress: `${randomUUID()}@voorbeeld.nl`,
    address: { ...example.personalData.address, ...home },
  },
})
const requests = { server, endpoint: endpointOf(call, operation), good: () => good() }
const { send, takenIn } = sendingTo(requests)

testSubmission(requests)

const asking = (asked: Partial<Registration['serviceData']['resultData']>) => ({
  ...example.serviceData.resultData,
  cavityWallInsulationRequested: 1 as const,
  floorInsulationRequested: 1 as const,
  bottomInsulationRequested: 1 as const,
  roofInsulationRequested: 1 as const,
  ...asked,
})
const flagOf = {
  cavity_wall_insulation: { cavityWallInsulationRequested: 0 },
  floor_insulation: { floorInsulationRequested: 0, bottomInsulationRequested: 0 },
  roof_insulation: { roofInsulationRequested: 0 },
} as const

test('nobody registers for what their home cannot have', async () => {
  for (const one of personas)
    for (const measure of mainMeasures.filter((each) => !canHave(one, each))) {
      const data = serviceDataOfPersona(one, [measure])
      const answer = await send(good({ ...data, resultData: asking(flagOf[measure]) }))
      const what = `${one.who}, ${measure}: ${answer.body}`
      expect(answer.statusCode, what).toBe(400)
      const [field] = Object.keys(flagOf[measure])
      expect(Object.keys(answer.json<Problem>().errors ?? {}), what).toEqual([
        `serviceData.resultData.${field}`,
      ])
    }
})

test('nor for nothing, for what was not asked about, or from outside the area', async () => {
  const errorsOf = async (body: unknown) => (await send(body)).json<Problem>().errors
  expect(await errorsOf(good({ resultData: asking({ glassInsulationRequested: 0 }) }))).toEqual({
    'serviceData.resultData.cavityWallInsulationRequested': ['Selecteer er minstens één'],
  })
  expect(
    await errorsOf(good({ roofData: undefined, resultData: asking({ roofInsulationRequested: 0 }) })),
  ).toEqual({
    'serviceData.resultData.roofInsulationRequested': ['Vul eerst de vragen over dakisolatie in.'],
  })
  expect(Object.keys((await errorsOf(good({}, { postcode: '9711LM' }))) ?? {})).toEqual([
    'personalData.address.postcode',
  ])
  for (const resultData of [
    asking({ roofInsulationRequested: 0, privacyAndParticipantConditions: 1 as never }),
    asking({ roofInsulationRequested: 2 as never }),
  ])
    expect((await send(good({ resultData }))).statusCode).toBe(400)
})

test('what was agreed to is kept with its wording; news only where it was wanted', async () => {
  const consentsOf = async (body: unknown) => {
    const { row } = await takenIn(body)
    return server.database.db
      .selectFrom('consent')
      .select(['legal_text', 'wording'])
      .where('submission_id', '=', row.id)
      .orderBy('legal_text')
      .execute()
  }
  const participation = { legal_text: 'participation', wording: insulationLegalTexts.participation.wording }
  const asked = asking({ roofInsulationRequested: 0 })
  expect(await consentsOf(good({ resultData: { ...asked, userConsent: 1 } }))).toEqual([participation])
  expect(await consentsOf(good({ resultData: { ...asked, userConsent: 0 } }))).toEqual([
    { legal_text: 'energyNews', wording: insulationLegalTexts.energyNews.wording },
    participation,
  ])
})

describe('the insulation company', () => {
  test('gets it once, however often the job runs, with what is wanted', async () => {
    const { row } = await takenIn()
    const deliver = delivering(server, row.id, toInsulation)
    await Promise.all([deliver(), deliver(), deliver()])
    await deliver()
    const orders = await server.database.db
      .selectFrom('sandbox_order')
      .selectAll()
      .where('key', '=', row.id)
      .execute()
    expect(orders).toHaveLength(1)
    const told = JSON.stringify(orders[0])
    expect(told).toContain(row.reference)
    expect(told).toContain(JSON.stringify(mainMeasures))
    expect((await deliver.state()).state).toBe('passed-on')
  })

  test('is told of the floor and the bottom apart, of what was agreed to, and of no cavity under 3 cm', async () => {
    const orderOf = async (asked: Parameters<typeof asking>[0]) => {
      const cavityData = { ...example.serviceData.cavityData, cavityWidth: '5' as const }
      const { row } = await takenIn(good({ cavityData, resultData: asking(asked) }))
      await delivering(server, row.id, toInsulation)()
      const { body } = await server.database.db
        .selectFrom('sandbox_order')
        .select('body')
        .where('key', '=', row.id)
        .executeTakeFirstOrThrow()
      const offer = (row.summary as { office: { label: string; value: string }[] }).office.find(
        ({ label }) => label === 'Offerte voor',
      )
      return { order: body as unknown as InsulationRegistration, offer: offer?.value }
    }
    for (const [asked, floorParts, words] of [
      [{ floorInsulationRequested: 0 }, ['floor'], 'Vloerisolatie'],
      [{ bottomInsulationRequested: 0 }, ['bottom'], 'Bodemisolatie'],
      [flagOf.floor_insulation, ['floor', 'bottom'], 'Vloer- of bodemisolatie'],
    ] as const) {
      const { order, offer } = await orderOf({ ...asked, userConsent: floorParts.length === 1 ? 0 : 1 })
      expect(order).toMatchObject({
        measures: ['floor_insulation'],
        floorParts,
        consents: { participation: true, energyNews: floorParts.length === 1 },
        home: { cavityData: { cavityWidth: '4' } },
      })
      expect(offer).toBe(words)
    }
    expect((await orderOf({ roofInsulationRequested: 0 })).order.floorParts).toEqual([])
  })

  test('need not be there for a registration, which is then told without figures', async () => {
    const away = await openTestServer({
      ports: {
        insulation: { estimate: () => Promise.reject(new PartnerError('insulation', 'timeout')) } as never,
      },
    })
    const { row } = await sendingTo({ ...requests, server: away }).takenIn(good())
    const summary = JSON.stringify(row.summary)
    expect(summary).toContain('Woonoppervlakte')
    expect(summary).not.toContain('Terugverdiend')
    await away.close()
  })
})
