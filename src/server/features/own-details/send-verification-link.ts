import { audit } from '../../services/audit/write-trail.ts'
import { actingPerson, type RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { endLinks, makeLink } from '../../services/links/mailed-link.ts'
import { lockPerson, loggedOut } from '../../services/people/own-account.ts'
import { allowances, take } from '../../services/rate-limits/rate-limits.ts'
import { proveEmail } from './own-details-letters.ts'

/**
 * E-mail verification: mails a link by which the person who asks can show that the address is theirs. A person who became a
 * member with a password has never followed one. Only the newest link works; a confirmed address gets none. Faults: 401, 429.
 */
export const sendVerificationLink = async (ctx: RequestContext): Promise<void> => {
  const personId = await actingPerson(ctx)
  if (personId === undefined) throw loggedOut()
  const person = await ctx.database
    .selectFrom('person')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!person) throw loggedOut()
  if (person.email_confirmed_at !== null) return
  await ctx.transaction(async (tx) => {
    const now = await lockPerson(tx, { id: personId })
    // changed or confirmed meanwhile: the page then shows the new state
    if (now.email !== person.email || now.email_confirmed_at !== null) return
    // counted per account, so that mail which others send to this mailbox cannot keep its owner from confirming it
    await take({ ...ctx, database: tx }, 'proof', personId, allowances.proof)
    await endLinks(tx, ctx, personId, 'change-email')
    const linkId = await makeLink(tx, ctx, { purpose: 'change-email', personId, newEmail: person.email })
    await audit(tx, ctx, 'own-details.prove-email', personId)
    await writeLetter(tx, ctx, {
      letter: proveEmail,
      personId,
      linkId,
      address: person.email,
    })
  })
}
