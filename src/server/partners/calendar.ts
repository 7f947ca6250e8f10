import { caldavConfig } from '../adapters/calendar-caldav/calendar-caldav-config.ts'
import { calendarOwn } from '../adapters/calendar-own/calendar-own-adapter.ts'
import { cachedCalendar } from '../ports/cached-calendar.ts'
import { calendarGuards, calendarName } from '../ports/calendar.ts'
import { adapter, partner } from './partner.ts'

export const calendar = partner('calendar', calendarGuards, {
  name: calendarName,
  label: 'Agenda van kantoren',
  about: 'Zegt wanneer een kantoor bezet is, en zet afspraken in zijn agenda.',
  onThePhone: {
    down: 'We kunnen nu even niet zien wanneer er plaats is op kantoor. Een afspraak die je al hebt, blijft staan.',
    slow: 'Tijden voor een afspraak op kantoor laden nu langzaam. Een afspraak die je al hebt, blijft staan.',
  },
  purpose: 'when an office is busy; put an appointment into its calendar, or take it out',
  variable: 'CALENDAR',
  adapters: {
    own: adapter('calendar-own', {}, (_none, { db }) => calendarOwn(db), { hasDemoSwitch: true }),
    caldav: adapter('calendar-caldav', caldavConfig, async (given, { clock }) => {
      // Imported here, so that a site without outside calendars does not load it.
      const { calendarCaldav } = await import('../adapters/calendar-caldav/calendar-caldav-adapter.ts')
      return calendarCaldav(
        {
          url: given.CALDAV_URL,
          calendars: given.CALDAV_CALENDARS,
          user: given.CALDAV_USER,
          password: given.CALDAV_PASSWORD,
          timeout: 2000,
          readingTimeout: 2000,
        },
        clock,
      )
    }),
  },
  cached: cachedCalendar,
  defaultAdapter: 'own',
})
