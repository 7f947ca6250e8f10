import { sql } from 'kysely'
import { Fault } from '../../../core/kernel/fault.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'
import type { Share, UploadRules } from '../upload-rules.ts'

const hourInSeconds = 3600

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
const noRoom = () =>
  new Fault(507, 'no-room', 'We kunnen nu geen bestanden bewaren. Probeer het later opnieuw.', {
    retryAfter: hourInSeconds,
  })

/**
 * Looks whether uploads are taken at all: asked before a body is read.
 * @throws Fault 403 while no form claims uploads.
 */
export const mayUpload = ({ uploads }: Pick<Runtime, 'uploads'>): void => {
  if (!uploads.open) throw closed()
}

/**
 * Looks whether the disk keeps its floor after so many bytes more.
 * @throws Fault 507, PartnerError when the store cannot say.
 */
export const checkDiskSpace = async (runtime: Runtime, bytes: number): Promise<void> => {
  const free = await runtime.ports.files.free()
  if (free - bytes >= runtime.uploads.leaveFree) return
  runtime.note('uploads refused: the disk is nearly full', { free })
  throw noRoom()
}

/** An upload that wants to be one of the unclaimed ones. */
interface Wanted {
  sessionId: string
  /** Keyed hash of the internet address. */
  caller: Buffer
  bytes: number
}

/**
 * Counts the unclaimed files of the session, of the address and of all, in the transaction that adds one.
 * @throws Fault 429 or 507 when one more would be too many.
 */
export const admitUpload = async (tx: Tx, runtime: Runtime, wanted: Wanted): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.uploads})`.execute(tx)
  const { rules, held } = { rules: runtime.uploads, held: await countHeld(tx, wanted) }
  if (!fits(held.session, rules.perSession, wanted)) throw tooManyOfYours()
  if (!fits(held.address, rules.perAddress, wanted)) throw tooManyOfAddress()
  if (fits(held.all, rules.inAll, wanted)) return
  runtime.note('uploads refused: the limit in all is reached', { ...held.all })
  throw noRoom()
}

const countHeld = async (tx: Tx, { sessionId, caller }: Wanted) => {
  const { rows } = await sql<Record<`${Keeper}_${keyof Share}`, number>>`
    SELECT count(*) AS all_files, coalesce(sum(bytes), 0)::bigint AS all_bytes,
      count(*) FILTER (WHERE session_id = ${sessionId}::uuid) AS session_files,
      coalesce(sum(bytes) FILTER (WHERE session_id = ${sessionId}::uuid), 0)::bigint AS session_bytes,
      count(*) FILTER (WHERE caller = ${caller}) AS address_files,
      coalesce(sum(bytes) FILTER (WHERE caller = ${caller}), 0)::bigint AS address_bytes
    FROM file WHERE submission_id IS NULL`.execute(tx)
  const shareOf = (keeper: Keeper): Share => ({
    files: rows[0]?.[`${keeper}_files`] ?? 0,
    bytes: rows[0]?.[`${keeper}_bytes`] ?? 0,
  })
  return { all: shareOf('all'), session: shareOf('session'), address: shareOf('address') }
}

type Keeper = 'all' | 'session' | 'address'

const fits = (held: Share, most: UploadRules['inAll'], { bytes }: Wanted): boolean =>
  held.files < most.files && held.bytes + bytes <= most.bytes
