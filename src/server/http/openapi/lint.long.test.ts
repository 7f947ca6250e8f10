import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { api } from '../../../../test/kit/described-calls.ts'

const lint = async (api: unknown): Promise<string[]> => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      // the login of the community answers with a redirect only
      'operation-2xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(api), absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
}

test('the API description passes a linter: no error and no warning', async () => {
  expect(await lint(api)).toEqual([])
})
