import { createObject, type DAVResponse, davRequest, deleteObject, updateObject } from 'tsdav'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { UnexpectedAnswer } from '../../../core/kernel/unexpected-answer.ts'
import { boundedFetch } from '../../ports/bounded-fetch.ts'
import { calendarName } from '../../ports/calendar.ts'
import type { CaldavSettings } from './calendar-caldav-config.ts'

/** One of our calendar objects as the server has it. */
interface CalendarObject {
  text: string
  /** Undefined where the server does not send one. */
  etag: string | undefined
}

/**
 * The requests that one call of the port makes; they share the call's time-out. Addresses are absolute. Every request throws
 * PartnerError only.
 */
export interface Dav {
  /**
   * The objects of a calendar that have an event which overlaps the span; the server may send others too. The instants of the
   * span are in CalDAV's form (`20261124T090000Z`).
   */
  query(calendar: string, span: { start: string; end: string }): Promise<string[]>
  get(object: string): Promise<CalendarObject | undefined>
  /**
   * Replaces the object that was found, or creates one where none was found.
   * @throws PartnerError refused
   */
  put(object: string, text: string, found: CalendarObject | undefined): Promise<void>
  /** Removes the object, and tells whether there was one. */
  remove(object: string): Promise<boolean>
}

/** The number of bytes that one answer may have: some thousand events. */
const most = 4 * 1024 * 1024

/** Prepares the requests of one call; its time-out starts now. */
export const openDav = ({ user, password, timeout }: CaldavSettings): Dav => {
  const signal = AbortSignal.timeout(timeout)
  const credentials = Buffer.from(`${user}:${password}`).toString('base64')
  const headers = { authorization: `Basic ${credentials}` }
  const asked = (fine: readonly number[], refusals?: readonly number[]) => ({
    fetch: boundedFetch({
      partner: calendarName,
      deadline: () => signal,
      maxBytes: most,
      refuse: (status, body) => judge(status, body, fine, refusals),
    }),
  })
  return {
    async query(calendar, span) {
      const init = {
        method: 'REPORT' as const,
        namespace: 'c',
        headers: { ...headers, depth: '1' },
        body: queryOf(span),
      }
      return objectsIn(await davRequest({ url: calendar, init, ...asked([207]) }))
    },
    async get(object) {
      const response = await asked([200, 404]).fetch(object, { headers })
      if (response.status === 404) return undefined
      return { text: await response.text(), etag: response.headers.get('etag') ?? undefined }
    },
    async put(object, text, found) {
      const given = { url: object, data: text, ...asked([200, 201, 204], notThisEvent) }
      const type = { ...headers, 'content-type': 'text/calendar; charset=utf-8' }
      if (!found) await createObject({ ...given, headers: { ...type, 'if-none-match': '*' } })
      else await updateObject({ ...given, headers: type, ...(found.etag && { etag: found.etag }) })
    },
    async remove(object) {
      const { status } = await deleteObject({ url: object, headers, ...asked([200, 202, 204, 404]) })
      return status !== 404
    },
  }
}

/** Statuses by which a server refuses this very event; sending it again does not help. */
const notThisEvent = [400, 413, 415, 422]
/**
 * The XML namespace of CalDAV. It stands in a refusal that names the rule of CalDAV which an event breaks (RFC 4791, section
 * 5.3.2.1).
 */
const namespace = 'urn:ietf:params:xml:ns:caldav'

const isNotNow = (status: number): boolean => [408, 412, 423, 425, 429].includes(status) || status >= 500

/**
 * Accepts the statuses in `fine` and throws for any other. A wrong password does not count as a refusal of an event, as nobody
 * would notice it then.
 * @throws PartnerError
 */
const judge = (status: number, body: Buffer, fine: readonly number[], refusals?: readonly number[]): void => {
  if (fine.includes(status)) return
  const cause = new UnexpectedAnswer(`HTTP ${status}`)
  if (isNotNow(status)) throw new PartnerError(calendarName, 'unreachable', cause)
  const isRefusal = refusals && (refusals.includes(status) || (status >= 400 && body.includes(namespace)))
  throw new PartnerError(calendarName, isRefusal ? 'refused' : 'nonsense', cause)
}

/** The body of a CALDAV:calendar-query (RFC 4791, section 7.8), without `expand`, which not every server supports. */
const queryOf = (span: { start: string; end: string }) => ({
  'calendar-query': {
    _attributes: { 'xmlns:c': namespace, 'xmlns:d': 'DAV:' },
    'd:prop': { 'c:calendar-data': {} },
    filter: {
      'comp-filter': {
        _attributes: { name: 'VCALENDAR' },
        'comp-filter': { _attributes: { name: 'VEVENT' }, 'time-range': { _attributes: span } },
      },
    },
  },
})

/**
 * The text of every object in an answer. An object without its text makes all of it nonsense, as its event could overlap.
 * @throws PartnerError nonsense
 */
const objectsIn = (responses: readonly DAVResponse[]): string[] => {
  const status = responses[0]?.raw?.multistatus
  if (typeof status !== 'object') throw nonsense('no multistatus')
  if (status.response === undefined) return []
  return responses.map(({ ok, props }) => {
    const data: unknown = props?.calendarData?._cdata ?? props?.calendarData
    if (!ok || typeof data !== 'string') throw nonsense('calendar-data is missing')
    return data
  })
}

const nonsense = (what: string): PartnerError =>
  new PartnerError(calendarName, 'nonsense', new UnexpectedAnswer(what))
