import { expect, test } from 'vitest'
import { settings } from '../../../../brands/dijkhuis/settings.ts'
import { failures } from '../../../../test/kit/failures.ts'
import type { Runtime } from '../context.ts'
import { demoPeople } from '../sessions/demo-people.ts'
import { demoStaff } from '../staff/demo-staff.ts'
import { checkNewPassword, score } from './strength.ts'

/** The site of another association, so that its words are not those of the product. */
const runtime = {
  settings: async () => settings,
  sender: async () => ({ siteUrl: 'https://www.dijkhuis.example' }),
} as unknown as Runtime

const email = 'jannie@voorbeeld.nl'

test('a new password is told what is wrong with it', async () => {
  expect(
    await failures(
      [
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
        // The name of the site and of the product, and a password that the demonstration prints.
        ['Thuisbasis-lid-2026', 'Wachtwoord is te zwak.'],
        ['thuisbasis-nietlid-2026', 'Wachtwoord is te zwak.'],
        ['Thuisbasis-medewerker-2026', 'Wachtwoord is te zwak.'],
        ['Thuisbasis-2026', 'Wachtwoord is te zwak.'],
        ['Thuisbasis-2027!', 'Wachtwoord is te zwak.'],
        ['thuis basis 2026!', 'Wachtwoord is te zwak.'],
        ['Dijkhuis-2026', 'Wachtwoord is te zwak.'],
        ['dijkhuis.example', 'Wachtwoord is te zwak.'],
        ['Dijkhuis-Zwolle', 'Wachtwoord is te zwak.'],
        ['T.h.u.i.s.b.a.s.i.s', 'Wachtwoord is te zwak.'],
        ['Тhuisbasis-2026', 'Wachtwoord is te zwak.'],
        ['Thu1sbas1s-2027!', 'Wachtwoord is te zwak.'],
        ['Ｔｈｕｉｓｂａｓｉｓ-2026', 'Wachtwoord is te zwak.'],
        ['D.ì.j.k.h.u.і.s-26', 'Wachtwoord is te zwak.'],
        ['Тhuisbasis kaas molen zeven', undefined],
        // A word that comes twice counts as one word.
        ['Lente2026!Lente', 'Wachtwoord is te zwak.'],
        ['Zomer2026Zomer', 'Wachtwoord is te zwak.'],
        ['een fiets in een gracht, een brug', undefined],
        // Passwords that leaked, however hard they look.
        ['yetbut7ago', 'Wachtwoord is te zwak.'],
        ['YetBut7Ago', 'Wachtwoord is te zwak.'],
        ['y2h4m3241819', 'Wachtwoord is te zwak.'],
        ['Usuckballz1', 'Wachtwoord is te zwak.'],
      ],
      async ([password, sentence]) => {
        expect(await checkNewPassword(runtime, password, email)).toBe(sentence)
      },
    ),
  ).toEqual([])
})

test('words of one’s own make a password weaker', async () => {
  const password = 'Vindplaatser-7'
  expect(await checkNewPassword(runtime, password, email)).toBeUndefined()
  expect(await checkNewPassword(runtime, password, 'vindplaatser@voorbeeld.nl')).toBe(
    'Wachtwoord is te zwak.',
  )
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

test('nobody may choose what the people and the staff of the demonstration have', async () => {
  for (const { password } of [...demoPeople, ...demoStaff])
    expect(await checkNewPassword(runtime, password, email), password).toBe('Wachtwoord is te zwak.')
})
