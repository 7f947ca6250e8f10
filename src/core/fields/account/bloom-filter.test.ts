import { expect, test } from 'vitest'
import { openBloomFilter } from './bloom-filter.ts'
import breached from './breached-passwords.json' with { type: 'json' }

const isLeaked = openBloomFilter(breached)

test.each(['yetbut7ago', 'YetBut7Ago', 'y2h4m3241819'])('%s leaked', (password) => {
  expect(isLeaked(password)).toBe(true)
})

test('of passwords that never leaked less than one in a hundred is taken for one that did', () => {
  const never = Array.from({ length: 20_000 }, (_, index) => `${index}-vlieger-op-zolder-${index * 7919}`)
  expect(never.filter((password) => isLeaked(password)).length).toBeLessThan(200)
})
