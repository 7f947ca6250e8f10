import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { officeCalls } from '../../features.ts'
import { anyone } from '../../services/permissions.ts'
import { describeOffice } from './describe-office.ts'

const described = describeOffice('https://www.thuisbasis.example')

test('is a valid OpenAPI 3.1 document of the calls of the office, and of nothing of the site', async () => {
  const document = structuredClone(described) as unknown as Record<string, unknown>
  expect(await new Validator().validate(document)).toEqual({ valid: true })
  expect(Object.keys(described.paths).toSorted()).toEqual(
    [...new Set(officeCalls.map(({ endpoint }) => endpoint.path))].toSorted(),
  )
  expect(described.components.securitySchemes.session.name).toBe('__Host-thuisbasis-beheer')
})

test('each operation names the roles that may, and whether it wants a fresh factor', () => {
  const told = officeCalls.map(({ endpoint }) => {
    const operation = described.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    return operation && { ...operation, name: endpoint.name }
  })
  expect(told).toEqual(
    officeCalls.map(({ endpoint, verb }) =>
      expect.objectContaining({
        name: endpoint.name,
        'x-roles': verb.may === anyone ? ['anyone'] : verb.may.roles,
        'x-step-up': verb.may.stepUp === true,
      }),
    ),
  )
})
