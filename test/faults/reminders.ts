import type { Fault } from './fault.ts'

const folder = 'src/server/services/reminders'
const hours = { folder, file: 'hours.ts', tests: ['hours'] }

/** In when reminders are sent, and what they say. */
export const reminders: readonly Fault[] = [
  { ...hours, rule: 'nobody is woken by a reminder', instead: 'return true' },
  {
    ...hours,
    rule: 'a reminder comes a day before, at the hour of its appointment',
    instead: "return wallToZulu(tomorrow(clock) + 'T23:59:59')",
  },
  {
    folder,
    file: 'reminder.ts',
    tests: ['reminder'],
    rule: 'a text message says no more than goes in one',
    instead: "return texts[0] ?? ''",
  },
]
