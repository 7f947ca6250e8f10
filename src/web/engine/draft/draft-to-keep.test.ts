import { expect, test } from 'vitest'
import { trial } from '../testing/test-trial.ts'
import { serverDraftOf } from './draft-to-keep.ts'

const secret = 'NL91ABNA0417164300'
const given = (answers: Record<string, unknown>) => ({
  ...{ answers, passed: ['een', 'twee'], step: 'drie', dropped: [] },
})

test('keeps what a brick lets stand, and names the rest', () => {
  const { draft, leftOut, rows } = serverDraftOf(
    trial,
    given({ kind: 'yes', account: secret, born: { day: '03', month: '02', year: '1980' }, nothing: secret }),
  )
  expect(JSON.stringify(draft)).not.toContain(secret)
  expect(draft.answers).toMatchObject({ kind: 'yes' })
  expect(draft.answers).not.toHaveProperty('nothing')
  expect(draft.dropped).toEqual(expect.arrayContaining(['account', 'born']))
  expect(leftOut).toEqual(expect.arrayContaining(['IBAN', 'Geboortedatum']))
  expect(rows().length).toBeGreaterThan(0)
})

test('what was left out once stays named', () => {
  const { leftOut, draft } = serverDraftOf(trial, {
    ...given({ kind: 'yes' }),
    dropped: ['account', 'born', 'x'],
  })
  expect(leftOut).toEqual(expect.arrayContaining(['IBAN', 'Geboortedatum']))
  expect(draft.dropped).not.toContain('x')
})

test('anything for an answer is no more than that', () => {
  for (const odd of [null, 1, {}, [], { toString: 0 }, 'x'.repeat(5000)])
    expect(() =>
      serverDraftOf(trial, given({ kind: odd, home: odd, entries: odd, account: odd })),
    ).not.toThrow()
})
