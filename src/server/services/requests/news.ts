import { type RawBuilder, sql } from 'kysely'
import { pause } from '../../../core/kernel/pause.ts'
import type { Ear, Listening } from '../../database/listen.ts'
import { busy } from '../busy.ts'
import type { Context, Runtime, StaffActor } from '../context.ts'
import { tooMany } from '../rate-limits/rate-limits.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { openStaffSessions } from '../staff/staff-sessions.ts'
import { quietEvents } from '../submissions/events.ts'
import { listRequests } from './list.ts'
import { listsAll } from './rights.ts'

/** What is told of requests that changed: nothing of what they say, and nothing about their senders. */
export interface RequestNews {
  /** Each with the version that it has now, by which a screen knows its own change. */
  changes: readonly { reference: string; version: number }[]
  /** Where the news goes on: what happens after this is still to be told. Digits. */
  after: string
}

/** A request that changed, with what decides who hears of it. */
interface Changed {
  reference: string
  version: number
  desk: string
  hasMoney: boolean
}

/** Somebody in the office who is told of changes as they happen. */
export interface NewsStream {
  actor: StaffActor
  /** The id of the session that it ends with. */
  session: string
  tell(news: RequestNews): void
  /** Says that there is still somebody here. */
  beat(): void
  end(): void
}

export interface News {
  /**
   * Tells a stream of changes until the answer is called.
   * @throws Fault 503 where too many are open, 429 where too many of theirs are.
   */
  follow(stream: NewsStream): Promise<() => void>
  /** Ends all streams, as the process stops. */
  end(): void
  close(): Promise<void>
}

/** The channel of the trigger of `request_work`. */
export const newsChannel = 'request_work'

/** Most streams of one process, and most of one member of staff. */
export const mostStreams = 200
const mostOfOne = 10
/** Seconds after which whoever has too many may try another. */
const tryAgainAfter = 5

/** Most events that are looked back on: whoever missed more reads the list anew anyway. */
const mostMissed = 500

const told = ({ reference, version }: Changed) => ({ reference, version })

/** Whether somebody lists this request (`listRequests`), so that they hear of it. */
const hears = (actor: StaffActor, { desk, hasMoney }: Changed): boolean =>
  listsAll(actor) ||
  (actor.roles.includes('adviser') && actor.desks.includes(desk)) ||
  (actor.roles.includes('finance') && hasMoney)

const lastEvent = async ({ database }: Pick<Runtime, 'database'>): Promise<string> => {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max(id), 0) AS last FROM submission_event`.execute(database)
  return String(rows[0]?.last ?? 0)
}

/** The requests whose ids a query gives, as they stand now. */
const changedOf = async (
  { database }: Pick<Runtime, 'database'>,
  ids: RawBuilder<unknown>,
): Promise<readonly Changed[]> => {
  const { rows } = await sql<Changed>`
    SELECT submission.reference, work.version, work.desk,
      EXISTS (SELECT FROM purchase WHERE purchase.submission_id = work.submission_id) AS "hasMoney"
    FROM request_work AS work JOIN submission ON submission.id = work.submission_id
    WHERE work.submission_id IN (${ids})`.execute(database)
  return rows
}

const ofIds = (ids: readonly string[]) => sql`SELECT unnest(${[...ids]}::uuid[])`
// Of two events that are written at once the one with the lower number may be committed last, and is then missed here; who is told
// as it happens misses neither.
const sinceEvent = (after: string) => sql`
  SELECT submission_id FROM submission_event
  WHERE id > ${after}::bigint AND event <> ALL (${[...quietEvents]}::text[])
  ORDER BY id LIMIT ${mostMissed}`

const read = async (ctx: Context, { after }: { after: string | undefined }): Promise<RequestNews> => {
  const actor = await memberOfStaff(ctx)
  const last = await lastEvent(ctx)
  const changed = after === undefined ? [] : await changedOf(ctx, sinceEvent(after))
  return { changes: changed.filter((one) => hears(actor, one)).map(told), after: last }
}

/**
 * Verb of staff: which requests changed since what `after` says, of those that they list; none without it. No look at anybody's
 * data.
 */
export const readNews = { may: listRequests.may, run: read }

interface Pace {
  /** Milliseconds between two signs of life, and between two looks whether sessions are still open. */
  beatMs: number
  checkMs: number
  /** Milliseconds for which changes are gathered before they are told. */
  gatherMs: number
}

const usualPace: Pace = { beatMs: 15_000, checkMs: 60_000, gatherMs: 200 }

/** Milliseconds that a stream waits for the connection that listens; without it, it begins all the same. */
const mostWaitMs = 2000

const isId = (payload: string): boolean => /^[0-9a-f-]{36}$/.test(payload)

/**
 * Opens the news of requests for this process. One connection listens from the first stream on, and what it hears goes to every
 * stream whose member of staff may list the request. A stream is no use of its session, and is told nothing once that is over.
 * Where something may have been missed all streams end: each browser comes back by itself, and says what it was told last.
 */
export const openNews = (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  listen: (ear: Ear) => Listening,
  pace: Partial<Pace> = {},
): News => {
  const { beatMs, checkMs, gatherMs } = { ...usualPace, ...pace }
  const streams = new Set<NewsStream>()
  const heard = new Set<string>()
  const timers: NodeJS.Timeout[] = []
  let gathering: NodeJS.Timeout | undefined
  let listening: Listening | undefined
  let hasBegun = false

  const end = () => {
    for (const stream of streams) stream.end()
  }
  /** Ends the streams whose session is over, which are told nothing more. */
  const endClosed = async () => {
    if (streams.size === 0) return
    const sessions = [...streams].map(({ session }) => session)
    const open = await openStaffSessions(runtime, sessions)
    for (const stream of streams)
      if (sessions.includes(stream.session) && !open.has(stream.session)) {
        streams.delete(stream)
        stream.end()
      }
  }
  const tell = async (ids: readonly string[]) => {
    const after = await lastEvent(runtime)
    const changed = await changedOf(runtime, ofIds(ids))
    // last, so that whoever logged out or lost a role meanwhile hears nothing of it
    await endClosed()
    for (const stream of streams) {
      const changes = changed.filter((one) => hears(stream.actor, one)).map(told)
      if (changes.length > 0) stream.tell({ changes, after })
    }
  }
  const tellHeard = () => {
    gathering = undefined
    const ids = [...heard]
    heard.clear()
    void tell(ids).catch(end)
  }
  const ear: Ear = {
    hear(payload) {
      if (streams.size === 0 || !isId(payload)) return
      heard.add(payload)
      gathering ??= setTimeout(tellHeard, gatherMs)
    },
    begin() {
      if (hasBegun) end()
      hasBegun = true
    },
  }
  const begin = (): Listening => {
    const beat = () => {
      for (const stream of streams) stream.beat()
    }
    // while the database is away nobody is asked to log in again for it
    const look = () => void endClosed().catch(() => undefined)
    timers.push(setInterval(beat, beatMs).unref(), setInterval(look, checkMs).unref())
    return listen(ear)
  }
  return {
    async follow(stream) {
      const own = [...streams].filter(({ actor }) => actor.id === stream.actor.id)
      if (own.length >= mostOfOne) throw tooMany(tryAgainAfter)
      if (streams.size >= mostStreams) throw busy()
      streams.add(stream)
      listening ??= begin()
      await Promise.race([listening.ready, pause(mostWaitMs)])
      return () => void streams.delete(stream)
    },
    end,
    async close() {
      for (const timer of timers) clearInterval(timer)
      clearTimeout(gathering)
      end()
      await listening?.close()
    },
  }
}
