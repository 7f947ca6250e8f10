import { sql } from 'kysely'
import type { ApplicationNews, ApplicationState } from '../../../core/insurance/application.ts'
import { type Judgement, judgeNews } from '../../../core/insurance/application-news.ts'
import type { Insurance } from '../../../core/insurance/comparison.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { nowOf, type Runtime, type SystemContext } from '../context.ts'
import type { Letter } from '../letters/letter.ts'
import { writeLetter } from '../letters/write.ts'
import { advance } from '../submissions/advance.ts'
import { mayHappen, type RequestEvent } from '../submissions/events.ts'
import { systemContext } from '../system-context.ts'
import { insuranceDesk } from './desk.ts'
import * as letters from './letters.ts'
import { insuranceAcceptedQueue, insuranceRefusedQueue } from './queues.ts'
import * as events from './request-events.ts'

/** For staff to look at: the insurer contradicted itself. */
const contradictedFlag = 'insurance-contradicted'

const eventOf: Record<ApplicationState, RequestEvent> = {
  pending: events.judgedOn,
  'more-information': events.questionAsked,
  accepted: events.accepted,
  refused: events.refused,
  ended: events.ended,
}

/** That the insurer judges on is nothing to mail about. */
const letterOf: Partial<Record<ApplicationState, Letter>> = {
  'more-information': letters.insuranceQuestion,
  accepted: letters.insuranceAccepted,
  refused: letters.insuranceRefused,
  ended: letters.insuranceEnded,
}

/** The application with its request, both held: of two that tell the same the second sees what the first wrote. */
const hold = async (tx: Tx, partnerReference: string) => {
  const application = await tx
    .selectFrom('insurance_application')
    .selectAll()
    .select(sql<string>`start_date::text`.as('start'))
    .where('partner_reference', '=', partnerReference)
    .forUpdate()
    .executeTakeFirst()
  if (!application) return undefined
  const request = await tx
    .selectFrom('submission')
    .select(['state', 'reference', 'person_id'])
    .where('id', '=', application.submission_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { ...application, state: application.state as ApplicationState, request }
}
type Held = NonNullable<Awaited<ReturnType<typeof hold>>>

/** The day on which a policy ended; of an insurer that does not say so, the day on which it told. */
const lastDay = ({ endsOn, at }: ApplicationNews): string => endsOn ?? amsterdamDay(at).toString()

/** What an application is from now on. Words that say what we know only count. */
const keepNews = async (tx: Tx, ctx: SystemContext, held: Held, news: ApplicationNews): Promise<void> => {
  const isSame = news.state === held.state && news.question === undefined
  await tx
    .updateTable('insurance_application')
    .set({
      ...{ state: news.state, sequence: news.sequence },
      ...(!isSame && { changed_at: nowOf(ctx) }),
      ...(news.question !== undefined && { question: news.question }),
      ...(news.policyNumber !== undefined && { policy_number: news.policyNumber }),
      ...(news.state === 'ended' && { ended_on: lastDay(news) }),
    })
    .where('submission_id', '=', held.submission_id)
    .execute()
}

/** Mails it to who applied, once: the row is held, and what was taken is not taken again. */
const mailNews = async (tx: Tx, ctx: SystemContext, held: Held, news: ApplicationNews): Promise<void> => {
  const letter = letterOf[news.state]
  if (!letter) return
  const policy = news.policyNumber ?? held.policy_number
  await writeLetter(tx, ctx, {
    letter,
    personId: held.request.person_id ?? undefined,
    address: held.email_address,
    facts: {
      ...{ reference: held.request.reference, submission: held.submission_id },
      ...(await insuranceDesk(ctx)),
      ...(policy !== null && { policy }),
      starts: formatDay(held.start, 'plain'),
      types: (held.insurances as unknown as Insurance[]).map(({ insuranceType }) => insuranceType).join(','),
      ...(news.state === 'ended' && { lastDay: formatDay(lastDay(news), 'plain') }),
    },
  })
}

/** What others do about it: letters that cancel the old insurance leave once the new one is accepted, and never otherwise. */
const tellOthers = async (tx: Tx, held: Held, { state }: ApplicationNews): Promise<void> => {
  const told = { submission: held.submission_id }
  if (state === 'accepted') await enqueue(tx, insuranceAcceptedQueue, told, { key: held.submission_id })
  if (state === 'refused' || (state === 'ended' && held.state !== 'accepted'))
    await enqueue(tx, insuranceRefusedQueue, told, { key: held.submission_id })
}

const flag = async (tx: Tx, submissionId: string): Promise<void> => {
  await sql`UPDATE submission SET flags = array_append(flags, ${contradictedFlag})
    WHERE id = ${submissionId}::uuid AND NOT flags @> ARRAY[${contradictedFlag}]`.execute(tx)
}

/** What happened stands with the request. One that staff moved meanwhile stays where it is, and is only told of. */
const note = async (tx: Tx, ctx: SystemContext, held: Held, news: ApplicationNews): Promise<void> => {
  const event = eventOf[news.state]
  const happens = mayHappen(event, held.request.state as RequestState)
  await advance(tx, ctx, held.submission_id, happens ? event : { name: event.name }, {
    sequence: news.sequence,
  })
  // a policy cannot end that nobody accepted
  if (news.state === 'ended' && held.state !== 'accepted') await flag(tx, held.submission_id)
}

const noteContradiction = async (tx: Tx, ctx: SystemContext, held: Held, news: ApplicationNews) => {
  const { submission_id: id } = held
  await tx
    .updateTable('insurance_application')
    .set({ sequence: news.sequence })
    .where('submission_id', '=', id)
    .execute()
  await advance(tx, ctx, id, events.contradicted, {
    ...{ from: held.state, to: news.state, sequence: news.sequence },
  })
  await flag(tx, id)
  ctx.note('insurer contradicts itself', { submission: id, from: held.state, to: news.state })
}

const write = async (tx: Tx, ctx: SystemContext, news: ApplicationNews): Promise<Judgement | 'unknown'> => {
  const held = await hold(tx, news.partnerReference)
  if (!held) return 'unknown'
  const judgement = judgeNews({ ...held, policyNumber: held.policy_number }, news)
  if (judgement === 'old') return judgement
  if (judgement === 'contradicts') await noteContradiction(tx, ctx, held, news)
  else await keepNews(tx, ctx, held, news)
  if (judgement === 'moves') {
    await note(tx, ctx, held, news)
    await mailNews(tx, ctx, held, news)
    await tellOthers(tx, held, news)
  }
  return judgement
}

/**
 * Takes what the insurer says of an application, by notice or because it was asked: in one transaction, once, in whatever
 * order it comes. Older news changes nothing; what changes the end of an application is for staff. News of an application
 * that is not known here, or not yet, is passed over: the clock asks again.
 */
export const takeNews = async (runtime: Runtime, news: ApplicationNews): Promise<void> => {
  const ctx = systemContext(runtime, 'insurance-application.news')
  const judgement = await ctx.transaction((tx) => write(tx, ctx, news))
  if (judgement === 'unknown') runtime.note('news of an unknown application')
}
