import { randomBytes, randomUUID } from 'node:crypto'
import { type CalendarDate, getDayOfWeek } from '@internationalized/date'
import * as z from 'zod/mini'
import type { Settings } from '../../../core/content/settings.ts'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import { frozenAnswers } from '../../../core/fields/brick/frozen.ts'
import { type AnyGroup, group } from '../../../core/fields/brick/group.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { amsterdamDay, dayOf, instantOf, today, utcMidnight, wallToZulu } from '../../../core/kernel/clock.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import { referenceKey, searchKeysOf } from '../../../core/request-search/search-keys.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { instantFromNow, type Runtime } from '../context.ts'
import { paymentAsked } from '../payments/payments-request-events.ts'
import { demoStaff } from '../staff/demo-staff.ts'
import { byMail } from '../submissions/delivery.ts'
import {
  completed,
  delivered,
  handled,
  mayHappen,
  notTaken,
  passedOn,
  quietEvents,
  type RequestEvent,
  received,
  reopened,
  waitsAfter,
} from '../submissions/events.ts'
import { promisedMoment } from '../submissions/promise.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'
import { type RequestKind, summaryOf } from '../submissions/request-kind.ts'
import { keyRowsOf, keysOfPerson } from '../submissions/search-keys.ts'
import { storedRequest } from '../submissions/stored-request.ts'
import { deliveryQueue } from '../submissions/submissions-queues.ts'
import { inTransaction } from '../transaction.ts'
import { asOf, exampleDay, inTheNameOf } from './demo-answers.ts'
import { type DemoRequest, type DemoStep, type DemoStory, demoRequests } from './demo-request-list.ts'
import { type DemoSender, demoSender } from './demo-senders.ts'

/** What the demo needs of features: every kind of request, and the call that takes it in, by its name. */
export interface DemoKinds {
  kinds: Readonly<Record<string, RequestKind>>
  contract: Readonly<Record<string, AnyEndpoint>>
}

type Loading = Pick<Runtime, 'database' | 'clock' | 'deskOf' | 'settings'>

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(201 + place).padStart(12, '0')}`

/** The ids of the requests of the demo. They are always the same, so that each is made once. */
export const demoRequestIds: readonly string[] = demoRequests.map((_one, place) => idOf(place))

/**
 * The id of the request with which this happens.
 * @throws Error where the list has none.
 */
export const demoStoryId = (story: DemoStory): string => {
  const place = demoRequests.findIndex((one) => one.story === story)
  if (place < 0) throw new Error(`No request of the demo is "${story}".`)
  return idOf(place)
}

/** The people and the staff of the demo who are in the database, by their ids. */
interface Known {
  people: ReadonlySet<string>
  staff: ReadonlySet<string>
}

const readKnown = async (database: Database): Promise<Known> => {
  const people = await database.selectFrom('person').select('id').where('demo', '=', true).execute()
  const staff = await database.selectFrom('staff_account').select('id').where('demo', '=', true).execute()
  return { people: new Set(people.map(({ id }) => id)), staff: new Set(staff.map(({ id }) => id)) }
}

/** Everything of which one request of the demo is made. */
interface Making {
  runtime: Loading
  settings: Settings
  known: Known
  kind: RequestKind
  endpoint: AnyEndpoint
  one: DemoRequest
  sender: DemoSender
  id: string
}

/** The id of the account that it was sent with; undefined for whoever was not logged in. */
const personOf = ({ sender: { personId }, known }: Making): string | undefined =>
  personId !== undefined && known.people.has(personId) ? personId : undefined

/** The first day of its moments, which only `anyDay` leaves in a weekend; of one without moments a week after it came in. */
const firstDayOf = ({ runtime: { clock }, one: { moments, age } }: Making): CalendarDate => {
  const day = today(clock).add({ days: moments?.inDays ?? 7 - Math.floor(age / 24) })
  if (moments?.anyDay) return day
  const place = getDayOfWeek(day, 'nl-NL', 'mon')
  return place < 5 ? day : day.add({ days: 7 - place })
}

/** The body of its call, with what its verb keeps beside that: an office as it was, the name of a form. */
const partOf = ({ body }: AnyEndpoint, request: object): AnyGroup => {
  if (!body) throw new Error('A call without a body takes no request in.')
  const beside = Object.keys(request).filter((name) => !(name in body.parts))
  if (beside.length === 0) return body
  return group({ ...body.parts, ...Object.fromEntries(beside.map((name) => [name, wire(z.unknown(), '')])) })
}

/** What the rows of an example need beside the request, without the names of files: none come along here. */
const withoutFiles = (beside: unknown): unknown => {
  if (Array.isArray(beside)) return []
  if (typeof beside !== 'object' || beside === null || !('files' in beside)) return beside
  return { ...beside, files: [] }
}

/** A request as its sender filled it in, what describes it, and what its rows need beside it. */
interface Filled {
  part: AnyGroup
  request: object
  beside: unknown
}

const filledOf = (making: Making): Filled => {
  const { kind, endpoint, one, sender } = making
  const example = kind.example()
  const days =
    (instantOf(utcMidnight(firstDayOf(making))) - instantOf(utcMidnight(dayOf(exampleDay)))) / 86_400_000
  const part = partOf(endpoint, example.request as object)
  const answers = asOf(sender, inTheNameOf(sender, part, example.request), days) as object
  const beside = one.toMatch ? undefined : withoutFiles(asOf(sender, example.beside, days))
  return { part, request: { ...answers, ...one.answers }, beside }
}

/** Its stored request and its frozen summary, as JSON. */
const textsOf = (making: Making, { part, request, beside }: Filled): { request: string; summary: string } => {
  const { title, sections } = summaryOf(making.kind, request, beside)
  const summary: FrozenSummary = {
    title,
    office: frozenAnswers(sections, 'office'),
    mail: frozenAnswers(sections, personOf(making) === undefined ? 'stranger' : 'mail'),
  }
  return { request: storedRequest(part, request), summary: JSON.stringify(summary) }
}

/** The words by which staff find it, with what only the account of its sender says. */
const keysOf = (making: Making, { part, request }: Filled, reference: string) => {
  const { infix = null, lastName, initials, relationId = null } = making.sender
  const personId = personOf(making)
  const said = { initials, infix, last_name: lastName, relation_id: relationId }
  const account = personId === undefined ? undefined : { id: personId, keys: keysOfPerson(said) }
  return keyRowsOf([referenceKey(reference), ...searchKeysOf(making.kind.stored ?? part, request)], account)
}

/** Something that happened to it. */
interface Happened {
  event: RequestEvent
  hoursAgo: number
  step?: DemoStep
}

/** What colleagues do, by the word that `submission_event` keeps, and by the name of the act in the trail. */
const stepEvents: Readonly<Record<DemoStep['event'], { event: RequestEvent; act: string }>> = {
  claimed: { event: { name: 'claimed' }, act: 'requests.claim' },
  noted: { event: { name: 'noted' }, act: 'requests.note' },
  handled: { event: handled, act: 'requests.done' },
  reopened: { event: reopened, act: 'requests.reopen' },
}

/** What happened to it since it came in, in order: within minutes by itself, then within days by colleagues. */
const lifeOf = ({
  kind,
  one: { kind: name, age, bought, events = [], steps = [] },
}: Making): readonly Happened[] => [
  ...(kind.events.includes(paymentAsked) && !bought ? [{ event: paymentAsked, hoursAgo: age }] : []),
  { event: kind.waitsFor === 'delivery' ? completed : delivered, hoursAgo: age - 1 / 60 },
  ...events.map((word, place) => {
    const event = kind.events.find((known) => known.name === word)
    if (!event) throw new Error(`No "${word}" happens to ${name}.`)
    return { event, hoursAgo: age - (place + 2) / 60 }
  }),
  ...steps.map((step, place) => ({
    event: stepEvents[step.event].event,
    hoursAgo: age - Math.min(20 * (place + 1), (0.8 * age * (place + 1)) / steps.length),
    step,
  })),
]

/**
 * The state that it is in after these events, and whether it waits for staff.
 * @throws Error for one that cannot happen in the state before it.
 */
const standingAfter = (life: readonly Happened[]): { state: RequestState; open: boolean } => {
  let state: RequestState = 'received'
  let open = true
  for (const { event } of life) {
    if (!mayHappen(event, state)) throw new Error(`"${event.name}" cannot happen to what is ${state}.`)
    state = event.leads?.to ?? state
    open = waitsAfter(event) ?? open
  }
  return { state, open }
}

const colleagueOf = ({ known }: Making, { by }: DemoStep) =>
  demoStaff.find(({ id, email }) => email.startsWith(`${by}@`) && known.staff.has(id))

const eventRows = (making: Making, life: readonly Happened[]) => {
  const { runtime, one, id } = making
  const at = (hoursAgo: number) => instantFromNow(runtime, -Math.round(hoursAgo * 3600))
  const partner = making.kind.deliveries?.[0]?.partner
  const factsOf = ({ name }: RequestEvent) => {
    if (name === delivered.name || name === completed.name) return { partner: byMail.partner }
    return name === passedOn.name || name === notTaken.name ? { partner } : {}
  }
  const first = {
    ...{ submission_id: id, at: at(one.age), event: received.name, facts: '{}', note: null },
    actor: personOf(making) === undefined ? 'visitor' : 'person',
    request_id: randomUUID(),
  }
  return [
    first,
    ...life.map(({ event, hoursAgo, step }, place) => ({
      ...{ submission_id: id, at: at(hoursAgo), event: event.name, facts: JSON.stringify(factsOf(event)) },
      note: step?.note ?? null,
      actor: step ? 'staff' : 'system',
      // the trail has the same word, by which the office finds who it was
      request_id: step ? `demo ${id} ${place}` : `job ${deliveryQueue.name}`,
    })),
  ]
}

/** The lines of the trail about what colleagues did with it. */
const trailRows = (making: Making, life: readonly Happened[]) =>
  life.flatMap(({ hoursAgo, step }, place) => {
    const colleague = step && colleagueOf(making, step)
    if (!colleague) return []
    return {
      at: instantFromNow(making.runtime, -Math.round(hoursAgo * 3600)),
      action: stepEvents[step.event].act,
      request_id: `demo ${making.id} ${place}`,
      staff_id: colleague.id,
      roles: colleague.role,
      submission_id: making.id,
      subject_id: personOf(making) ?? null,
    }
  })

const deliveryRows = ({ runtime, kind, one: { age, events = [] }, id }: Making) => {
  const at = instantFromNow(runtime, -Math.round((age - 1 / 60) * 3600))
  const isHandedOver = events.includes(passedOn.name) || events.includes(notTaken.name)
  const isRefused = events.includes(notTaken.name)
  const partners = isHandedOver ? (kind.deliveries ?? []).map(({ partner }) => partner) : []
  return [
    ...partners.map((partner) => ({
      ...{ submission_id: id, partner, state: isRefused ? 'refused' : 'delivered' },
      partner_reference: isRefused ? null : `DEMO-${id.slice(-3)}`,
      last_reason: isRefused ? 'refused' : null,
      delivered_at: isRefused ? null : at,
    })),
    {
      ...{ submission_id: id, partner: byMail.partner, state: 'delivered', delivered_at: at },
      ...{ partner_reference: null, last_reason: null },
    },
  ]
}

const momentRows = (making: Making) => {
  const { one, id, runtime } = making
  if (!one.moments) return []
  const { from, until, others = [] } = one.moments
  const first = firstDayOf(making)
  const isCancelled = one.events?.includes('cancelled') ?? false
  return [0, ...others].map((later, place) => {
    const day = first.add({ days: later }).toString()
    return {
      ...{ submission_id: id, number: place + 1 },
      starts: wallToZulu(`${day}T${from}:00`),
      ends: wallToZulu(`${day}T${until}:00`),
      confirmed: one.events?.includes('planned') ?? false,
      cancelled: isCancelled,
      ...(isCancelled && {
        sequence: 1,
        changed_at: instantFromNow(runtime, -Math.round(one.age * 3600) + 240),
      }),
    }
  })
}

/** All rows of one request of the demo. */
const rowsOf = (making: Making) => {
  const { runtime, settings, one, sender, id } = making
  const life = lifeOf(making)
  const { state, open } = standingAfter(life)
  const receivedAt = instantFromNow(runtime, -Math.round(one.age * 3600))
  const desk = one.desk ?? runtime.deskOf[one.kind]
  if (desk === undefined) throw new Error(`No desk sees to ${one.kind}.`)
  const flags = [...(one.flags ?? []), ...(one.toMatch ? ['cancellation-to-match'] : [])]
  const claim = one.steps?.findLast(({ event }) => event === 'claimed')
  const personId = personOf(making)
  const filled = filledOf(making)
  const reference = newReference(randomBytes)
  return {
    submission: {
      ...{ id, kind: one.kind, reference, received_at: receivedAt, state, flags },
      ...{ person_id: personId ?? null, sender_email: personId === undefined ? sender.email : null },
      ...textsOf(making, filled),
      desk: one.desk ?? null,
    },
    work: {
      ...{ submission_id: id, kind: one.kind, received_at: receivedAt, desk, open },
      due_on: promisedMoment(settings, { kind: one.kind, desk, receivedAt }),
      owner: (claim && colleagueOf(making, claim)?.id) ?? null,
      flagged: flags.length > 0,
      version: life.filter(({ event }) => !quietEvents.includes(event.name)).length + 1,
    },
    keys: keysOf(making, filled, reference).map(({ personId: person_id, ...key }) => ({
      ...key,
      ...{ submission_id: id, received_at: receivedAt, person_id },
    })),
    notice: { submission_id: id, at: receivedAt },
    events: eventRows(making, life),
    trail: trailRows(making, life),
    deliveries: deliveryRows(making),
    moments: momentRows(making),
    cancellation: one.toMatch ? [{ submission_id: id, received_at: receivedAt }] : [],
  }
}

type Rows = ReturnType<typeof rowsOf>

/** Writes the rows of those requests that no other process wrote meanwhile. */
const write = async (tx: Tx, all: readonly Rows[]): Promise<void> => {
  const written = await tx
    .insertInto('submission')
    .values(all.map(({ submission }) => submission))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = new Set(written.map(({ id }) => id))
  const own = all.filter(({ submission }) => ids.has(submission.id))
  if (own.length === 0) return
  const add = async <T>(
    read: (one: Rows) => readonly T[],
    insert: (rows: readonly T[]) => { execute(): Promise<unknown> },
  ): Promise<void> => {
    const rows = own.flatMap(read)
    if (rows.length > 0) await insert(rows).execute()
  }
  await add(
    ({ work }) => [work],
    (rows) => tx.insertInto('request_work').values(rows),
  )
  await add(
    ({ keys }) => keys,
    (rows) => tx.insertInto('staff_search').values(rows),
  )
  await add(
    ({ events }) => events,
    (rows) => tx.insertInto('submission_event').values(rows),
  )
  await add(
    ({ deliveries }) => deliveries,
    (rows) => tx.insertInto('delivery').values(rows),
  )
  await add(
    ({ moments }) => moments,
    (rows) => tx.insertInto('appointment').values(rows),
  )
  await add(
    ({ cancellation }) => cancellation,
    (rows) => tx.insertInto('cancellation').values(rows),
  )
  // told already: else the desk of the demo gets a mail about them within the minute
  await add(
    ({ notice }) => [notice],
    (rows) => tx.insertInto('desk_notice').values(rows),
  )
  await add(
    ({ trail }) => trail,
    (rows) => tx.insertInto('audit').values(rows),
  )
}

/** Hours for which an answer may be due at most, a long weekend among them. */
const longestPromise = 200

/** Hours since it came in: as many as make it due today, on a day on which anything is. */
const ageOf = ({ clock, deskOf }: Loading, settings: Settings, one: DemoRequest): number => {
  const { kind, age, dueToday, desk = deskOf[kind] ?? '' } = one
  if (!dueToday) return age
  const day = today(clock).toString()
  for (let hours = 2; hours < longestPromise; hours++) {
    const receivedAt = instantFromNow({ clock }, -hours * 3600)
    if (amsterdamDay(promisedMoment(settings, { kind, desk, receivedAt })).toString() === day) return hours
  }
  return age
}

const makingsOf = async (runtime: Loading, { kinds, contract }: DemoKinds): Promise<readonly Making[]> => {
  const [settings, known] = [await runtime.settings(), await readKnown(runtime.database)]
  return demoRequests.map((listed, place) => {
    const [kind, endpoint] = [kinds[listed.kind], contract[listed.kind]]
    if (!kind || !endpoint) throw new Error(`There is no kind of request ${listed.kind}.`)
    const one = { ...listed, age: ageOf(runtime, settings, listed) }
    return { runtime, settings, known, kind, endpoint, one, sender: demoSender(one.from), id: idOf(place) }
  })
}

/**
 * Loads requests into a demo, so that its office looks lived in: of every kind that a desk sees to and in every state, of the past
 * three weeks by the clock, in the name of the people of the demo and of others who do not exist. They are made once, however
 * often and in how many processes the demo starts. Nothing is queued or mailed by it; who has an appointment that is still to
 * come is reminded of it, as anybody is.
 */
export const loadDemoRequests = async (runtime: Loading, of: DemoKinds): Promise<void> => {
  const made = await runtime.database
    .selectFrom('submission')
    .select('id')
    .where('id', 'in', [...demoRequestIds])
    .limit(1)
    .executeTakeFirst()
  if (made) return
  const rows = (await makingsOf(runtime, of)).map(rowsOf)
  await inTransaction(runtime.database, (tx) => write(tx, rows))
}
