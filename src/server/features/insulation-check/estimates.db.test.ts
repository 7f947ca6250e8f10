import { afterAll, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { estimates as call } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import { estimatesOfMeasure } from '../../../core/insulation/materials.ts'
import {
  canHave,
  everythingPossible,
  serviceDataOfPersona,
} from '../../../core/insulation-check/test-service-data.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import { mainMeasures } from '../../../core/rules/insulation.ts'
import { personas } from '../../../core/rules/test-insulation-personas.ts'

const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
afterAll(() => server.close())

const ask = async (serviceData: unknown) => {
  await server.database.db.deleteFrom('rate_limit').execute()
  const payload = { funnelId: 'isolatiecheck', serviceData }
  return server.app.inject({ method: 'POST', url: call.path, payload })
}

test('each persona is told of every measure whether they can have it, and why not', async () => {
  for (const one of personas) {
    const answer = await ask(serviceDataOfPersona(one, mainMeasures))
    expect(answer.statusCode, answer.body).toBe(200)
    const estimates = answer.json<AnswerOf<typeof call>>()
    for (const measure of mainMeasures) {
      const estimate = estimates[estimatesOfMeasure[measure]]
      const can = canHave(one, measure)
      const what = `${one.who}, ${measure}: ${JSON.stringify(estimate)}`
      expect(estimate?.available, what).toBe(can)
      if (can) continue
      expect(estimate?.reason, what).toMatch(/\w+/)
      expect(JSON.stringify(estimate)).not.toContain('priceInCents')
    }
  }
})

test('a measure that was not chosen is not told of, and of nothing chosen there is glass', async () => {
  const told = (await ask(serviceDataOfPersona(everythingPossible(), []))).json<AnswerOf<typeof call>>()
  for (const measure of mainMeasures) expect(told[estimatesOfMeasure[measure]]).toBeUndefined()
  expect(told.subsidy).toMatchObject({ measures: 0, glassInCents: { one: 2500, two: 5000 } })
  expect(told).toMatchObject({
    tariff: { isExample: true },
    gas: { centsPerM3: 135, toVerify: true, from: '2026-01-01' },
  })
})

test('a second measure doubles what the state pays, and is told beforehand', async () => {
  const alone = (await ask(serviceDataOfPersona(everythingPossible(), ['roof_insulation']))).json<
    AnswerOf<typeof call>
  >()
  const both = (
    await ask(serviceDataOfPersona(everythingPossible(), ['roof_insulation', 'floor_insulation']))
  ).json<AnswerOf<typeof call>>()
  const roofOf = (of: AnswerOf<typeof call>) => of.roofPriceEstimates?.availableOptions[0]?.sums
  // 70 m² at € 16,25
  expect(roofOf(alone)).toMatchObject({ subsidyInCents: 1137_00, subsidyWithTwoInCents: 2275_00 })
  expect(roofOf(both)).toMatchObject({ subsidyInCents: 2275_00 })
  expect([alone.subsidy.measures, both.subsidy.measures]).toEqual([1, 2])
})

test('what is wrong is told at its field', async () => {
  const data = serviceDataOfPersona(everythingPossible(), mainMeasures)
  const wrong = {
    ...data,
    genericData: { ...data.genericData, surfaceArea: 0, insulationHistory: [9], houseType: '7' },
    cavityData: { cavityWidth: '1' },
    roofData: { ...data.roofData, roofSurfaceArea: 1000 },
    crawlSpaceData: { ...data.crawlSpaceData, insulateFloorArea: 1.5 },
  }
  const answer = await ask(wrong)
  expect(answer.statusCode).toBe(400)
  const { errors = {} } = answer.json<Problem>()
  expect(errors).toMatchObject({
    'serviceData.genericData.surfaceArea': ['Het minimale aantal vierkante meters is 1.'],
    'serviceData.roofData.roofSurfaceArea': ['Het maximale aantal vierkante meters is 999.'],
    'serviceData.crawlSpaceData.insulateFloorArea': ['Vul het aantal vierkante meters in zonder decimalen.'],
    'serviceData.genericData.insulationHistory[0]': ['Kies een van de mogelijkheden.'],
    'serviceData.cavityData.insulateCavitySurface': ['Dit is een verplicht veld.'],
    'serviceData.cavityData.cavityBatPresence': ['Dit is een verplicht veld.'],
  })
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining([
      'serviceData.genericData.houseType',
      'serviceData.genericData.insulationHistory[0]',
    ]),
  )
})

test.each([{}, { serviceData: null }, { serviceData: [] }, { serviceData: { genericData: 'x' } }])(
  '%o is refused',
  async (payload) => {
    expect((await server.app.inject({ method: 'POST', url: call.path, payload })).statusCode).toBe(400)
  },
)

test('a partner that is away is told as one', async () => {
  const down = await openTestServer({
    ports: {
      insulation: { estimate: () => Promise.reject(new PartnerError('insulation', 'unreachable')) } as never,
    },
  })
  const answer = await down.app.inject({
    method: 'POST',
    url: call.path,
    payload: { serviceData: serviceDataOfPersona(everythingPossible(), mainMeasures) },
  })
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'partner-unavailable'])
  await down.close()
})
