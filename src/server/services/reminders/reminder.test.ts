import { expect, test } from 'vitest'
import { sender } from '../../../../test/kit/mails.ts'
import { gsmLength } from '../../ports/gsm-text.ts'
import type { Reminder } from '../submissions/reminder.ts'
import { reminderMail, reminderText } from './reminder.ts'

const appointment = { start: '2026-09-30T08:30:00Z' }
const said = { appointment, reference: '7KQM-X4TF', sender }
const reminder: Reminder = {
  to: 'jannie@voorbeeld.nl',
  greeting: 'Beste J. de Vries,',
  service: 'Online adviesgesprek',
  how: ['De adviseur belt je.'],
  ready: ['Houd je papieren bij de hand.'],
}

test('a mail says when, what to have ready, and whom to call', () => {
  expect(reminderMail(reminder, said)).toEqual({
    subject: 'Herinnering aan je afspraak: Online adviesgesprek (7KQM-X4TF)',
    greeting: 'Beste J. de Vries,',
    intro: [
      'Je hebt een afspraak met ons op woensdag 30 september 2026 om 10.30 uur.',
      'De adviseur belt je.',
      'Houd je papieren bij de hand.',
    ],
    reference: '7KQM-X4TF',
    outro: [expect.stringContaining(`Bel ons op ${sender.phone} (${sender.hours})`)],
  })
})

test('with a page to change the appointment on, a button leads there, and who is stuck calls', () => {
  const changeUrl = 'https://www.thuisbasis.nl/afspraak#kaartje'
  const { action, outro } = reminderMail(reminder, { ...said, changeUrl })
  expect(action).toMatchObject({ url: changeUrl })
  expect(outro?.[0]).toMatch(/^Lukt verzetten of afzeggen niet\? Bel ons/)
})

test.each([
  ['Thuisbasis', 'Referentie 7KQM-X4TF.'],
  ['Landelijke vereniging van eigenaren van huizen in België', 'Kun je niet? Bel 033 123 45 67.'],
  ['De Nederlandse vereniging van eigenaren van huizen en appartementen', 'Bel 033 123 45 67.'],
  ['Ж'.repeat(120), 'Bel 033 123 45 67.'],
])('in a text message from %s as much stands as goes in one', (name, end) => {
  const text = reminderText({ ...said, sender: { ...sender, name } })
  expect(gsmLength(text)).toBeLessThanOrEqual(160)
  expect(text).toContain('woensdag 30 september 2026 om 10.30 uur')
  expect(text.endsWith(end)).toBe(true)
})
