import { type RawBuilder, sql } from 'kysely'
import { Fault } from '../../../core/kernel/fault.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/pool.ts'
import { instantFromNow, type Runtime } from '../context.ts'
import type { Share, UploadRules } from '../upload-rules.ts'
import { removeLocked } from './forget.ts'

const hourInSeconds = 3600
/** Seconds for which a file counts for the address that it came from, whether a request claimed it or not. */
const daySeconds = 86_400

const closed = () => new Fault(403, 'uploads-closed', 'Je kunt nu bij geen formulier bestanden meesturen.')
const tooManyOfYours = () =>
  new Fault(
    429,
    'too-many-files',
    'Je hebt te veel bestanden geüpload zonder ze te versturen. Verstuur eerst je aanvraag, of probeer het later opnieuw.',
    { retryAfter: hourInSeconds },
  )
const tooManyOfAddress = () =>
  new Fault(
    429,
    'too-many-files',
    'Via jouw internetverbinding zijn te veel bestanden geüpload. Probeer het later opnieuw.',
    { retryAfter: hourInSeconds },
  )
const tooManyOfDay = () =>
  new Fault(
    429,
    'too-many-files',
    'Via jouw internetverbinding zijn vandaag te veel bestanden verstuurd. Probeer het morgen opnieuw.',
    { retryAfter: hourInSeconds },
  )
const noRoom = () =>
  new Fault(507, 'no-room', 'We kunnen nu geen bestanden bewaren. Probeer het later opnieuw.', {
    retryAfter: hourInSeconds,
  })

/**
 * Refuses uploads while no form claims any. Asked before a body is read.
 * @throws Fault 403.
 */
export const mayUpload = ({ uploads }: Pick<Runtime, 'uploads'>): void => {
  if (!uploads.open) throw closed()
}

/**
 * Refuses an upload that would leave too little free space on the disk.
 * @throws Fault 507, PartnerError when the store cannot say.
 */
export const checkDiskSpace = async (runtime: Runtime, bytes: number): Promise<void> => {
  const free = await runtime.ports.files.free()
  if (free - bytes >= runtime.uploads.leaveFree) return
  runtime.note('uploads refused: the disk is nearly full', { free })
  throw noRoom()
}

interface NewUpload {
  sessionId: string
  /** Keyed hash of the internet address. */
  caller: Buffer
  bytes: number
  /** Whether the sender is not logged in as somebody whose address is proven. */
  isStranger: boolean
}

/**
 * Refuses an upload that is one too many, in the transaction that adds it. Counts the unclaimed files of the session, of the
 * address and of all, and what the address sent in a day, claimed or not. Where all together have too many, the oldest files of
 * the address that has most make room.
 * @throws Fault 429 or 507 when one more would be too many.
 */
export const admitUpload = async (tx: Tx, runtime: Runtime, wanted: NewUpload): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.uploads})`.execute(tx)
  const { rules, held } = { rules: runtime.uploads, held: await countHeld(tx, runtime, wanted) }
  if (!fits(held.session, rules.perSession, wanted)) throw tooManyOfYours()
  if (!fits(held.address, rules.perAddress, wanted)) throw tooManyOfAddress()
  if (!fits(held.day, rules.perDay, wanted)) throw tooManyOfDay()
  if (wanted.isStranger && (await keptInAll(tx)) + wanted.bytes > rules.kept) {
    runtime.note('uploads refused: what is kept in all is the most for who is not logged in')
    throw noRoom()
  }
  if (fits(held.all, rules.inAll, wanted) || (await makeRoom(tx, runtime, wanted, held))) return
  runtime.note('uploads refused: the limit in all is reached', { ...held.all })
  throw noRoom()
}

/** Bytes of all files, also of those that belong to requests. A bucket has no limit of its own. */
const keptInAll = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{
    bytes: number
  }>`SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM file`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** Most files that are removed at once to make room. A remote store takes its time over each, and all other uploads wait. */
const mostAtOnce = 50

/**
 * Removes the oldest unclaimed files of the address that keeps the largest part of what may be kept, in files or in bytes, until
 * one more fits, so that nobody who fills everything keeps others out. Answers false where that address keeps no more than the
 * asking one would.
 */
const makeRoom = async (
  tx: Tx,
  runtime: Runtime,
  wanted: NewUpload,
  { all, address }: Readonly<Record<Keeper, Share>>,
): Promise<boolean> => {
  const most = runtime.uploads.inAll
  const part = sql<number>`greatest(count(*)::float8 / ${most.files}, sum(bytes)::float8 / ${most.bytes})`
  const fullest = await tx
    .selectFrom('file')
    .select(['caller', part.as('part')])
    .where('submission_id', 'is', null)
    .where('caller', 'is not', null)
    .groupBy('caller')
    .orderBy(part, 'desc')
    .limit(1)
    .executeTakeFirst()
  const own = Math.max((address.files + 1) / most.files, (address.bytes + wanted.bytes) / most.bytes)
  // An address that keeps no more than the asking one makes no room for it.
  if (!fullest?.caller || fullest.part <= own) return false
  const oldest = await tx
    .selectFrom('file')
    .select(['id', 'bytes'])
    .where('submission_id', 'is', null)
    .where('caller', '=', fullest.caller)
    .orderBy('created_at')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  const gone: string[] = []
  let left = all
  for (const { id, bytes } of oldest) {
    if (fits(left, runtime.uploads.inAll, wanted)) break
    gone.push(id)
    left = { files: left.files - 1, bytes: left.bytes - bytes }
  }
  if (!fits(left, runtime.uploads.inAll, wanted)) return false
  await removeLocked(tx, runtime, gone)
  return true
}

const countHeld = async (tx: Tx, runtime: Runtime, { sessionId, caller }: NewUpload) => {
  const unclaimed = sql`submission_id IS NULL`
  const which: Record<Keeper, RawBuilder<unknown>> = {
    all: unclaimed,
    session: sql`${unclaimed} AND session_id = ${sessionId}::uuid`,
    address: sql`${unclaimed} AND caller = ${caller}`,
    day: sql`caller = ${caller} AND created_at > ${instantFromNow(runtime, -daySeconds)}::timestamptz`,
  }
  const share = (keeper: Keeper) => sql`json_build_object(
    'files', count(*) FILTER (WHERE ${which[keeper]}),
    'bytes', coalesce(sum(bytes) FILTER (WHERE ${which[keeper]}), 0))`
  const { rows } = await sql<Record<Keeper, Share>>`
    SELECT ${share('all')} AS all, ${share('session')} AS session, ${share('address')} AS address, ${share('day')} AS day
    FROM file WHERE ${unclaimed} OR caller = ${caller}`.execute(tx)
  const none = { files: 0, bytes: 0 }
  return rows[0] ?? { all: none, session: none, address: none, day: none }
}

type Keeper = 'all' | 'session' | 'address' | 'day'

const fits = (held: Share, most: UploadRules['inAll'], { bytes }: NewUpload): boolean =>
  held.files < most.files && held.bytes + bytes <= most.bytes
