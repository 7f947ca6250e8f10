import { expect, test } from 'vitest'
import { everyConfirmation, everyReminder, reminderOf } from '../../../../test/kit/mails.ts'

const confirmations = await everyConfirmation()
const reminders = everyReminder()

test.each([
  ['financial-plan.register', 'Neem je loonstrook, je pensioenoverzicht en je hypotheekoverzicht mee.'],
  ['will-advice.register', 'Houd je trouwakte of samenlevingscontract en je hypotheekoverzicht bij de hand.'],
])('the papers of %s are brought to an office, and kept within reach elsewhere', (kind, said) => {
  expect(confirmations[kind]?.content.next).toContain(said)
  expect(reminders[reminderOf(kind)]?.content.intro).toContain(said)
})
