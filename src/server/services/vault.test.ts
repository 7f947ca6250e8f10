import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeVault, type Place } from './vault.ts'

const old = 'an old secret of thirty-two characters'
const current = 'a new secret of thirty-two characters!'
const place: Place = ['membership.iban_locked', '12345678']

test('what it locks it unlocks, and nobody reads it in between', () => {
  const vault = makeVault([current])
  fc.assert(
    fc.property(fc.string({ minLength: 4, unit: 'grapheme' }), (text) => {
      const locked = vault.lock(text, place)
      expect(vault.unlock(locked, place)).toBe(text)
      expect(locked).not.toContain(text)
    }),
  )
})

test('an older secret still opens what it locked; a secret that is gone does not', () => {
  const locked = makeVault([old]).lock('NL91ABNA0417164300', place)
  expect(makeVault([current, old]).unlock(locked, place)).toBe('NL91ABNA0417164300')
  expect(() => makeVault([current]).unlock(locked, place)).toThrow('not configured')
})

test('a changed text does not open', () => {
  const vault = makeVault([current])
  const locked = vault.lock('NL91ABNA0417164300', place)
  const last = locked.at(-1) === 'A' ? 'B' : 'A'
  expect(() => vault.unlock(locked.slice(0, -1) + last, place)).toThrow()
})

test('a text opens only where it was locked: not in another row, and not in another column', () => {
  const vault = makeVault([current])
  const locked = vault.lock('NL91ABNA0417164300', place)
  expect(() => vault.unlock(locked, ['membership.iban_locked', '12345679'])).toThrow()
  expect(() => vault.unlock(locked, ['mandate.iban_locked', '12345678'])).toThrow()
  const elsewhere: Place = ['mandate.iban_locked', 'TB-1']
  const moved = vault.relock(locked, place, elsewhere)
  expect(vault.unlock(moved, elsewhere)).toBe('NL91ABNA0417164300')
  expect(() => vault.unlock(moved, place)).toThrow()
})

test('what cannot be opened moves as it is, and opens nowhere', () => {
  const vault = makeVault([current])
  const locked = vault.lock('NL91ABNA0417164300', ['membership.iban_locked', 'another'])
  const moved = vault.relock(locked, place, ['mandate.iban_locked', 'TB-1'])
  expect(() => vault.unlock(moved, ['mandate.iban_locked', 'TB-1'])).toThrow()
})

test('a text that was locked before places were part of it opens still, and gets one when it moves', () => {
  const vault = makeVault([current])
  const first = 'v1.3b572dc4.lbAYJPgnC0geH_MY.wgjGqVZOAmgh58EvTmXY5Q.Aw5Wutq6Z7JGRPPNAMjFVS0N'
  expect(vault.unlock(first, place)).toBe('NL91ABNA0417164300')
  const moved = vault.relock(first, place, place)
  expect(moved).toMatch(/^v2\./)
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
