import type { activate as endpoint } from '../../../core/contract/account/account-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { audit, auditCounted } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { ownerOfLink, takeLink } from '../../services/links/mailed-link.ts'
import { isPassword } from '../../services/passwords/hash.ts'
import { forgetTries, linkTries, tryPassword } from '../../services/passwords/login-attempts.ts'
import { activateAccount, isEmailInUse, lockEmail } from '../../services/people/email-address.ts'
import { markEmailVerified } from '../../services/people/verify-email.ts'

const linkOver = (): Fault =>
  new Fault(410, 'link-over', 'Deze link werkt niet meer. Heb je al een account? Log dan in.')

const otherPassword = 'Dit wachtwoord hoort niet bij deze e-mail. Kreeg je er meer? Gebruik dan de andere.'
const passwordDiffers = (): Fault =>
  new Fault(400, 'password-differs', otherPassword, { errors: { password: [otherPassword] } })

/**
 * Checks the password that was chosen at registration, and returns its hash.
 * @throws Fault 410, 400 `password-differs`, 429 after
 * too many tries.
 */
const checkPassword = async (ctx: RequestContext, personId: string, password: string): Promise<string> => {
  const row = await ctx.database
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!row) throw linkOver()
  const tries = linkTries(personId)
  await tryPassword(ctx, tries, async () => {
    if (await isPassword(password, row.password_hash)) return forgetTries(ctx, tries)
    await auditCounted(ctx.database, ctx, { action: 'account.activate-failed', subjectId: personId })
    throw passwordDiffers()
  })
  return row.password_hash ?? ''
}

/**
 * Confirms a registration by its mailed link: the account works from now on, and its owner is logged in. The link shows who has
 * the mailbox, the password shows whose registration it was: who registered somebody else's address lacks the link, and the owner
 * of that address lacks the password (`docs/decisions/018-a-link-and-its-password.md`). Other registrations of the address end. A
 * wrong password does not use the link up. Faults: 410 `link-over`, 400 `password-differs`, 429.
 */
export const activate = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const owner = await ownerOfLink(ctx, 'activate', body.link)
  if (!owner) throw linkOver()
  const passwordHash = await checkPassword(ctx, owner.personId, body.password)
  await ctx.transaction(async (tx) => {
    await lockEmail(tx, owner.email)
    const used = await takeLink(tx, ctx, 'activate', body.link)
    if (!used || (await isEmailInUse(tx, owner.email))) throw linkOver()
    await activateAccount(tx, ctx, owner)
    await audit(tx, ctx, 'account.activate', owner.personId, owner.personId)
    await markEmailVerified(tx, ctx, owner.personId)
  })
  await ctx.becomePerson(owner.personId, { passwordHash })
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}
