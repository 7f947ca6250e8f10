import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { failures } from '../../../test/kit/failures.ts'
import { calls, callsWithBody, goodRequest, judgmentOf } from '../../../test/kit/judged-requests.ts'
import {
  emptyValues,
  expectRefused,
  expectTaken,
  optionalFields,
  wrongFields,
  wrongInsides,
} from '../../../test/kit/wrong-types.ts'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import { upload } from '../../core/contract/files/files-calls.ts'
import * as operations from '../../core/contract/files/files-operations.ts'
import { requestExampleOf } from '../../core/contract/request-schema.ts'
import { bricksOf, group } from '../../core/fields/brick/group.ts'
import { houseNumber } from '../../core/fields/home/house-number.ts'
import { tick } from '../../core/fields/request/consent.ts'
import { address } from '../../core/groups/address.ts'
import { fieldKeyOf } from './faults.ts'

// D10 and D33, for every field of every call: a value of another type than the call takes is refused with 400 and a sentence at
// its own field.

type Json = Record<string, unknown>

test('every call takes its own example', async () => {
  expect(await failures(calls, (call) => expect(judgmentOf(call, {}).errors).toEqual({}))).toEqual([])
})

test('every field, group and list that is of another type is 400, with a sentence at its place', async () => {
  // one wrong value per field; wrong-types.long.test.ts tries all of them
  const wrong = callsWithBody.flatMap((call) =>
    [...wrongFields(call), ...wrongInsides(call)].flatMap((all, at) => {
      const one = all[at % all.length]
      return one ? [{ name: `${call.name} ${fieldKeyOf(one.path)}`, call, ...one }] : []
    }),
  )
  expect(wrong.length).toBeGreaterThan(500)
  expect(await failures(wrong, (one) => expectRefused(one.call, one))).toEqual([])
})

test('an optional field may be absent, empty or null', async () => {
  // one of the three empty values per field; wrong-types.long.test.ts tries all of them
  const optional = callsWithBody.flatMap((call) =>
    optionalFields(call).map((field, at) => ({ ...field, nothing: emptyValues[at % emptyValues.length] })),
  )
  expect(await failures(optional, (of) => expectTaken(of, of.nothing))).toEqual([])
})

test('a query holds texts; a name of one value that stands there twice is refused, and nothing where something is needed', async () => {
  const asked = calls.filter(({ query }) => bricksOf(query).length > 0)
  expect(
    await failures(asked, (call) => {
      const texts = Object.fromEntries(
        Object.entries(goodRequest(call).query).map(([name, value]) => [name, String(value)]),
      )
      const refused = (query: Json) => Object.keys(judgmentOf(call, { query }).errors)
      expect(refused(texts)).toEqual([])
      for (const { path, brick } of bricksOf(call.query)) {
        const isList = Array.isArray(z.parse(brick.schema, brick.facts.example))
        expect(refused({ ...texts, [path]: [texts[path], texts[path]] }), `${path} twice`).toEqual(
          isList ? [] : [path],
        )
        expect(refused({ ...texts, [path]: '' }), `${path} empty`).toEqual(brick.optional ? [] : [path])
      }
    }),
  ).toEqual([])
})

test('a form holds texts, and JSON in its groups', () => {
  const form: AnyEndpoint = {
    ...upload,
    ...operations.upload,
    body: group({ agreed: tick({ label: 'Akkoord', sentence: 'Akkoord' }), houseNumber, address }),
  }
  const home = requestExampleOf(address)
  const sent = (body: Json) => judgmentOf(form, { body }).errors
  expect(sent({ agreed: 'true', houseNumber: '10', address: home })).toEqual({})
  expect(Object.keys(sent({ agreed: 'ja', houseNumber: 'tien', address: home }))).toEqual([
    'agreed',
    'houseNumber',
  ])
  expect(
    Object.keys(sent({ agreed: 'false', houseNumber: '10', address: { ...(home as Json), city: 1 } })),
  ).toEqual(['address.city'])
})
