import { randomUUID } from 'node:crypto'
import { required } from '../../../core/fields/brick/sentences.ts'
import { linkMissing } from '../../../core/fields/link/mailed-link.ts'
import { isReference } from '../../../core/fields/request/reference.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { actingPerson, type RequestContext } from '../context.ts'
import { allowances, take } from '../rate-limits/rate-limits.ts'
import { findLinkedRequest } from '../request-links/find-request.ts'
import { isLinkTo, readLink } from '../request-links/link.ts'

/** How somebody shows that a request is theirs: logged in, by its reference; or by its mailed link and its e-mail address. */
export interface Whose {
  reference?: string | undefined
  /** The part behind `#` in the link. */
  token?: string | undefined
  emailAddress?: string | undefined
}

/** A request of whoever asks. */
export interface OwnRequest {
  id: string
  reference: string
}

/** The same for a link that is over and for an address that is not the request's: who only has the link learns neither. */
const over = () => new Fault(410, 'link-over', 'De link werkt niet meer, of hoort niet bij dit e-mailadres.')

const byAccount = async (ctx: RequestContext, reference: string): Promise<OwnRequest> => {
  const personId = await actingPerson(ctx)
  if (personId === undefined) throw new Fault(401, 'login-required', 'Log in om verder te gaan.')
  const row = isReference(reference)
    ? await ctx.database
        .selectFrom('submission')
        .select(['id', 'reference'])
        .where('reference', '=', reference)
        .where('person_id', '=', personId)
        .executeTakeFirst()
    : undefined
  if (!row) throw new Fault(404, 'not-found', 'Deze aanvraag staat niet (meer) bij je account.')
  return row
}

/** What is compared in the place of a link that is over, so that it takes the same work. */
const noLink = { submissionId: '', expires: 0, signature: 'A'.repeat(43) }

const byLink = async (ctx: RequestContext, token: string, emailAddress: string): Promise<OwnRequest> => {
  const link = readLink(ctx, token)
  // counted before the address is compared, so that nobody can try a list of addresses. A new link counts anew, and is mailed to
  // who has the address alone.
  const tried = link ? `${link.submissionId} ${link.expires}` : token
  await take(ctx, 'link-address', tried, allowances.linkAddress)
  const found = await findLinkedRequest(ctx, { id: link?.submissionId ?? randomUUID() })
  const isTheirs = isLinkTo(ctx, link ?? noLink, emailAddress)
  if (!link || !isTheirs || found?.address !== emailAddress.toLowerCase()) throw over()
  return { id: found.id, reference: found.reference }
}

/**
 * The request that somebody shows to be theirs.
 * @throws Fault 400 at `token` or `emailAddress` where one is missing, 401, 404 for a reference of nobody or of somebody else, 410
 * `link-over` for a link that is over and for another address, 429.
 */
export const requestOf = async (
  ctx: RequestContext,
  { reference, token, emailAddress }: Whose,
): Promise<OwnRequest> => {
  if (token === undefined && reference !== undefined) return byAccount(ctx, reference)
  if (token === undefined) throw invalidFields({ token: [linkMissing] })
  if (emailAddress === undefined) throw invalidFields({ emailAddress: [required] })
  return byLink(ctx, token, emailAddress)
}
