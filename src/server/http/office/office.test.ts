import { expect, test } from 'vitest'
import { officeCalls } from '../../features.ts'
import { describeOffice } from './office.ts'

test('the description has the calls of the office and no others, each with who may and whether it wants a fresh factor', () => {
  const { paths } = describeOffice('http://localhost:3000') as {
    paths: Record<string, Record<string, Record<string, unknown>>>
  }
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    officeCalls.map(({ endpoint }) => endpoint.name).toSorted(),
  )
  for (const operation of described) {
    expect(operation, String(operation.operationId)).toHaveProperty('x-roles')
    expect(operation, String(operation.operationId)).toHaveProperty('x-step-up')
  }
})
