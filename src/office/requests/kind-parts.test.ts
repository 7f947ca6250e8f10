import { expect, test } from 'vitest'
import { features } from '../../server/features.ts'
import { kindPartOf } from './kind-parts.ts'

test('a kind of request that allows acts of its own has a part on the page of a request', () => {
  const kinds = features.flatMap((one) => one.kindActs.map(({ kind }) => kind))
  expect(kinds.length).toBeGreaterThan(0)
  expect(kinds.filter((kind) => kindPartOf(kind) === undefined)).toEqual([])
  expect(kindPartOf('constructor')).toBeUndefined()
})
