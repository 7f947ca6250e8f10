import { expect, test } from 'vitest'
import { pathOf, withoutEndSlashes } from './path.ts'

test.each([
  ['/', ''],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact///', '/contact'],
  ['//contact', '//contact'],
  ['/a//b/', '/a//b'],
  ['', ''],
])('%j ends as %j', (path, without) => expect(withoutEndSlashes(path)).toBe(without))

test.each([
  ['/a?b', '/a'],
  ['/a?b?c', '/a'],
  ['/a', '/a'],
  ['?', ''],
])('the path of %j is %j', (url, path) => expect(pathOf({ url })).toBe(path))
