import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import type { AnyBrick } from '../../../core/fields/brick.ts'
import { serviceParts } from '../../../core/insulation/service-data.ts'
import { exampleQuestion } from '../../ports/insulation.suite.ts'
import { calls, toEstimateBody } from './wire.ts'

/** Each answer, another value for it than that of the example, and where it stands for the partner. */
const answers = [
  ['genericData', 'constructionYear', 1931, 'home.construction_year'],
  ['genericData', 'surfaceArea', 9999, 'home.living_area'],
  ['genericData', 'houseType', '4', 'home.house_type'],
  ['genericData', 'roofType', '2', 'home.roof_type'],
  ['genericData', 'facadeDecorationStatus', '2', 'home.facade_decorated'],
  ['genericData', 'highFacadeAvailability', '2', 'home.facade_height'],
  ['genericData', 'basementOrCrawlspaceAvailability', '1', 'home.crawl_space'],
  ['genericData', 'crawlspaceAccess', '1', 'home.crawl_space_accessible'],
  ['genericData', 'crawlspaceHeight', '2', 'home.crawl_space_height'],
  ['cavityData', 'cavityWidth', '5', 'wall.cavity_width'],
  ['cavityData', 'cavityTypeJoint', '2', 'wall.joint'],
  ['cavityData', 'cavityVentilationPoints', ['2'], 'wall.ventilation'],
  ['cavityData', 'cavityBatPresence', '2', 'wall.bats'],
  ['cavityData', 'cavityMoistureIssuesPresence', '2', 'wall.moisture'],
  ['cavityData', 'insulateCavitySurface', 999, 'wall.area'],
  ['crawlSpaceData', 'crawlspaceFloorType', '0', 'floor.floor_type'],
  ['crawlSpaceData', 'crawlspaceCompartmentsAvailability', '2', 'floor.compartments'],
  ['crawlSpaceData', 'crawlspaceMoisturePresence', '2', 'floor.water'],
  ['crawlSpaceData', 'crawlspaceSoilType', '3', 'floor.bottom'],
  ['crawlSpaceData', 'crawlspaceOpenFireplacePresence', '2', 'floor.fireplace'],
  ['crawlSpaceData', 'crawlspacePipeworkPresence', '2', 'floor.pipework'],
  ['crawlSpaceData', 'insulateFloorArea', 999, 'floor.area'],
  ['roofData', 'roofSurfaceArea', 999, 'roof.area'],
  ['roofData', 'roofHeatedAtticAvailability', '1', 'roof.heated_attic'],
  ['roofData', 'roofInsideInsulationAvailability', '2', 'roof.insulated_inside'],
  ['roofData', 'roofExteriorInsulationAvailability', '2', 'roof.insulated_outside'],
  ['roofData', 'roofAtticAccesability', '3', 'roof.attic_access'],
  ['roofData', 'skylightOrDormerWindowAvailability', '0', 'roof.skylight'],
  ['roofData', 'roofFinishDecision', '1', 'roof.finishing'],
] as const

const bodyOf = (question: typeof exampleQuestion) =>
  JSON.parse(JSON.stringify(calls.estimate.body?.parse(toEstimateBody(question)))) as Record<
    string,
    Record<string, unknown>
  >

test('every answer stands at its own place for the partner, and nowhere else', async () => {
  expect(
    await failures(answers, ([group, field, value, at]) => {
      const [part = '', name = ''] = at.split('.')
      const expected = bodyOf(exampleQuestion)
      expect(expected[part]?.[name]).not.toEqual(value)
      expected[part] = { ...expected[part], [name]: value }
      const changed = { ...exampleQuestion, [group]: { ...exampleQuestion[group], [field]: value } }
      expect(bodyOf(changed)).toEqual(expected)
    }),
  ).toEqual([])
})

test('every answer that can be chosen can travel', async () => {
  expect(
    await failures(answers, ([group, field]) => {
      const parts: Readonly<Record<string, AnyBrick>> = serviceParts[group].parts
      const { choices = [], example } = parts[field]?.facts ?? {}
      for (const { value } of choices) {
        const answer = Array.isArray(example) ? [value] : value
        const changed = { ...exampleQuestion, [group]: { ...exampleQuestion[group], [field]: answer } }
        expect(() => bodyOf(changed)).not.toThrow()
      }
    }),
  ).toEqual([])
})

test('what was insulated before travels in the same codes, as texts', () => {
  const insulationHistory = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const { home } = bodyOf({
    ...exampleQuestion,
    genericData: { ...exampleQuestion.genericData, insulationHistory },
  })
  expect(home?.insulation_history).toEqual(insulationHistory.map(String))
})

test('every answer that there is travels', () => {
  const asked = Object.entries(serviceParts).flatMap(([group, { parts }]) =>
    Object.keys(parts).map((field) => `${group}.${field}`),
  )
  const travelling = answers.map(([group, field]) => `${group}.${field}`)
  expect(travelling.concat('genericData.insulationHistory').toSorted()).toEqual(asked.toSorted())
})

test('what is not known, and a measure that was not asked about, is left out', () => {
  const { constructionYear, surfaceArea, houseType, roofType } = exampleQuestion.genericData
  expect(
    bodyOf({
      genericData: { constructionYear, surfaceArea, houseType, roofType, insulationHistory: [0] },
      cavityData: { cavityWidth: '4' },
    }),
  ).toEqual({
    home: {
      ...{ construction_year: 1975, living_area: 120, house_type: '3', roof_type: '1' },
      insulation_history: ['0'],
    },
    wall: { cavity_width: '4' },
  })
})

test('the question and the answer of docs/partners.md are ones that travel', () => {
  const [, section = ''] = readFileSync('docs/partners.md', 'utf8').split('## Insulation: the calls')
  const [asked, answered] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) =>
    JSON.parse(text),
  )
  expect(calls.estimate.body?.parse(asked)).toEqual(asked)
  expect(calls.estimate.answer.parse(answered)).toEqual(answered)
})
