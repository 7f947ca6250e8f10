import { calendarOwn } from '../adapters/calendar-own/index.ts'
import { calendarGuards } from '../ports/calendar.ts'
import { adapter, partner } from './partner.ts'

/** The calendar of each office, beside our own planning. */
export const calendar = partner('calendar', calendarGuards, {
  label: 'Agenda van kantoren',
  asks: 'when an office is busy; put an appointment into its calendar, or take it out',
  variable: 'CALENDAR',
  adapters: {
    own: adapter('calendar-own', {}, (_none, { db }) => calendarOwn(db), { switched: true }),
  },
  standard: 'own',
})
