import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { callsWithBody } from '../../../test/kit/judged-requests.ts'
import {
  emptyValues,
  expectRefused,
  expectTaken,
  optionalFields,
  wrongFields,
  wrongInsides,
} from '../../../test/kit/wrong-types.ts'

test('every value of another type, for every field, group and list, is 400 with a sentence at its place', async () => {
  expect(
    await failures(callsWithBody, (call) => {
      for (const wrong of [...wrongFields(call), ...wrongInsides(call)].flat()) expectRefused(call, wrong)
    }),
  ).toEqual([])
})

test('every optional field may be absent, empty and null', async () => {
  expect(
    await failures(callsWithBody.flatMap(optionalFields), (field) => {
      for (const nothing of emptyValues) expectTaken(field, nothing)
    }),
  ).toEqual([])
})
