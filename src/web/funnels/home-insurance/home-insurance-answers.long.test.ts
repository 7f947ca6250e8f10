import { test } from 'vitest'
import { cases, refusedWithoutOne, sentAsAsked } from './test-answers.ts'

// The same test as in answers.test.ts, for every combination of insurances and homes.

test('random answers are sent as asked, four times each combination', () => sentAsAsked(4 * cases.length))

test('random answers without one that is asked are refused, once each combination', () =>
  refusedWithoutOne(cases.length))
