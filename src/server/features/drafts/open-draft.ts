import type { openLink as endpoint } from '../../../core/contract/drafts/drafts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { required } from '../../../core/fields/brick/sentences.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { actingPerson, nowOf, type RequestContext } from '../../services/context.ts'
import { idOfLink } from '../../services/links/signed-link.ts'
import { allowances, take } from '../../services/rate-limits/rate-limits.ts'
import { isAddressOf } from '../../services/resume-links/address.ts'
import { holderOf } from '../../services/resume-links/holder.ts'
import { readDraft } from '../../services/resume-links/read-answers.ts'
import { sentFault } from '../../services/resume-links/sent.ts'

const over = () =>
  new Fault(410, 'link-over', 'Deze link werkt niet (meer). We bewaren een formulier 30 dagen.')

/** The sentence about an address that does not belong to the link: the mail was forwarded, or the address mistyped. */
const otherAddress = 'Deze link hoort niet bij dit e-mailadres.'

const read = (ctx: RequestContext, link: string) => {
  const id = idOfLink(ctx, 'resume', link)
  return id === undefined
    ? undefined
    : ctx.database
        .selectFrom('resume_link')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', nowOf(ctx))
        .executeTakeFirst()
}

/**
 * Opens a draft for whoever has its link and its e-mail address, or is logged in as its owner. From then on this device saves it;
 * other devices are told so when they save. Faults: 400 under `emailAddress`, 409 `draft-sent`, 410 `link-over`, 429.
 */
export const open = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const row = await read(ctx, body.link)
  if (!row) throw over()
  const isOwner = row.person_id !== null && row.person_id === (await actingPerson(ctx))
  // without a login both the link and the address are needed
  if (!isOwner) {
    if (!body.emailAddress) throw invalidFields({ emailAddress: [required] })
    // counted before the address is compared, so that nobody can try a list of addresses
    await take(ctx, 'resume', row.id, allowances.reset)
    if (!isAddressOf(ctx, row.address_hash, body.emailAddress))
      throw invalidFields({ emailAddress: [otherAddress] })
  }
  if (row.sent_at) throw sentFault(row.reference)
  // one statement reads the draft and takes it over, so that what another device saves meanwhile is either included or refused
  const taken = await ctx.database
    .updateTable('resume_link')
    .set((on) => ({ openings: on('openings', '+', 1), opened_at: nowOf(ctx) }))
    .where('id', '=', row.id)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  const draft = taken && readDraft(ctx, taken)
  // undefined when the funnel no longer exists or keeps no answers any more
  const kept = draft && ctx.funnels.toKeep(row.funnel, draft)
  if (!taken || !kept) throw over()
  return {
    id: row.id,
    holder: holderOf(ctx, row.id, taken.openings),
    ...{ funnel: taken.funnel, path: taken.path, draft: kept.draft, leftOut: kept.leftOut },
    keptAt: taken.kept_at,
    ...(row.opened_at && { openedAt: row.opened_at }),
  }
}
