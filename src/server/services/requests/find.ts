import { Fault } from '../../../core/kernel/fault.ts'
import type { Context } from '../context.ts'
import { senderInRequest } from './sender-name.ts'

/** Fault 404. `reference` is as somebody gave it, so it is cut short. */
export const requestUnknown = (reference: string) =>
  new Fault(404, 'not-found', `Er is geen aanvraag met referentie ${reference.slice(0, 20)}.`)

/**
 * A request by its reference, with who sees to it. `desk` is where it stands now, or else the one that it came in with. What
 * `request_work` has is null for a request that only made or changed an account.
 * @throws Fault 404.
 */
export const findRequestByReference = async (ctx: Pick<Context, 'database'>, reference: string) => {
  const row = await ctx.database
    .selectFrom('submission')
    .leftJoin('request_work', 'request_work.submission_id', 'submission.id')
    .leftJoin('staff_account', 'staff_account.id', 'request_work.owner')
    // an account that it was attached to by its e-mail address alone may be somebody else's
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'submission.person_id').on('submission.attached_at', 'is', null),
    )
    .select(['submission.id', 'submission.kind', 'submission.reference', 'submission.received_at'])
    .select(['submission.state', 'submission.summary', 'submission.flags', 'submission.person_id'])
    .select(['submission.sender_email', 'submission.desk as own_desk', senderInRequest.as('sender')])
    .select(['request_work.desk as work_desk', 'request_work.due_on', 'request_work.open'])
    .select(['request_work.version', 'request_work.owner', 'staff_account.name as owner_name'])
    .select(['request_work.conversation', 'request_work.claimed_until'])
    .select(['person.infix', 'person.last_name'])
    .where('submission.reference', '=', reference)
    .executeTakeFirst()
  if (!row) throw requestUnknown(reference)
  return { ...row, desk: row.work_desk ?? row.own_desk }
}

export type FoundRequest = Awaited<ReturnType<typeof findRequestByReference>>
