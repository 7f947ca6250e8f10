import { expect, it } from 'vitest'
import { inScript } from './island.tsx'

it('properties cannot end their script element', () => {
  const text = inScript({ a: '</script><script>alert(1)</script>', b: '\u2028' })
  expect(text).not.toContain('<')
  expect(text).not.toContain('\u2028')
  expect(JSON.parse(text)).toEqual({ a: '</script><script>alert(1)</script>', b: '\u2028' })
})
