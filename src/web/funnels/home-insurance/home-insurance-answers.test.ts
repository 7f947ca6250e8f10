import { test } from 'vitest'
import { refusedWithoutOne, sentAsAsked } from './test-answers.ts'

// The browser validates answers as the API does: with the same sentences at the same questions.

test('random answers are sent to be judged as the API takes them, and nothing that is not asked', () =>
  sentAsAsked(2))

test('random answers without one that is asked are refused by the sentence of the API', () =>
  refusedWithoutOne(1))
