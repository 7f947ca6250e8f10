import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type {
  changeEmail as askEndpoint,
  confirmEmail as confirmEndpoint,
} from '../../../core/contract/own-details/own-details-calls.ts'
import { emailRefused } from '../../../core/fields/brick/sentences.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { audit } from '../../services/audit/write-trail.ts'
import { actingPerson, type RequestContext } from '../../services/context.ts'
import { letterTurn } from '../../services/letters/turn.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { endLinks, makeLink, takeLink } from '../../services/links/mailed-link.ts'
import { lockEmail, removeUnconfirmedAccounts } from '../../services/people/email-address.ts'
import { emailTakenFault } from '../../services/people/email-taken.ts'
import { isTaken } from '../../services/people/find-account.ts'
import { lockPerson, reauthenticate } from '../../services/people/own-account.ts'
import { markEmailVerified } from '../../services/people/verify-email.ts'
import { confirmEmail as confirmEmailLetter, emailChanged } from './own-details-letters.ts'

/** Seconds that the mail may wait to be sent: half of the day for which its link works. */
const patience = 43_200

const sameAddress = 'Dit is al je e-mailadres.'

/**
 * Mails a link to a new e-mail address. Only the newest link works, and nothing changes until it is followed. Faults: 400 under
 * `email` for one's own address and for one that another account has (D32), 401, 429.
 */
export const changeEmail = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof askEndpoint>,
): Promise<AnswerOf<typeof askEndpoint>> => {
  const owner = await reauthenticate(ctx, body.currentPassword)
  const { id: personId, email } = owner
  if (body.email.toLowerCase() === email.toLowerCase()) throw invalidFields({ email: [sameAddress] })
  if (await isTaken(ctx.database, body.email)) throw invalidFields({ email: [emailRefused] })
  const startAfter = await ctx.transaction(async (tx) => {
    await lockPerson(tx, owner)
    const startAfter = await letterTurn(tx, ctx, body.email, patience)
    await endLinks(tx, ctx, personId, 'change-email')
    const linkId = await makeLink(tx, ctx, { purpose: 'change-email', personId, newEmail: body.email })
    await audit(tx, ctx, 'own-details.change-email', personId)
    await writeLetter(tx, ctx, {
      letter: confirmEmailLetter,
      personId,
      linkId,
      address: body.email,
      startAfter,
    })
    return startAfter
  })
  return { changed: true, mailed: startAfter ? 'later' : 'now' }
}

const linkOver = () =>
  new Fault(410, 'link-over', 'Deze link werkt niet (meer). Vraag bij Mijn gegevens een nieuwe aan.')

const logInFirst = () =>
  new Fault(401, 'login-required', 'Log eerst in bij je account. Klik daarna nog een keer op de knop.')

/**
 * Whether another account took the address after the link was mailed. Only the unique index can tell, as two may come at once.
 */
const isDuplicate = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown as { code?: unknown }).code === '23505'

/**
 * Changes a person's e-mail address; registrations of that address that nobody confirmed are removed. The change alone does not
 * show that the mailbox is theirs.
 */
const giveAddress = async (
  tx: Tx,
  ctx: RequestContext,
  personId: string,
  newEmail: string,
): Promise<void> => {
  await lockEmail(tx, newEmail)
  await removeUnconfirmedAccounts(tx, ctx, newEmail)
  try {
    await tx
      .updateTable('person')
      .set({ email: newEmail, email_confirmed_at: null })
      .where('id', '=', personId)
      .execute()
  } catch (thrown) {
    throw isDuplicate(thrown) ? emailTakenFault() : thrown
  }
}

/**
 * Changes the e-mail address by a mailed link, tells the old address, and ends the links to choose a password that were mailed
 * there. Whoever follows the link has the mailbox. Only a person who is also logged in to the account shows that both are theirs,
 * and then finds what was sent from that address (ADR 019). Faults: 410 `link-over`, 409 `email-taken`, 401 for a link that only
 * proves the address, followed without logging in.
 */
export const confirmEmail = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof confirmEndpoint>,
): Promise<AnswerOf<typeof confirmEndpoint>> => {
  const reader = await actingPerson(ctx)
  await ctx.transaction(async (tx) => {
    const used = await takeLink(tx, ctx, 'change-email', body.token)
    const before =
      used &&
      (await tx
        .selectFrom('person')
        .select('email')
        .where('id', '=', used.personId)
        .forUpdate()
        .executeTakeFirst())
    if (!before || used.newEmail === undefined) throw linkOver()
    const isSame = before.email.toLowerCase() === used.newEmail.toLowerCase()
    // the owner of a mailbox must not prove an address for a stranger's account; the link stays valid
    const isOwn = reader === used.personId
    if (isSame && !isOwn) throw logInFirst()
    await giveAddress(tx, ctx, used.personId, used.newEmail)
    if (isOwn) await markEmailVerified(tx, ctx, used.personId)
    await endLinks(tx, ctx, used.personId, 'set-password')
    await audit(tx, ctx, 'own-details.confirm-email', used.personId)
    // no letter when the address was only confirmed
    if (!isSame)
      await writeLetter(tx, ctx, {
        letter: emailChanged,
        personId: used.personId,
        address: before.email,
      })
  })
  return { changed: true }
}
