import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applicationNewsSchema } from './application-news.ts'

const news = { partnerReference: 'P-1', sequence: 1, at: '2026-11-20T12:00:00Z' }

test.each([
  [{ state: 'pending' }, true],
  [{ state: 'pending', question: 'Hoe oud is het dak?' }, false],
  [{ state: 'more-information', question: 'Hoe oud is het dak?' }, true],
  [{ state: 'more-information' }, false],
  [{ state: 'accepted', policyNumber: '12-34' }, true],
  [{ state: 'accepted' }, false],
  [{ state: 'ended', endsOn: '2027-06-30' }, true],
  [{ state: 'ended' }, false],
])('what belongs to a state comes with it: %j is news: %s', (change, good) => {
  expect(z.safeParse(applicationNewsSchema, { ...news, ...change }).success).toBe(good)
})
