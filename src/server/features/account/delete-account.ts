import { sql } from 'kysely'
import type { deleteAccount as endpoint } from '../../../core/contract/account/account-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { audit } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { loggedOut, reauthenticate } from '../../services/people/own-account.ts'
import { removeAccounts } from '../../services/people/remove.ts'
import { accountDeleted } from './account-letters.ts'

/**
 * Removes the account of the person who asks, with everything that is kept in it and the requests that made it, as features and
 * services declare in their personal data (`onDeletion`, `closing`). Other requests stay, without a person, until their term is
 * over. Faults: 400, 401, 409 `membership-running`, 429.
 */
export const deleteAccount = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { id: personId, email, passwordHash } = await reauthenticate(ctx, body.currentPassword)
  await ctx.transaction(async (tx) => {
    // this lock makes a deletion and a new membership of the same person wait for each other; of two deletions at once the second
    // finds no row
    const person = await tx
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    // the account is gone, or its password was changed meanwhile, which ended this session
    if (person?.password_hash !== passwordHash) throw loggedOut()
    for (const { closing } of ctx.personalData) await closing?.(tx, ctx, personId)
    await audit(tx, ctx, 'account.delete', personId)
    await removeAccounts(tx, ctx, sql`id = ${personId}::uuid`)
    await writeLetter(tx, ctx, { letter: accountDeleted, personId: undefined, address: email })
  })
  await ctx.becomePerson(undefined)
  return { deleted: true }
}
