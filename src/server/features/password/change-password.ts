import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { changePassword as endpoint } from '../../../core/contract/password/password-calls.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { audit } from '../../services/audit/write-trail.ts'
import { instantFromNow, type RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { endLinks } from '../../services/links/mailed-link.ts'
import { hashPassword } from '../../services/passwords/hash.ts'
import { checkNewPassword } from '../../services/passwords/strength.ts'
import { reauthenticate } from '../../services/people/own-account.ts'
import { forgetDevicesOf } from '../../services/sessions/devices.ts'
import { endSessionsOf } from '../../services/sessions/start.ts'
import { passwordChanged } from './password-letters.ts'

const samePassword = 'Kies een ander wachtwoord dan je huidige.'
const changedMeanwhile = 'Je wachtwoord is net al gewijzigd. Vul het nieuwe in.'

/** Whether the session was started with `Ingelogd blijven`, so that it ends later than other sessions. */
const stays = async (ctx: RequestContext): Promise<boolean> => {
  const session = await ctx.session()
  if (!session) return false
  const row = await ctx.database
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<string>`${session.id}::uuid`)
    .where('stays', '=', true)
    .where('expires_at', '>', instantFromNow(ctx, 0))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Changes the password: every session ends, and the person who asks goes on in a new one. Of two calls at once the second is
 * refused. Faults: 400 with errors under `currentPassword` and `password`, 401, 429.
 */
export const changePassword = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { id: personId, email, passwordHash } = await reauthenticate(ctx, body.currentPassword)
  const weak = await checkNewPassword(ctx, body.password, email)
  if (weak) throw invalidFields({ password: [weak] })
  if (body.password === body.currentPassword) throw invalidFields({ password: [samePassword] })
  const stay = await stays(ctx)
  const hash = await hashPassword(body.password)
  await ctx.transaction(async (tx) => {
    // Optimistic concurrency: written only when the password is still the one that was checked.
    const written = await tx
      .updateTable('person')
      .set({ password_hash: hash })
      .where('id', '=', personId)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst()
    if (!written) throw invalidFields({ currentPassword: [changedMeanwhile] })
    await endSessionsOf(tx, personId)
    await forgetDevicesOf(tx, personId)
    // including links that somebody else had mailed while they knew the old password
    for (const purpose of ['set-password', 'change-email'] as const)
      await endLinks(tx, ctx, personId, purpose)
    await audit(tx, ctx, 'password.change', personId)
    await writeLetter(tx, ctx, { letter: passwordChanged, personId, facts: { here: 'blijft' } })
  })
  await ctx.becomePerson(personId, { stay, passwordHash: hash })
  return { changed: true }
}
