import { expect, it } from 'vitest'
import { stableJson } from './stable-json.ts'

it('is the same whatever the order of names, and tells lists by theirs', () => {
  expect(stableJson({ b: [1, { d: 2, c: null }], a: 'x', gone: undefined })).toBe(
    '{"a":"x","b":[1,{"c":null,"d":2}]}',
  )
  expect(stableJson([1, 2])).not.toBe(stableJson([2, 1]))
  expect(stableJson([undefined])).toBe('[null]')
})

it('tells an object without JSON in the words that are given for it', () => {
  const told = (value: object) => (value instanceof Uint8Array ? 'bytes' : undefined)
  expect(stableJson({ file: new Uint8Array(2) }, told)).toBe('{"file":bytes}')
})
