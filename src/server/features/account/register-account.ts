import { registerAccount as call } from '../../../core/contract/account/account-calls.ts'
import { registerAccount as operation } from '../../../core/contract/account/account-operations.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import type { RequestContext } from '../../services/context.ts'
import { makeLink } from '../../services/links/mailed-link.ts'
import { hashPassword } from '../../services/passwords/hash.ts'
import { checkNewPassword } from '../../services/passwords/strength.ts'
import { emailTakenFault } from '../../services/people/email-taken.ts'
import { isTaken } from '../../services/people/find-account.ts'
import { insertPerson, type NewPerson } from '../../services/people/insert-person.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { accountKind, accountMade, type NewAccount } from './account-request.ts'

const endpoint = endpointOf(call, operation)

/**
 * Makes an account that works once its owner follows the mailed link and gives this password again (D41). A registration that was
 * never confirmed does not block its address: each registration has its own link, which confirms that one only. Faults: 400 with
 * errors, 409 `email-taken` in the words of D32, 429.
 */
export const registerAccount = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const weak = await checkNewPassword(ctx, body.password, body.emailAddress)
  if (weak) throw invalidFields({ password: [weak] })
  if (await isTaken(ctx.database, body.emailAddress)) throw emailTakenFault('emailAddress')
  const passwordHash = await hashPassword(body.password)
  return ctx.accept((tx) => makeAccount(tx, ctx, body, passwordHash))
}

const makeAccount = async (tx: Tx, ctx: RequestContext, body: NewAccount, passwordHash: string) => {
  const personId = await personOf(tx, ctx, { ...memberOf(body), passwordHash })
  const { id, reference } = await submit(tx, ctx, {
    endpoint,
    agreed: noCosts,
    request: body,
    summary: summaryOf(accountKind, body, undefined),
    personId,
    to: [byMail],
  })
  await recordRequestEvent(tx, ctx, id, accountMade)
  // the account's link has the id of the submission, whose only mail carries it (D22)
  await makeLink(tx, ctx, { id, purpose: 'activate', personId })
  return { reference }
}

/** Inserts the person. Of two registrations at once, the second may get `email-taken` here. */
const personOf = async (tx: Tx, ctx: RequestContext, member: NewPerson): Promise<string> => {
  try {
    return await insertPerson(tx, ctx, member, { active: false })
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'email-taken') throw emailTakenFault('emailAddress')
    throw thrown
  }
}

const memberOf = (body: NewAccount): NewPerson => {
  const { placeName, addition = '', ...home } = body.address
  return {
    email: body.emailAddress,
    gender: body.salutation,
    initials: body.initials,
    infix: body.inserts,
    lastName: body.lastName,
    dateOfBirth: undefined,
    mobile: body.phoneNumberMobile,
    landline: body.phoneNumberLandline,
    address: { ...home, addition, city: placeName },
  }
}
