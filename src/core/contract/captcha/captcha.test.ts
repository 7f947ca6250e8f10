import { expect, test } from 'vitest'
import { captchaToken } from './captcha-operations.ts'

test('a token is a text of base64', () => {
  for (const token of ['', 'eyJhIjoxfQ==', 'a-b_c+d/']) expect(captchaToken.schema.parse(token)).toBe(token)
})

test('whatever else arrives is no token, and no mistake in a field', () => {
  const others: unknown[] = [undefined, null, 1, true, {}, [], ['x'], 'met spatie', 'x\u0000', '\ud800']
  for (const other of [...others, 'A'.repeat(5000)])
    expect(captchaToken.schema.parse(other as string)).toBe('')
})

test('it is kept nowhere', () => {
  expect(captchaToken.facts.keeps).toBe('never')
})
