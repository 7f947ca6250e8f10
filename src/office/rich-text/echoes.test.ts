import { expect, test } from 'vitest'
import { makeEchoes } from './echoes.ts'

test('a value that the field gave is an echo, also when more was typed since; any other comes from elsewhere', () => {
  const { gave, isEcho } = makeEchoes()
  for (const html of ['a', 'ab', 'abc']) gave(html)
  expect(isEcho('ab')).toBe(true)
  // before the last echo: somebody put an older text back
  expect(isEcho('a')).toBe(false)
  expect(isEcho('abc')).toBe(true)
  expect(isEcho('from elsewhere')).toBe(false)
})
