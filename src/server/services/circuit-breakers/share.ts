import { sql } from 'kysely'
import { instantOf } from '../../../core/kernel/clock.ts'
import { pause } from '../../../core/kernel/pause.ts'
import type { Database } from '../../database/pool.ts'
import { type Circuit, type Circuits, circuitsInMemory } from '../../ports/circuit-breaker.ts'

/** Milliseconds within which this process learns what another one decided. */
const freshMs = 1000
/** Most milliseconds that a call waits for the database. After that the process decides by its own memory. */
const patienceMs = 150

/** Circuits of which this process can say what it knows. */
export interface SharedCircuits extends Circuits {
  /** The circuit of a partner as this process knows it, as of its last call; undefined for one that is closed. */
  known(partner: string): Circuit | undefined
}

/**
 * Circuit breakers that all processes share in the database. A healthy partner costs one statement a second per process. While
 * the database is down or slow, each process goes by its own memory. Keeps one entry per partner.
 */
export const sharedCircuits = (db: Database): SharedCircuits => {
  const known = new Map<string, Circuit>()
  const memory = circuitsInMemory(known)
  const refresh = refreshing(db, known)

  return {
    known: (partner) => known.get(partner),
    async admits(partner, now, timing) {
      await refresh()
      const circuit = known.get(partner)
      const rested = circuit?.restsUntil !== undefined && (await memory.admits(partner, now, timing))
      if (!rested) return circuit?.restsUntil === undefined
      const probe = await inTime(takeProbe(db, partner, now, timing.rest))
      // True: this call is the probe. Undefined: the database did not answer, so each process lets a probe of its own through.
      if (probe !== false) return true
      await refresh({ atOnce: true })
      return known.get(partner)?.restsUntil === undefined
    },
    async succeeded(partner) {
      if (!known.delete(partner)) return
      await inTime(db.deleteFrom('partner_circuit').where('partner', '=', partner).execute())
    },
    async failed(partner, now, timing) {
      await memory.failed(partner, now, timing)
      const counting = countFailure(db, partner, timing.openAfter, instant(now + timing.rest))
      // An answer that comes too late to wait for still counts from then on.
      await inTime(counting.then((row) => void (row && known.set(partner, toCircuit(row)))))
    },
  }
}

interface Row {
  failures: number
  rests_until: string | null
}

const toCircuit = ({ failures, rests_until }: Row): Circuit => ({
  failures,
  restsUntil: rests_until === null ? undefined : instantOf(rests_until),
})

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

/**
 * Makes a function that reads all circuits, at most once a second; calls meanwhile share one reading. Nobody waits for a reading
 * beyond `patienceMs`, but its result counts whenever it comes.
 */
const refreshing = (db: Database, known: Map<string, Circuit>) => {
  let askedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const read = async () => {
    const rows = await db.selectFrom('partner_circuit').selectAll().execute()
    known.clear()
    for (const row of rows) known.set(row.partner, toCircuit(row))
  }
  return async ({ atOnce = false } = {}): Promise<void> => {
    const age = performance.now() - askedAt
    if (age >= freshMs || (atOnce && !reading)) {
      askedAt = performance.now()
      const own = read()
        .catch(() => undefined)
        .finally(() => {
          if (reading === own) reading = undefined
        })
      reading = own
    }
    const left = askedAt + patienceMs - performance.now()
    if (reading && left > 0) await inTime(reading, left)
  }
}

const takeProbe = async (db: Database, partner: string, now: number, rest: number): Promise<boolean> => {
  const until = sql`${instant(now + rest)}::timestamptz`
  const taken = await sql`
    UPDATE partner_circuit SET rests_until = ${until}
    WHERE partner = ${partner} AND (rests_until <= ${instant(now)}::timestamptz OR rests_until > ${until})
    RETURNING 1`.execute(db)
  return taken.rows.length > 0
}

const countFailure = async (
  db: Database,
  partner: string,
  openAfter: number,
  restsUntil: string,
): Promise<Row | undefined> => {
  const opened = sql`CASE WHEN one.failures + 1 >= ${openAfter} THEN ${restsUntil}::timestamptz END`
  const counted = await sql<Row>`
    INSERT INTO partner_circuit AS one (partner, failures, rests_until)
    VALUES (${partner}, 1, CASE WHEN 1 >= ${openAfter} THEN ${restsUntil}::timestamptz END)
    ON CONFLICT (partner) DO UPDATE SET failures = one.failures + 1, rests_until = ${opened}
    RETURNING failures, rests_until`.execute(db)
  return counted.rows[0]
}

/** The result of a statement; undefined when it fails or takes too long. */
const inTime = async <T>(statement: Promise<T>, ms = patienceMs): Promise<T | undefined> => {
  const over = new AbortController()
  try {
    return await Promise.race([statement, pause(ms, over.signal).then(() => undefined)])
  } catch {
    return undefined
  } finally {
    // Aborting with a reason of our own is cheap; without one each call makes an error with its stack.
    over.abort('said in time')
  }
}
