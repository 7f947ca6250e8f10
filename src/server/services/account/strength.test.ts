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
  ['Welkomthuis1', 'Wachtwoord is te zwak.'],
  ['Wachtwoord2026!', 'Wachtwoord is te zwak.'],
  ['Goedemorgen2026', 'Wachtwoord is te zwak.'],
  ['hypotheek1234', 'Wachtwoord is te zwak.'],
  ['Feyenoord1908!', 'Wachtwoord is te zwak.'],
  ['Koningsdag2026', 'Wachtwoord is te zwak.'],
  ['tKqvLpQz48', undefined],
  ['Regenopzinkendak41', undefined],
  ['zwak van Jannie@Voorbeeld.nl 4', 'Wachtwoord mag je e-mailadres niet bevatten.'],
  ['een fiets in de gracht', undefined],
  ['Thuisbasis-lid-2026', undefined],
])('of %j it says %s', async (password, sentence) => {
  expect(await checkNewPassword(password, email)).toBe(sentence)
})

test('words of one’s own make a password weaker', async () => {
  const password = 'Vindplaatser-7'
  expect(await checkNewPassword(password, email)).toBeUndefined()
  expect(await checkNewPassword(password, 'vindplaatser@voorbeeld.nl')).toBe('Wachtwoord is te zwak.')
})

test('however many hostile passwords come at once, other work gets its turn in between', async () => {
  const hostile = Array.from(
    { length: 20 },
    (_, at) => `${'4@8{369!1|70$5+2'.repeat(4).slice(at)}${'x'.repeat(at)}`,
  )
  await score('warm')
  let turns = 0
  let running = true
  const beat = () => {
    turns++
    if (running) setImmediate(beat)
  }
  setImmediate(beat)
  await Promise.all(hostile.map((one) => score(one)))
  running = false
  expect(turns).toBeGreaterThanOrEqual(hostile.length)
})
