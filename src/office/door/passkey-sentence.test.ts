import { expect, test } from 'vitest'
import { Fault } from '../../core/kernel/fault.ts'
import { passkeySentence, whyNoPasskey } from './passkey-sentence.ts'

const named = (name: string) => Object.assign(new Error('The operation was not allowed.'), { name })

test('tells what went wrong with a passkey in Dutch, never in the words of a browser', () => {
  const refused = new Fault(400, 'passkey-wrong', 'Deze passkey herkennen we niet.')
  expect(passkeySentence(refused)).toBe('Deze passkey herkennen we niet.')
  expect(passkeySentence(named('NotAllowedError'))).toContain('niet gebruikt')
  expect(passkeySentence(named('SecurityError'))).toContain('Open het kantoor op localhost')
  for (const odd of [named('constructor'), new Fault(502, 'unknown', 'HTTP 502'), 'text', undefined])
    expect(passkeySentence(odd)).toMatch(/^Dit lukt nu niet met je passkey\./)
})

test('tells before anybody tries where a passkey cannot work', () => {
  for (const hostname of ['127.0.0.1', '[::1]'])
    expect(whyNoPasskey({ hostname })).toContain('Open het kantoor op localhost')
  // nothing here is a browser
  expect(whyNoPasskey({ hostname: 'localhost' })).toContain('geen passkeys')
})
