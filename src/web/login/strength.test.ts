import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../../../brands/dijkhuis/settings.ts'
import { firstGuesses, leastStrength, siteWords } from '../../core/fields/account/password-strength.ts'
import type { Runtime } from '../../server/services/context.ts'
import { checkNewPassword, score as serverScore } from '../../server/services/passwords/strength.ts'
import { loadStrength, strengthOf, verdictOf } from './strength.ts'

test('without word lists every password is strong enough: the server judges', () => {
  expect(strengthOf('aaaaaaaaaa')).toBe(leastStrength)
})

const address = 'lid@voorbeeld.nl'

test('it says something of a password before the lists are there', () => {
  const told = [
    ['', 0, 'Minimaal 10 tekens, liefst een paar woorden.'],
    ['kort', 1, 'Nog 6 tekens erbij.'],
    ['lang'.repeat(17), 1, 'Haal er 4 tekens af.'],
    ['xx lid@voorbeeld.nl', 1, 'Kies iets anders dan je e-mailadres.'],
    ['huis-boom-tuin-vis', 0, 'We bekijken hoe sterk je wachtwoord is.'],
  ] as const
  for (const [password, level, text] of told)
    expect({ password, ...verdictOf(password, address, undefined) }).toEqual({
      password,
      level,
      text,
      enough: false,
    })
})

test('a password fills so many of four, and is enough from three on', async () => {
  const score = await loadStrength()
  const filled = {
    aaaaaaaaaa: 1,
    welkom12345: 1,
    wachtwoord123: 1,
    Nieuwwachtwoord1: 2,
    Zomer2026Zomer: 1,
    'Vindplaatser-7': 3,
    'huis-boom-tuin-vis': 4,
  }
  for (const [password, level] of Object.entries(filled))
    expect({ password, ...verdictOf(password, address, score) }).toMatchObject({
      password,
      level,
      enough: level >= 3,
    })
})

const runtime = {
  settings: async () => settings,
  sender: async () => ({ siteUrl: 'https://www.dijkhuis.example' }),
} as unknown as Runtime
const words = siteWords({ ...settings, host: 'www.dijkhuis.example' })
afterEach(() => vi.unstubAllGlobals())

test('what the meter calls strong enough, the server takes', async () => {
  vi.stubGlobal('document', { body: { dataset: { words: words.join(' ') } } })
  const score = await loadStrength()
  const email = 'jannie.devries@voorbeeld.nl'
  for (const password of [
    'jannie-devries',
    'devries2026',
    'p4$$w0rd-p4$$w0rd',
    'Zomer2026Zomer',
    'Welkomthuis1',
    'Goedemorgen2026',
    'tKqvLpQz48',
    'een fiets in de gracht',
    'qwertyuiop12',
    'kaas molen zeven fiets',
    'Dijkhuis-2026',
    'Thuisbasis-2026',
    'Thuisbasis-lid-2026',
    'samen-zorgen-voor-thuis',
    'T.h.u.i.s.b.a.s.i.s',
    'Тhuisbasis-2026',
    'Lente2026!Lente',
    'D.ì.j.k.h.u.і.s-26',
    'yetbut7ago',
  ]) {
    const { enough } = verdictOf(password, email, score)
    expect([password, (await checkNewPassword(runtime, password, email)) === undefined]).toEqual([
      password,
      enough,
    ])
    expect([password, strengthOf(password)]).toEqual([
      password,
      await serverScore(password, firstGuesses('', words)),
    ])
  }
})
