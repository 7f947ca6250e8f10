import * as z from 'zod/mini'
import { addressSetting } from '../../ports/settings.ts'

/** One entry of `CALDAV_CALENDARS`: the number of an office and the path of its calendar. */
const entry = /^(\d{1,9})=((?:[A-Za-z0-9_~@+%-][\w.~@+%-]*\/)*[A-Za-z0-9_~@+%-][\w.~@+%-]*)\/?$/

/**
 * The path of each office's calendar, by the number of the office: below the address of the server, without slashes around it.
 */
export type Calendars = ReadonlyMap<number, string>

const calendarsIn = (text: string): Calendars | undefined => {
  const read = text
    .split(',')
    .map((one) => entry.exec(one.trim()))
    .filter((one) => one !== null)
    .map(([, office, path = '']) => [Number(office), path] as const)
  const calendars = new Map(read)
  const paths = new Set(calendars.values())
  const isWhole = read.length === text.split(',').length && calendars.size === read.length
  return isWhole && paths.size === read.length ? calendars : undefined
}

const calendarsSentence =
  'moet van elk kantoor met een eigen agenda het nummer en het pad noemen, zoals 85=kantoor-85,301=advies. Elk kantoor en elk pad staat er één keer.'

const isBare = (text: string): boolean => {
  if (!URL.canParse(text)) return true
  const { search, hash, username } = new URL(text)
  return search === '' && hash === '' && username === ''
}

export const caldavConfig = {
  CALDAV_URL: {
    schema: addressSetting.schema.check(
      z.refine(isBare, 'mag geen naam, wachtwoord, vraagteken of # bevatten.'),
    ),
    meaning:
      'address below which all calendars stand, https (http on this machine): `https://agenda.voorbeeld.nl/dav/calendars/thuisbasis`',
  },
  CALDAV_CALENDARS: {
    schema: z.pipe(
      z.string().check(z.refine((text) => calendarsIn(text) !== undefined, calendarsSentence)),
      z.transform((text) => calendarsIn(text) ?? new Map<number, string>()),
    ),
    meaning:
      'numbers of offices with the path of their calendar below that address: `85=kantoor-85,301=advies`. Offices that are not among them have none',
  },
  CALDAV_USER: {
    schema: z.string().check(z.regex(/^[^:\p{Cc}]{1,200}$/u, 'moet een naam zijn, zonder dubbele punt.')),
    meaning: 'who may read and write events in these calendars, and nothing else',
  },
  CALDAV_PASSWORD: {
    schema: z.string().check(z.minLength(1, 'is leeg.')),
    meaning: 'its password (HTTP Basic)',
    secret: true as const,
  },
}

export interface CaldavSettings {
  /** The value of `CALDAV_URL`. */
  url: string
  calendars: Calendars
  user: string
  password: string
  /** Milliseconds for all requests of one call together. */
  timeout: number
  /** Milliseconds for parsing the events of one answer. */
  readingTimeout: number
}
