import { type RawBuilder, sql } from 'kysely'
import { mostListed } from '../../../core/fields/staff/request-filter.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, instantFromNow, nowOf, type StaffActor } from '../context.ts'
import { role } from '../permissions.ts'
import { mustBeAtWork } from '../staff/absence.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { lockStaff } from '../staff/own-staff.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { giveWork } from './hold-work.ts'
import { type ListedRequest, listedOf } from './list.ts'
import { pileKeys } from './pile-keys.ts'
import { claimed } from './requests-request-events.ts'
import { mustWorkForDesk } from './rights.ts'
import { rowsOf, type WorkRow } from './work-page.ts'

/** Seconds for which a request is somebody's who took it from the pile and did nothing with it. */
const claimSeconds = 15 * 60
/** Most requests that somebody has so at once: whoever takes more than they do keeps them from colleagues. */
const mostHeld = 5
/** Most requests on the pile that are counted: one more says that there are more. */
const mostCounted = 1000

/** What is asked of the pile. */
export interface PileAsked {
  /** The key of one desk; undefined: every desk that whoever asks works for. */
  desk?: string | undefined
}

/** A request that somebody took from the pile, with the instant until which it is theirs. */
export interface HeldRequest extends ListedRequest {
  heldUntil: string
}

export interface Pile {
  /** What nobody has, the first promise first, at most 50. */
  free: ListedRequest[]
  /** How much that is; 1,001 says that it is more than 1,000. */
  waiting: number
  /** What whoever asks took and has not done yet, what ends first on top. */
  held: HeldRequest[]
}

/** A request that was taken from the pile, and until when it is one's own. */
export interface Taken {
  reference: string
  heldUntil: string
}

/**
 * The desks whose pile somebody sees; undefined for those of all desks.
 * @throws Fault 403 for a desk that they do not work for.
 */
const desksFor = (
  actor: Pick<StaffActor, 'roles' | 'desks'>,
  { desk }: PileAsked,
): readonly string[] | undefined => {
  if (desk !== undefined) {
    mustWorkForDesk(actor, desk)
    return [desk]
  }
  return actor.roles.includes('member-service') ? undefined : actor.desks
}

/** SQL for the ids of what somebody took and has not done yet; what ends first comes first. */
const heldKeys = (staffId: string, now: string): RawBuilder<unknown> => sql`
  SELECT work.submission_id AS id, work.claimed_until AS at FROM request_work AS work
  WHERE work.open AND work.owner = ${staffId}::uuid AND work.claimed_until > ${now}::timestamptz`

const countOf = async (database: Database | Tx, keys: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${keys}) AS counted`.execute(database)
  return rows[0]?.count ?? 0
}

/** The rows of some requests; all of them are the work of whoever asks, so that they may know what stands in each. */
const rowsIn = async (database: Database, keys: RawBuilder<unknown>): Promise<WorkRow[]> => {
  const { rows } = await sql<WorkRow>`
    ${rowsOf(keys, sql<boolean>`true`)} ORDER BY page.at, page.id`.execute(database)
  return rows
}

const read = async (ctx: Context, asked: PileAsked): Promise<Pile> => {
  const actor = await memberOfStaff(ctx)
  const desks = desksFor(actor, asked)
  await auditStaff(ctx, 'pile.read', { detail: asked.desk })
  const now = nowOf(ctx)
  const held = await rowsIn(ctx.database, heldKeys(actor.id, now))
  const free = await rowsIn(ctx.database, pileKeys({ desks, now, limit: mostListed }))
  return {
    // one whose claim ended is nobody's, also before the clock says so
    free: free.map((row) => ({ ...listedOf(row), owner: null })),
    waiting:
      free.length < mostListed
        ? free.length
        : await countOf(ctx.database, pileKeys({ desks, now, limit: mostCounted + 1 })),
    held: held.map((row) => ({ ...listedOf(row), heldUntil: row.at })),
  }
}

/**
 * Verb of staff: what waits for whoever takes it, of all desks for member service and of the own desks for an adviser, and what
 * they took themselves. What waits for its sender or a partner lies on no pile.
 * @throws Fault 403 for another desk.
 */
export const readPile = { may: role('member-service', 'adviser'), run: read }

interface Next {
  id: string
  reference: string
  owner: string | null
}

/**
 * The first of the pile, locked until the end of the transaction; undefined where nothing is left. What a colleague takes or acts on
 * at this instant is passed over, so that of many who ask at once nobody waits and no two get the same. The request is locked with
 * the work on it, as whatever else happens to it does.
 */
const lockFirst = async (tx: Tx, keys: RawBuilder<unknown>, now: string): Promise<Next | undefined> => {
  const { rows } = await sql<Next>`
    WITH front AS MATERIALIZED (${keys})
    SELECT work.submission_id AS id, submission.reference, work.owner
    FROM front
    JOIN request_work AS work ON work.submission_id = front.id
    JOIN submission ON submission.id = front.id
    WHERE work.open AND (work.owner IS NULL OR work.claimed_until <= ${now}::timestamptz)
    ORDER BY work.due_on, work.submission_id
    LIMIT 1
    FOR NO KEY UPDATE OF submission, work SKIP LOCKED`.execute(tx)
  return rows[0]
}

const tooManyHeld = () =>
  new Fault(
    409,
    'too-many-held',
    `Je hebt er al ${mostHeld} van de stapel. Handel er eerst een af, of houd er een bij je.`,
  )

const take = async (ctx: Context, asked: PileAsked): Promise<Taken | undefined> => {
  const actor = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    // of two at once by one colleague the second sees what the first took; their roles and desks are those of now
    const desks = desksFor(await lockStaff(tx, actor.id), asked)
    await mustBeAtWork(tx, ctx, actor.id)
    const now = nowOf(ctx)
    if ((await countOf(tx, heldKeys(actor.id, now))) >= mostHeld) throw tooManyHeld()
    const next = await lockFirst(tx, pileKeys({ desks, now, limit: mostListed }), now)
    if (!next) return undefined
    await auditStaff({ ...ctx, database: tx }, 'pile.take', { submissionId: next.id })
    const from: Ids = next.owner === null || next.owner === actor.id ? {} : { from: next.owner }
    await recordRequestEvent(tx, ctx, next.id, claimed, from)
    const heldUntil = instantFromNow(ctx, claimSeconds)
    await giveWork(tx, next.id, { owner: actor.id, claimed_until: heldUntil })
    return { reference: next.reference, heldUntil }
  })
}

/**
 * Verb of staff: takes the first of the pile for 15 minutes; undefined where nothing is left. Whatever its owner does with it makes
 * it theirs for good. Who has something else from the pile gets the next one all the same, up to five at once.
 * @throws Fault 403 for another desk; 409 `too-many-held`, `absent`.
 */
export const takeNext = { may: role('member-service', 'adviser'), run: take }
