import { expect, test } from 'vitest'
import { checkNewPassword, score } from './strength.ts'

const email = 'jannie@voorbeeld.nl'

test.each([
  [undefined, 'Vul een wachtwoord in.'],
  [null, 'Vul een wachtwoord in.'],
  [12, 'Vul een wachtwoord in.'],
  ['', 'Vul een wachtwoord in.'],
  ['x'.repeat(65), 'Wachtwoord is te lang.'],
  ['aB3$x9!qZ', 'Wachtwoord is te kort (minimaal 10 tekens).'],
  ['1234567890', 'Wachtwoord is te zwak.'],
  ['wachtwoord1', 'Wachtwoord is te zwak.'],
  ['Password123!', 'Wachtwoord is te zwak.'],
  ['zwak van Jannie@Voorbeeld.nl 4', 'Wachtwoord mag je e-mailadres niet bevatten.'],
  ['een fiets in de gracht', undefined],
  ['Thuisbasis-lid-2026', undefined],
])('of %j it says %s', async (password, sentence) => {
  expect(await checkNewPassword(password, email)).toBe(sentence)
})

test('words of one’s own make a password weaker', async () => {
  const password = 'Vandenberghe-7'
  expect(await checkNewPassword(password, email)).toBeUndefined()
  expect(await checkNewPassword(password, email, ['Vandenberghe'])).toBe('Wachtwoord is te zwak.')
  expect(await checkNewPassword(password, 'vandenberghe@voorbeeld.nl')).toBe('Wachtwoord is te zwak.')
})

test('hostile passwords of 64 signs hold up nobody for long, however many come at once', async () => {
  const signs = '4@8({[<369!1|70$5+2%x'
  const hostile = Array.from({ length: 20 }, (_, at) =>
    Array.from({ length: 64 }, (_, place) => signs[(place * (at + 3) + at) % signs.length]).join(''),
  )
  await score('warm')
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  await Promise.all(hostile.map((one) => score(one)))
  clearInterval(beat)
  // some 30 ms on a calm machine; all twenty at a stretch would be far above this
  expect(longest).toBeLessThan(250)
})
