import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EncryptedField, makeVault } from './vault.ts'

const old = 'an old secret of thirty-two characters'
const current = 'a new secret of thirty-two characters!'
const field: EncryptedField = ['membership_application.iban_locked', '12345678']

test('what it locks it unlocks, and nobody reads it in between', () => {
  const vault = makeVault([current])
  fc.assert(
    fc.property(fc.string({ minLength: 4, unit: 'grapheme' }), (text) => {
      const locked = vault.lock(text, field)
      expect(vault.unlock(locked, field)).toBe(text)
      expect(locked).not.toContain(text)
    }),
  )
})

test('an older secret still opens what it locked; a secret that is gone does not', () => {
  const locked = makeVault([old]).lock('NL91ABNA0417164300', field)
  expect(makeVault([current, old]).unlock(locked, field)).toBe('NL91ABNA0417164300')
  expect(() => makeVault([current]).unlock(locked, field)).toThrow('not configured')
})

test('a changed text does not open', () => {
  const vault = makeVault([current])
  const locked = vault.lock('NL91ABNA0417164300', field)
  const last = locked.at(-1) === 'A' ? 'B' : 'A'
  expect(() => vault.unlock(locked.slice(0, -1) + last, field)).toThrow()
})

test('a text opens only where it was locked: not in another row, and not in another column', () => {
  const vault = makeVault([current])
  const locked = vault.lock('NL91ABNA0417164300', field)
  expect(() => vault.unlock(locked, ['membership_application.iban_locked', '12345679'])).toThrow()
  expect(() => vault.unlock(locked, ['mandate.iban_locked', '12345678'])).toThrow()
  const elsewhere: EncryptedField = ['mandate.iban_locked', 'TB-1']
  const moved = vault.relock(locked, field, elsewhere)
  expect(vault.unlock(moved, elsewhere)).toBe('NL91ABNA0417164300')
  expect(() => vault.unlock(moved, field)).toThrow()
})

test('what cannot be opened moves as it is, and opens nowhere', () => {
  const vault = makeVault([current])
  const locked = vault.lock('NL91ABNA0417164300', ['membership_application.iban_locked', 'another'])
  const moved = vault.relock(locked, field, ['mandate.iban_locked', 'TB-1'])
  expect(() => vault.unlock(moved, ['mandate.iban_locked', 'TB-1'])).toThrow()
})

test('a fingerprint is the same for the same text and secret only', () => {
  expect(makeVault([current]).fingerprint('a')).toEqual(makeVault([current, old]).fingerprint('a'))
  expect(makeVault([current]).fingerprint('a')).not.toEqual(makeVault([old]).fingerprint('a'))
})

test('keys are one of each secret, newest first, and differ by purpose', () => {
  const keys = makeVault([current, old]).keys('one')
  expect(keys).toEqual([...makeVault([current]).keys('one'), ...makeVault([old]).keys('one')])
  expect(new Set([...keys, ...makeVault([current, old]).keys('other')]).size).toBe(4)
})
