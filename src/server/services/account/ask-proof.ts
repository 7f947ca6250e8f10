import { audit } from '../audit/write.ts'
import type { Context } from '../context.ts'
import { writeLetter } from '../letters/write.ts'
import { endLinks, makeLink } from '../links/links.ts'
import { allow } from '../permissions.ts'
import { holdPerson, loggedOut } from './own.ts'

/**
 * Mails a link to the address of who asks, so that they can show that it is theirs: who became a member with a password
 * at once never followed one. Only the newest link works; an address that is confirmed already gets none.
 * Faults: 401, 429.
 */
export const askProof = async (ctx: Context): Promise<void> => {
  await allow(ctx, 'account.prove-email')
  const personId = (await ctx.session())?.personId
  if (personId === undefined) throw loggedOut()
  const person = await ctx.database
    .selectFrom('person')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!person) throw loggedOut()
  if (person.email_confirmed_at !== null) return
  await ctx.transaction(async (tx) => {
    const now = await holdPerson(tx, { id: personId })
    // changed or confirmed meanwhile: the page shows how it stands now
    if (now.email !== person.email || now.email_confirmed_at !== null) return
    await ctx.mayMail(tx, person.email)
    await endLinks(tx, ctx, personId, 'change-email')
    const linkId = await makeLink(tx, ctx, { purpose: 'change-email', personId, newEmail: person.email })
    await audit(tx, ctx, 'account.prove-email', personId)
    await writeLetter(tx, ctx, { kind: 'prove-email', personId, linkId, address: person.email })
  })
}
