import { formatInstant } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import {
  type DeadLetter,
  holdDeadLetters,
  readDeadLetters,
  sendAgain,
  type WantedLetters,
} from '../../outbox/dead-letters.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, instantFromNow } from '../context.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { type ReadLetter, readLetters } from './read-dead-letters.ts'
import { seenQueues } from './rights.ts'

/** The ids of dead letters; `all` alone means every one. */
interface Asked {
  ids: readonly string[]
}

/** Most dead letters that are listed. */
const mostListed = 200
/** Most dead letters that are sent again in one transaction, and most that a command sends by `all`. */
const [mostAtOnce, mostOfAll] = [100, 10_000]

const isAll = ({ ids }: Asked): boolean => ids.length === 1 && ids[0] === 'all'

/** Fault 404. `id` is as somebody gave it, so it is cut short. */
const unknown = (id: string) =>
  new Fault(404, 'not-found', `Er is niets blijven liggen met nummer ${id.slice(0, 40)}.`)

/** Notes each dead letter that was looked at or sent again, with the request that it is about. */
const noteEach = (
  ctx: Parameters<typeof auditStaff>[0],
  verb: 'show' | 'retry',
  letters: readonly ReadLetter[],
): Promise<void> =>
  auditStaff(
    ctx,
    `deadletters.${verb}`,
    ...letters.map(({ id, submission }) => ({ detail: id, submissionId: submission?.id })),
  )

/** Dead letters, the newest first; `more`: there are more than are listed. */
export interface ListedLetters {
  letters: ReadLetter[]
  more: boolean
}

/** Verb of staff: lists the work that failed at its last try, finance that with money. Nothing that anybody typed is in it. */
export const listDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context): Promise<ListedLetters> => {
    const queues = seenQueues(await memberOfStaff(ctx))
    await auditStaff(ctx, 'deadletters.list')
    const found = await readDeadLetters(ctx.database, { queues }, mostListed + 1)
    const letters = await readLetters(ctx.database, found.slice(0, mostListed), { withAnswers: false })
    return { letters, more: found.length > mostListed }
  },
}

/**
 * The dead letters with these ids, or the newest for the single id `all`.
 * @throws Fault 404 for an id that no dead letter has.
 */
const pick = async (ctx: Context, asked: Asked, wanted: WantedLetters): Promise<DeadLetter[]> => {
  if (isAll(asked)) return readDeadLetters(ctx.database, wanted, mostListed)
  const found = await readDeadLetters(ctx.database, { ...wanted, ids: asked.ids }, asked.ids.length)
  return asked.ids.map((id) => {
    const letter = found.find((one) => one.id === id)
    if (!letter) throw unknown(id)
    return letter
  })
}

/**
 * Verb of staff: shows some dead letters with their submissions, member service with masked answers.
 * @throws Fault 404 for an unknown one.
 */
export const showDeadLetters = {
  may: role('member-service', 'finance', 'operator'),
  run: async (ctx: Context, asked: Asked): Promise<ReadLetter[]> => {
    const actor = await memberOfStaff(ctx)
    const letters = await pick(ctx, asked, { queues: seenQueues(actor) })
    // whoever runs the machine sees no answers, and finance opens a request with a reason
    const withAnswers = actor.roles.includes('member-service')
    const read = await readLetters(ctx.database, letters, { withAnswers })
    await noteEach(ctx, 'show', read)
    return read
  },
}

/** What was sent again. */
export interface SentAgain {
  /** How many went back to their queues. */
  sent: number
  /** Of what was asked for and was no longer there, who sent it again and when, in a sentence; null where there is nothing to tell. */
  told: string | null
}

/** Sends some dead letters again, with their lines of the trail, or none of it. */
const sendSome = (ctx: Context, wanted: WantedLetters): Promise<{ sent: number; ids: readonly string[] }> =>
  ctx.transaction(async (tx) => {
    const held = await holdDeadLetters(tx, wanted)
    if (held.length === 0) return { sent: 0, ids: [] }
    await noteEach({ ...ctx, database: tx }, 'retry', await readLetters(tx, held, { withAnswers: false }))
    const ids = held.map(({ id }) => id)
    return { sent: await sendAgain(tx, ids), ids }
  })

/** Who sent the last of these again, and when; undefined where nobody did within a day. */
const lastSent = async (
  ctx: Context,
  ids: readonly string[],
): Promise<{ at: string; name: string | null } | undefined> =>
  ctx.database
    .selectFrom('audit')
    .leftJoin('staff_account', 'staff_account.id', 'audit.staff_id')
    .select(['audit.at', 'staff_account.name'])
    // the index of the office's trail goes by day: older than this nobody has on the screen
    .where('audit.staff_id', 'is not', null)
    .where('audit.at', '>=', instantFromNow(ctx, -86_400))
    .where('audit.action', '=', 'deadletters.retry')
    .where('audit.detail', 'in', ids)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * What to say of dead letters that were asked for and are gone: a colleague was first, or they were never there. The second of two
 * who send the same hears of the first.
 * @throws Fault 409 `changed` where a colleague sent all of them, 404 where there was none.
 */
const tellGone = async (ctx: Context, gone: readonly string[], sent: number): Promise<string | null> => {
  const [first] = gone
  if (first === undefined) return null
  const last = await lastSent(ctx, gone)
  if (!last && sent === 0) throw unknown(first)
  if (!last) return gone.length === 1 ? 'Eén was er niet meer.' : `${gone.length} waren er niet meer.`
  const what = gone.length === 1 ? 'Eén' : `${gone.length}`
  const who = last.name ?? 'Een collega'
  if (sent > 0) return `${what} had ${who} al verstuurd, op ${formatInstant(last.at)}.`
  throw new Fault(409, 'changed', `${who} verstuurde dit al opnieuw, op ${formatInstant(last.at)}.`)
}

const retry = async (ctx: Context, asked: Asked): Promise<SentAgain> => {
  const queues = seenQueues(await memberOfStaff(ctx))
  const all = isAll(asked) ? await readDeadLetters(ctx.database, { queues }, mostOfAll) : undefined
  const ids = all?.map(({ id }) => id) ?? [...new Set(asked.ids)]
  if (ids.length === 0) await noteEach(ctx, 'retry', [])
  let sent = 0
  const gone: string[] = []
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    const some = ids.slice(at, at + mostAtOnce)
    const done = await sendSome(ctx, { ids: some, queues })
    sent += done.sent
    gone.push(...some.filter((id) => !done.ids.includes(id)))
  }
  return { sent, told: all ? null : await tellGone(ctx, gone, sent) }
}

/**
 * Verb of staff: puts dead letters in their queues again. What two send at once goes once, and the second hears who was first.
 * @throws Fault 404 for unknown ones, 409 `changed`.
 */
export const retryDeadLetters = { may: role('member-service', 'finance', 'operator'), run: retry }
