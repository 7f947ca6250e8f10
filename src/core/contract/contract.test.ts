import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { failures } from '../../../test/kit/failures.ts'
import { contract } from '../../server/features.ts'
import type { AnyGroup, Part, Parts } from '../fields/brick/group.ts'
import { exampleOf } from '../fields/brick/group.ts'
import { isReference } from '../fields/request/reference.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { taskRates } from './handyman/handyman-operations.ts'

const calls: [string, AnyEndpoint][] = Object.entries(contract)

test('every call stands under its own name, at an address of its own', () => {
  for (const [name, endpoint] of calls) expect(endpoint.name).toBe(name)
  const routes = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('every call lives below /api, and its parameters are those in its path', async () => {
  expect(
    await failures(calls, ([, endpoint]) => {
      expect(endpoint.path).toMatch(/^\/api\/[\w./{}-]+$/)
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
      expect(Object.keys(endpoint.params.parts)).toEqual(named)
    }),
  ).toEqual([])
})

test('every call answers its own example, and takes those of its query and parameters', async () => {
  expect(
    await failures(calls, ([, endpoint]) => {
      expect(z.safeParse(endpoint.answer, endpoint.example).error).toBeUndefined()
      for (const group of [endpoint.query, endpoint.params])
        expect(z.safeParse(group.schema, exampleOf(group)).error).toBeUndefined()
    }),
  ).toEqual([])
})

test('an empty body is refused where something is needed, with a Dutch sentence per field', async () => {
  expect(
    await failures(calls, ([, { body }]) => {
      if (!body) return
      const result = z.safeParse(body.schema, {})
      const required = Object.values(body.parts as Parts).filter((part) => !isOptional(part))
      expect(result.success).toBe(required.length === 0)
      for (const issue of result.error?.issues ?? []) expect(issue.message).toMatch(/^[A-ZÉ].*[.\p{L}]$/u)
    }),
  ).toEqual([])
})

test('every call has a summary in Dutch and, where it takes something in, a reference in its answer', async () => {
  expect(
    await failures(calls, ([, endpoint]) => {
      expect(endpoint.summary).toMatch(/^[A-Z].*\.$/)
      if (!endpoint.submits) return
      const { reference = '' } = endpoint.example as { reference?: string }
      expect(isReference(reference), reference).toBe(true)
    }),
  ).toEqual([])
})

const isOptional = (part: Part): boolean =>
  part.kind === 'brick'
    ? part.optional
    : part.kind === 'list'
      ? part.min === 0
      : Object.values((part as AnyGroup).parts as Parts).every(isOptional)

test('rates are asked from an instant, or from a day that begins at midnight in UTC', () => {
  const asked = (fromDate: string) =>
    z.safeParse(taskRates.query.schema, {
      taskId: 'lekkende-kraan',
      lat: 52.1561,
      lon: 5.3878,
      fromDate,
    })
  expect(asked('2026-12-01').data).toMatchObject({ lat: 52.1561, fromDate: '2026-12-01T00:00:00Z' })
  expect(asked('2026-12-01T00:00:00+01:00').success).toBe(true)
  for (const wrong of ['', '2026-02-30', '1-12-2026', 'morgen']) expect(asked(wrong).success).toBe(false)
})
