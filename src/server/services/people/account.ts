import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import type { RequestContext } from '../context.ts'
import { firstPasswordSeconds, makeLink } from '../links/mailed-link.ts'
import { emailTakenFault } from './email-taken.ts'
import { completePerson, insertPerson, type NewPerson } from './insert-person.ts'

export interface Applicant {
  person: NewPerson
  /** Id of the person who is logged in; undefined for somebody new. */
  personId: string | undefined
  /**
   * Whether the account of the person who is logged in is completed with the form. False for a member, who changes their details
   * elsewhere.
   */
  completes: boolean
}

/**
 * Makes an account. Somebody without a password gets a link to choose one, in the mail about the request (`along-in-mail.ts`). Of
 * two at once with one address, one gets it.
 */
const makeAccount = async (tx: Tx, ctx: RequestContext, person: NewPerson, emailField: string) => {
  const personId = await insertPerson(tx, ctx, person).catch((thrown: unknown) => {
    if (thrown instanceof Fault && thrown.code === 'email-taken') throw emailTakenFault(emailField)
    throw thrown
  })
  if (!person.passwordHash)
    await makeLink(tx, ctx, { purpose: 'set-password', personId, seconds: firstPasswordSeconds })
  return personId
}

/**
 * Takes a request in for an account, all in one transaction: the account of who is logged in, completed with what they filled in,
 * or else a new one, whose owner is logged in after the commit. `take` writes the rest.
 * @throws Fault 409 `email-taken` at `emailField`, 429.
 */
export const acceptWithAccount = async <A>(
  ctx: RequestContext,
  { person, personId, completes }: Applicant,
  emailField: string,
  take: (tx: Tx, personId: string) => Promise<A>,
): Promise<A> => {
  let made: string | undefined
  const answer = await ctx.accept(async (tx) => {
    const account = personId ?? (await makeAccount(tx, ctx, person, emailField))
    if (personId && completes) await completePerson(tx, personId, person)
    const taken = await take(tx, account)
    made = account
    return taken
  })
  // The session is started after the commit, since it needs a committed account. A replayed request starts none.
  if (!personId) await ctx.becomePerson(made)
  return answer
}
