import { type CallAbout, readCallAbout } from '../../../core/fields/staff/phone-call.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Context, StaffActor } from '../../services/context.ts'
import { findByName } from '../../services/people/find-account.ts'
import type { CalledAbout } from '../../services/phone-calls/read-calls.ts'
import { allowances, take } from '../../services/rate-limits/rate-limits.ts'
import { findRequestByReference } from '../../services/requests/find.ts'
import { isOwnWork } from '../../services/requests/rights.ts'
import { lastNameIn, lastNameOf } from '../../services/requests/sender-name.ts'

/** Whom or what a call was about, as it is kept and as it is told to who notes it. */
interface FoundAbout {
  personId: string | null
  submissionId: string | null
  told: CalledAbout
}

/** A refusal that stands at the field. */
const atField = (status: number, code: string, sentence: string): Fault =>
  new Fault(status, code, sentence, { errors: { about: [sentence] } })

const findRequest = async (
  ctx: Pick<Context, 'database' | 'deskOf'>,
  actor: StaffActor,
  reference: string,
): Promise<FoundAbout> => {
  const row = await findRequestByReference(ctx, reference).catch((thrown) => {
    if (!(thrown instanceof Fault) || thrown.status !== 404) throw thrown
    throw atField(404, 'not-found', 'Er is geen aanvraag met deze referentie.')
  })
  if (!isOwnWork(ctx, actor, row)) throw atField(403, 'not-allowed', 'Deze aanvraag is van een ander loket.')
  const told = { reference, name: lastNameIn(row.sender) ?? lastNameOf(row) }
  return { personId: null, submissionId: row.id, told }
}

/** Who has no rights to a member's file notes a call at a member all the same, and is not told who that is. */
const nameFor = async (
  { database }: Pick<Context, 'database'>,
  { roles }: StaffActor,
  personId: string,
): Promise<string | null> => {
  if (!roles.includes('member-service')) return null
  const row = await database
    .selectFrom('person')
    .select(['infix', 'last_name'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return row ? lastNameOf(row) : null
}

/** Each is counted before it is looked for, as the answer tells whether somebody has it. */
const findPerson = async (
  ctx: Context,
  actor: StaffActor,
  { by, name }: Extract<CallAbout, { by: 'member' | 'email' }>,
): Promise<FoundAbout> => {
  await take(ctx, 'caller-account', actor.id, allowances.callerAccount)
  const account = await findByName(ctx.database, name)
  if (!account?.active)
    throw atField(
      404,
      'not-found',
      by === 'member' ? 'Er is geen lid met dit nummer.' : 'Er is geen account met dit e-mailadres.',
    )
  const told = { reference: null, name: await nameFor(ctx, actor, account.id) }
  return { personId: account.id, submissionId: null, told }
}

/**
 * Finds whom a call was about by what was typed: an account by its member number or e-mail address, a request by its reference.
 * Undefined where nothing was typed.
 * @throws Fault 404 at its field; 403 for a request of another desk; 429.
 */
export const findAbout = async (
  ctx: Context,
  actor: StaffActor,
  typed: string | undefined,
): Promise<FoundAbout | undefined> => {
  const about = typed === undefined ? undefined : readCallAbout(typed)
  if (!about) return undefined
  return about.by === 'reference' ? findRequest(ctx, actor, about.reference) : findPerson(ctx, actor, about)
}
