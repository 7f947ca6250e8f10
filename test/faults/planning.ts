import type { Fault } from './fault.ts'

const folder = 'src/core/planning'
const hold = { folder: 'src/server/services/planning', file: 'hold.ts', tests: ['many-holds.db'] }
const free = { folder, file: 'free.ts', tests: ['free'] }
const slots = { folder, file: 'slots.ts', tests: ['slots'] }

/** In what can be booked, what is free of it, and what is held of it. */
export const planning: readonly Fault[] = [
  { ...free, rule: 'what takes the whole office leaves no seat', instead: '', always: true },
  { ...free, rule: 'an appointment needs somebody who can serve it', instead: '' },
  {
    ...slots,
    rule: 'opening hours are those of the weekday',
    instead: 'return (rules.week[0] ?? []).flatMap((open) => slotsWithin(rules, date, open, soonest))',
  },
  {
    ...slots,
    rule: 'nobody is asked to come at a time that the clock skips',
    instead: 'if (start < soonest || end > closes) continue',
  },
  { ...slots, rule: 'what is too near is not offered', instead: 'const soonest = 0' },
  {
    folder,
    file: 'changes.ts',
    tests: ['changes'],
    rule: 'what begins soon is changed by phone',
    instead: 'return undefined',
  },
  {
    ...hold,
    rule: 'where fewer people than seats can serve it, they are its room',
    instead: 'const served = seats',
  },
  {
    ...hold,
    rule: 'what is held of others, elsewhere in the country, takes no room of those who can come to a home',
    instead: 'const admitted = fits(office, served)',
    tests: ['travel.db'],
  },
]
