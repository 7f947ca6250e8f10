import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { apiTags, contract } from '../../features.ts'
import { describeApi, type OpenApi } from './describe.ts'

/** What Redocly says about a description, one line a problem. */
const lint = async (api: unknown): Promise<string[]> => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      // the log-in of the community answers with a redirect and nothing else
      'operation-2xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(api), absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
}

const api = (): OpenApi => describeApi(contract, { origin: 'https://www.thuisbasis.example', tags: apiTags })

test('the API description passes a linter: no error and no warning', async () => {
  expect(await lint(api())).toEqual([])
})

test('the linter does find what it is there for', async () => {
  const path = '/api/klusservice/appointment'
  const broken = JSON.parse(JSON.stringify(api()))
  broken.paths[path].post.requestBody.content['application/json'].example.appointment.user.email = 5
  broken.paths[path].post.requestBody.content[
    'application/json'
  ].schema.properties.appointment.properties.rate.examples = ['per dag']
  broken.components.securitySchemes = {}
  const rules = new Set((await lint(broken)).map((problem) => problem.split(' ')[0]))
  expect([...rules].sort()).toEqual([
    'no-invalid-media-type-examples',
    'no-invalid-schema-examples',
    'security-defined',
  ])
})
