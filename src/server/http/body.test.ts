import { expect, test } from 'vitest'
import { parseJson } from './body.ts'

const parsed = (text: string): unknown => {
  try {
    return parseJson(Buffer.from(text))
  } catch (thrown) {
    return (thrown as { code: string }).code
  }
}

test('as many values as a body may have are taken, whatever stands in its texts, and no more', () => {
  const list = (count: number) => `[${Array(count).fill('{}').join()}]`
  expect(parsed(list(4999))).toHaveLength(4999)
  for (const count of [5001, 20_000, 80_000]) expect(parsed(list(count))).toBe('body-too-many-values')
  expect(parsed('['.repeat(100_000))).toBe('body-too-many-values')
  const text = ',[{"\\'.repeat(40_000)
  expect(parsed(JSON.stringify({ text }))).toEqual({ text })
})
