import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { setPassword as endpoint } from '../../../core/contract/password/password-calls.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { audit } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { endLinks, ownerOfLink, takeLink } from '../../services/links/mailed-link.ts'
import { hashPassword } from '../../services/passwords/hash.ts'
import { allTriesOn, forgetTries } from '../../services/passwords/login-attempts.ts'
import { checkNewPassword } from '../../services/passwords/strength.ts'
import { activateAccount, isEmailInUse, lockEmail } from '../../services/people/email-address.ts'
import { removeAccountRequests } from '../../services/people/remove.ts'
import { markEmailVerified } from '../../services/people/verify-email.ts'
import { forgetDevicesOf } from '../../services/sessions/devices.ts'
import { endSessionsOf } from '../../services/sessions/start.ts'
import { keepAccountKeys } from '../../services/submissions/search-keys.ts'
import { passwordChanged } from './password-letters.ts'

const linkOver = (): Fault =>
  new Fault(410, 'link-over', 'Deze link werkt niet meer. Vraag een nieuwe link aan.')

/**
 * Sets a password by a mailed link: every session ends, the counts of wrong passwords are reset, and the person is logged in. A
 * password that is refused does not use the link up. Whoever follows the link has the mailbox, so an account that was never
 * confirmed becomes confirmed, without the details that came with it: nobody showed that those are theirs. Faults: 400 under
 * `password`, 410 `link-over`.
 */
export const setPassword = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const owner = await ownerOfLink(ctx, 'set-password', body.link)
  if (!owner) throw linkOver()
  const weak = await checkNewPassword(ctx, body.password, owner.email)
  if (weak) throw invalidFields({ password: [weak] })
  const hash = await hashPassword(body.password)
  await changePassword(ctx, { link: body.link, email: owner.email, hash })
  await forgetTries(ctx, allTriesOn(owner.personId))
  await ctx.becomePerson(owner.personId, { passwordHash: hash })
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}

/** Uses the link and changes the password in one transaction, so that of several calls at once only one does. */
const changePassword = (
  ctx: RequestContext,
  { link, email, hash }: { link: string; email: string; hash: string },
): Promise<void> =>
  ctx.transaction(async (tx) => {
    await lockEmail(tx, email)
    const used = await takeLink(tx, ctx, 'set-password', link)
    if (!used) throw linkOver()
    const { personId } = used
    const before = await tx
      .selectFrom('person')
      .select(['password_hash', 'active_at'])
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    const isTry = before?.active_at === null
    if (isTry && (await isEmailInUse(tx, email))) throw linkOver()
    await tx.updateTable('person').set({ password_hash: hash }).where('id', '=', personId).execute()
    if (isTry) await takeOver(tx, ctx, { personId, email })
    await endSessionsOf(tx, personId)
    await forgetDevicesOf(tx, personId)
    // a person who knew the old password may have had a link mailed to an address of their own
    for (const purpose of ['set-password', 'activate', 'change-email'] as const)
      await endLinks(tx, ctx, personId, purpose)
    await audit(tx, ctx, 'password.set', personId, personId)
    await markEmailVerified(tx, ctx, personId)
    // a first password is no change that its owner should be warned of
    if (before?.password_hash && !isTry) await writeLetter(tx, ctx, { letter: passwordChanged, personId })
  })

const nothingKnown = {
  gender: 2,
  initials: null,
  infix: null,
  last_name: null,
  mobile: null,
  landline: null,
  postcode: null,
  house_number: null,
  addition: null,
  street_name: null,
  city: null,
}

/**
 * Gives an unconfirmed account to the owner of its mailbox, and removes its details, as somebody else may have filled them in.
 */
const takeOver = async (
  tx: Tx,
  ctx: RequestContext,
  of: { personId: string; email: string },
): Promise<void> => {
  await tx.updateTable('person').set(nothingKnown).where('id', '=', of.personId).execute()
  await removeAccountRequests(tx, ctx, of.personId)
  await tx.updateTable('submission').set({ person_id: null }).where('person_id', '=', of.personId).execute()
  await keepAccountKeys(tx, of.personId)
  await activateAccount(tx, ctx, of)
}
