import { sql } from 'kysely'
import type { ApplicationNews, ApplicationState } from '../../../core/insurance/application.ts'
import { type Judgement, judgeNews } from '../../../core/insurance/application-news.ts'
import type { Insurance } from '../../../core/insurance/comparison.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import type { Letter } from '../letters/letter.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { mayHappen, type RequestEvent } from '../submissions/events.ts'
import { flagRequest } from '../submissions/flag.ts'
import { systemContext } from '../system-context.ts'
import { insuranceDesk } from './desk.ts'
import * as letters from './insurance-applications-letters.ts'
import { insuranceAcceptedQueue, insuranceRefusedQueue } from './insurance-applications-queues.ts'
import * as events from './insurance-applications-request-events.ts'

/** Flag for staff: the insurer contradicted itself. */
const contradictedFlag = 'insurance-contradicted'

const eventOf: Record<ApplicationState, RequestEvent> = {
  pending: events.insurancePending,
  'more-information': events.questionAsked,
  accepted: events.accepted,
  refused: events.refused,
  ended: events.ended,
}

/** Mails about the states that are news to the applicant. While the insurer is deciding there is none. */
const letterOf: Partial<Record<ApplicationState, Letter>> = {
  'more-information': letters.insuranceQuestion,
  accepted: letters.insuranceAccepted,
  refused: letters.insuranceRefused,
  ended: letters.insuranceEnded,
}

/** Locks the application and its request, so that of two equal messages at once the second sees what the first wrote. */
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
type LockedApplication = NonNullable<Awaited<ReturnType<typeof hold>>>

/** The day on which a policy ended (YYYY-MM-DD), or else the day on which the insurer reported it. */
const lastDay = ({ endsOn, at }: ApplicationNews): string => endsOn ?? amsterdamDay(at).toString()

/** Writes the news into the application. News that repeats the present state does not count as a change. */
const keepNews = async (
  tx: Tx,
  ctx: Context,
  held: LockedApplication,
  news: ApplicationNews,
): Promise<void> => {
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

/** Mails the news to the applicant, once: the row is locked, and news that was taken is not taken again. */
const mailNews = async (
  tx: Tx,
  ctx: Context,
  held: LockedApplication,
  news: ApplicationNews,
): Promise<void> => {
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

/**
 * Queues the events for other features: letters that cancel the old insurances are sent once the new one is accepted, and never
 * otherwise.
 */
const tellOthers = async (tx: Tx, held: LockedApplication, { state }: ApplicationNews): Promise<void> => {
  const told = { submission: held.submission_id }
  if (state === 'accepted') await enqueue(tx, insuranceAcceptedQueue, told, { key: held.submission_id })
  if (state === 'refused' || (state === 'ended' && held.state !== 'accepted'))
    await enqueue(tx, insuranceRefusedQueue, told, { key: held.submission_id })
}

/** Records the news as an event of the request. One that staff moved to another state meanwhile keeps that state. */
const note = async (tx: Tx, ctx: Context, held: LockedApplication, news: ApplicationNews): Promise<void> => {
  const event = eventOf[news.state]
  const happens = mayHappen(event, held.request.state as RequestState)
  await recordRequestEvent(tx, ctx, held.submission_id, happens ? event : { name: event.name }, {
    sequence: news.sequence,
  })
  // A policy that was never accepted cannot end, so staff look at it.
  if (news.state === 'ended' && held.state !== 'accepted')
    await flagRequest(tx, held.submission_id, contradictedFlag)
}

const noteContradiction = async (tx: Tx, ctx: Context, held: LockedApplication, news: ApplicationNews) => {
  const { submission_id: id } = held
  await tx
    .updateTable('insurance_application')
    .set({ sequence: news.sequence })
    .where('submission_id', '=', id)
    .execute()
  await recordRequestEvent(tx, ctx, id, events.contradicted, {
    ...{ from: held.state, to: news.state, sequence: news.sequence },
  })
  await flagRequest(tx, id, contradictedFlag)
  ctx.note('insurer contradicts itself', { submission: id, from: held.state, to: news.state })
}

const write = async (tx: Tx, ctx: Context, news: ApplicationNews): Promise<Judgement | 'unknown'> => {
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
 * Takes news about an application, from a notice or from an answer: in one transaction, once, in whatever order it comes. Older
 * news changes nothing; news that contradicts a final state is for staff. News of an application that is not known here, or not
 * yet, is ignored, because the hourly job asks again.
 */
export const takeNews = async (runtime: Runtime, news: ApplicationNews): Promise<void> => {
  const ctx = systemContext(runtime, 'insurance-application.news')
  const judgement = await ctx.transaction((tx) => write(tx, ctx, news))
  if (judgement === 'unknown') runtime.note('news of an unknown application')
}
