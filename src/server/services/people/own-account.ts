import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { audit, auditCounted } from '../audit/write-trail.ts'
import { actingPerson, type RequestContext } from '../context.ts'
import { writeInTurn } from '../letters/turn.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { isPassword } from '../passwords/hash.ts'
import { forgetTries, ownTriesOn, tryPassword, warnAt } from '../passwords/login-attempts.ts'
import { loginWarning } from '../passwords/passwords-letters.ts'
import { detailsChanged } from './people-letters.ts'

const wrongPassword = 'Dit is niet je huidige wachtwoord.'
const noPassword = 'Je hebt nog geen wachtwoord. Kies er eerst een bij Mijn gegevens.'

/** Fault 401 for somebody who was logged out meanwhile, here or on another device. */
export const loggedOut = (): Fault => new Fault(401, 'login-required', 'Log in om verder te gaan.')

/**
 * The id of the person who is logged in.
 * @throws Fault 401 when they were logged out, or their account was deleted, since the permission was checked.
 */
export const ownId = async (ctx: RequestContext): Promise<string> => {
  const personId = await actingPerson(ctx)
  if (personId === undefined) throw loggedOut()
  return personId
}

/** The account of a person who has just shown that they know its password. */
export interface OwnAccount {
  id: string
  email: string
  /** The hash at this moment, by which a change can tell that nothing came in between. */
  passwordHash: string
}

/**
 * Re-authentication: asks for the password again before what only the owner may do. Tries count with those of a known browser or
 * session, and the owner is warned by a letter.
 * @throws Fault 401, 400 under `currentPassword`, 429 after too many tries.
 */
export const reauthenticate = async (ctx: RequestContext, password: string): Promise<OwnAccount> => {
  const id = await ownId(ctx)
  const row = await ctx.database
    .selectFrom('person')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw loggedOut()
  if (row.password_hash === null) throw invalidFields({ currentPassword: [noPassword] })
  const counted = await ownTriesOn(ctx, id)
  await tryPassword(ctx, counted, async (failures) => {
    if (await isPassword(password, row.password_hash)) return forgetTries(ctx, counted)
    await auditCounted(ctx.database, ctx, { action: 'people.confirm-failed', subjectId: id, personId: id })
    if (failures === warnAt)
      await ctx.transaction((tx) =>
        writeLetter(tx, ctx, { letter: loginWarning, personId: id, facts: { failures } }),
      )
    throw invalidFields({ currentPassword: [wrongPassword] })
  })
  return { id, email: row.email, passwordHash: row.password_hash }
}

/** Records a change of somebody's details and tells them by mail what was changed, in words and never in values. */
export const tellChange = async (
  tx: Tx,
  ctx: RequestContext,
  { action, personId, what }: { action: string; personId: string; what: string },
): Promise<void> => {
  await audit(tx, ctx, action, personId)
  await writeInTurn(tx, ctx, { letter: detailsChanged, personId, facts: { what } })
}

/**
 * Locks one's own account until the end of the transaction, so that of two changes at once the second sees what the first did.
 * With `passwordHash`, the password that its owner showed, it refuses when the password was replaced since, which ended their
 * session.
 * @throws Fault 401 then, and when the account was deleted.
 */
export const lockPerson = async (
  tx: Tx,
  { id, passwordHash }: { id: string; passwordHash?: string },
): Promise<{ email: string; email_confirmed_at: string | null }> => {
  const row = await tx
    .selectFrom('person')
    .select(['email', 'email_confirmed_at', 'password_hash'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row || (passwordHash !== undefined && row.password_hash !== passwordHash)) throw loggedOut()
  return row
}
