import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { readRequest as call } from '../../../core/contract/requests/requests-calls.ts'
import { byHandInWords, senderByPhone, wordsOfEvent } from '../../../core/requests/event-words.ts'
import type { RequestAct } from '../../../core/requests/request-acts.ts'
import { writtenActs } from '../../../core/staff/reply-acts.ts'
import type { RequestContext } from '../../services/context.ts'
import { correspondenceOf } from '../../services/messages/correspondence.ts'
import { type FilledInByPhone, filledInByPhone } from '../../services/on-behalf/told-on-behalf.ts'
import { partnersInTrouble } from '../../services/partner-status/read-partners.ts'
import { callsOfRequest } from '../../services/phone-calls/read-calls.ts'
import type { RequestDelivery, RequestFile } from '../../services/requests/around.ts'
import { assigned } from '../../services/requests/requests-request-events.ts'
import { type RequestDetails, showRequest as verb } from '../../services/requests/show.ts'
import type { TimelineEntry } from '../../services/requests/timeline.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { byHand, handled, received, returned } from '../../services/submissions/events.ts'

type Answer = AnswerOf<typeof call>
type Happened = Answer['timeline'][number]

/** Names of colleagues by their ids, of desks by their keys, and of partners by their names in the code. */
interface Names {
  colleagues: ReadonlyMap<string, string>
  desks: Readonly<Record<string, { name: string }>>
  partnerOf(name: string): string
  /** Who filled the request in for whom; undefined where its sender did. */
  byPhone: FilledInByPhone | undefined
}

const namesIn = async (
  ctx: RequestContext,
  { id, timeline }: { id: string; timeline: readonly TimelineEntry[] },
): Promise<Names> => {
  const ids = timeline.flatMap(({ event, facts: { to } }) =>
    event === assigned.name && typeof to === 'string' ? [to] : [],
  )
  const rows =
    ids.length > 0
      ? await ctx.database.selectFrom('staff_account').select(['id', 'name']).where('id', 'in', ids).execute()
      : []
  const { desks } = await ctx.settings()
  return {
    colleagues: new Map(rows.map(({ id, name }) => [id, name])),
    desks,
    partnerOf: (partner) => ctx.partners.find(({ name }) => name === partner)?.label ?? partner,
    byPhone: await filledInByPhone(ctx, id),
  }
}

/** `Overgedragen aan Sanne Bakker, loket Juridisch`. */
const assignedInWords = ({ to, desk }: TimelineEntry['facts'], { colleagues, desks }: Names): string => {
  const seesTo = Object.hasOwn(desks, String(desk)) ? desks[String(desk)]?.name : undefined
  const whom = [
    ...(to === undefined ? [] : [colleagues.get(String(to)) ?? 'een collega']),
    ...(seesTo === undefined ? [] : [`loket ${seesTo}`]),
  ]
  return whom.length > 0 ? `Overgedragen aan ${whom.join(', ')}` : wordsOfEvent(assigned.name).office
}

/** What staff read of an event, with what its facts say beside. */
const inWords = ({ event, facts }: Pick<TimelineEntry, 'event' | 'facts'>, names: Names): string => {
  if (event === assigned.name) return assignedInWords(facts, names)
  const { office } = wordsOfEvent(event)
  return event === returned.name && facts.why === 'rights'
    ? `${office}: wie dit had, doet geen aanvragen van dit loket meer`
    : office
}

/** `Ingevuld door Sanne Bakker namens mevrouw de Vries`. */
const filledInInWords = ({ staff, caller }: FilledInByPhone): string =>
  `Ingevuld door ${staff ?? 'een collega'} namens ${caller}`

/** What came in by phone, in words that name the colleague themselves. */
const arrivedByPhone = (told: Happened, byPhone: FilledInByPhone): Happened => ({
  ...told,
  words: filledInInWords(byPhone),
  sender: senderByPhone,
  staff: null,
})

/** What a colleague told the partner themselves, in words that name it. */
const handedOver = (told: Happened): Happened =>
  told.partner === null ? told : { ...told, words: byHandInWords(told.partner), partner: null }

const toldOf = (entry: TimelineEntry, names: Names): Happened => {
  const told = toldByWords(entry, names)
  if (entry.facts.by === byHand.by) return handedOver(told)
  return names.byPhone && entry.event === received.name ? arrivedByPhone(told, names.byPhone) : told
}

const toldByWords = ({ at, event, actor, staff, facts, note }: TimelineEntry, names: Names): Happened => {
  const { sender } = wordsOfEvent(event)
  return {
    ...{ at, event, sender, staff, note },
    words: inWords({ event, facts }, names),
    by: actor as Happened['by'],
    facts: { ...facts },
    partner: typeof facts.partner === 'string' ? names.partnerOf(facts.partner) : null,
  }
}

const fileOf = ({ contentType: type, ...file }: RequestFile) => ({ ...file, type })

/** Whether an act is done by writing to the sender, and in no other way. */
const isWritten = (act: RequestAct): boolean => (writtenActs as readonly RequestAct[]).includes(act)

/** What else its kind allows whoever looks, where it is their own work. */
const kindActsOn = async (ctx: RequestContext, shown: RequestDetails): Promise<string[]> => {
  if (!shown.isOwn) return []
  const wasHandled = shown.timeline.some(({ event }) => event === handled.name)
  return ctx.kindActsOf(await memberOfStaff(ctx), { ...shown, handled: wasHandled && !shown.open })
}

/** Names of the partners that do not have it yet, and to which it goes by itself. */
const waitsFor = (deliveries: readonly RequestDelivery[]): string[] =>
  deliveries.filter(({ state }) => state === 'waiting').map(({ partner }) => partner)

/** Shows one request for a screen. Faults: 401, 403 `not-allowed` and `reason-needed`, 404, 400 for a reason of no list. */
export const readRequest = async (
  ctx: RequestContext,
  { params: { reference }, query: { reason } }: RequestOf<typeof call>,
): Promise<Answer> => {
  const shown = await verb.run(ctx, { reference, reason })
  const { id, title, files, others, timeline, answers, deliveries, acts, handOverTo, ...rest } = shown
  const calls = await callsOfRequest(ctx.database, shown)
  const { messages, waiting, draft, isUnreachable } = await correspondenceOf(ctx, shown)
  const names = await namesIn(ctx, { id, timeline })
  const { byPhone } = names
  return {
    ...rest,
    kindWords: title,
    answers: [...answers],
    files: files.map(fileOf),
    messages: messages.map((one) => ({ ...one, files: one.files.map(fileOf) })),
    draft: draft && { ...draft, files: draft.files.map(fileOf) },
    waiting: waiting && { ...waiting, files: waiting.files.map(fileOf) },
    deliveries: deliveries.map((one) => ({ ...one, label: names.partnerOf(one.partner) })),
    others: others.map((one) => ({ ...one, kindWords: ctx.kindInWords(one.kind) })),
    timeline: timeline.map((entry) => toldOf(entry, names)),
    acts: isUnreachable ? acts.filter((act) => !isWritten(act)) : acts,
    kindActs: await kindActsOn(ctx, shown),
    calls: calls.map(({ id, at, topic, outcome, note, staff, submissionId }) => ({
      ...{ id, at, topic, outcome, note, staff },
      isAboutSender: submissionId === null,
    })),
    partnersInTrouble: await partnersInTrouble(ctx, waitsFor(deliveries)),
    onBehalf: byPhone ? { staff: byPhone.staff, caller: byPhone.caller } : null,
    isUnreachable,
    handOverTo: handOverTo.map((one) => ({ ...one, label: names.partnerOf(one.partner) })),
  }
}
