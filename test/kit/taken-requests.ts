import { randomUUID } from 'node:crypto'
import { settings as settingsSeed } from '../../content/settings.ts'
import { settingsDocument } from '../../src/core/content/settings.ts'
import type { Part } from '../../src/core/fields/brick/group.ts'
import { type Clock, systemClock } from '../../src/core/kernel/clock.ts'
import { visitor } from '../../src/core/kernel/viewer.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { contract, deskOf, requestKinds, requestParts } from '../../src/server/features.ts'
import { instantFromNow, nowOf, type RequestContext } from '../../src/server/services/context.ts'
import { noCosts } from '../../src/server/services/prices/agreed.ts'
import { asOf } from '../../src/server/services/requests/demo-answers.ts'
import { demoSender } from '../../src/server/services/requests/demo-senders.ts'
import type { Delivery } from '../../src/server/services/submissions/delivery.ts'
import { summaryOf } from '../../src/server/services/submissions/request-kind.ts'
import { type FilledForm, type Submission, submit } from '../../src/server/services/submissions/submit.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { testSecret } from './secret.ts'

// Requests that are taken in as their calls do it, without the questions to partners that come before: for tests of what staff
// see and do afterwards, in a database that a site of its own may serve as well.

/** A request of some kind, as the verb of its call hands it over. */
export interface FilledRequest {
  /** Name of the call that takes it in. */
  kind: string
  request: unknown
  /** What its rows need beside the request. */
  beside: unknown
  /** Describes what is stored of it. */
  part: Part
}

const kindOf = (name: string) => {
  const kind = requestKinds[name]
  if (!kind) throw new Error(`There is no kind of request ${name}.`)
  return kind
}

/** The example of a kind of request. */
export const filledExample = (name: string): FilledRequest => {
  const { request, beside } = kindOf(name).example()
  const part = requestParts[name]
  if (!part) throw new Error(`Nothing describes the requests of ${name}.`)
  return { kind: name, request, beside, part }
}

const settings = settingsDocument.parse(settingsSeed)

/** What taking a request in needs to know of a call that a visitor makes. */
const callOf = (database: Database, clock: Clock): RequestContext =>
  ({
    ...{ database, clock, deskOf, network: '192.0.2.1', requestId: randomUUID(), aside: {} },
    vault: makeVault([testSecret]),
    settings: async () => settings,
    actor: async () => ({ kind: 'visitor' }),
    viewer: async () => visitor,
    mailTurn: async () => 0,
  }) as Partial<RequestContext> as RequestContext

/** A request that was taken in, with what staff read of it. */
export interface TakenRequest extends Submission {
  summary: FilledForm
}

/**
 * Takes a request in that is handed to no partner and confirmed by no mail, so that nothing but staff changes it, unless it is told
 * where it has `to` go; an outbox has to be open then.
 */
export const takeIn = async (
  db: Database,
  { kind, request, beside, part }: FilledRequest,
  clock: Clock = systemClock,
  to: readonly Delivery[] = [],
): Promise<TakenRequest> => {
  const endpoint = contract[kind]
  if (!endpoint) throw new Error(`No call is named ${kind}.`)
  const summary = summaryOf(kindOf(kind), request, beside)
  const taken = await db
    .transaction()
    .execute((tx) => submit(tx, callOf(db, clock), { endpoint, part, request, summary, agreed: noCosts, to }))
  return { ...taken, summary }
}

/** A request of somebody who can be written to, at an address of their own. */
export interface AskedRequest extends TakenRequest {
  address: string
}

/** Takes in a request that nobody handles but who opens it. */
export const takeAsked = async (db: Database, clock: Clock = systemClock): Promise<AskedRequest> => {
  const { request, ...filled } = filledExample('contact-message.send')
  const address = `${randomUUID()}@voorbeeld.nl`
  const sender = { ...demoSender(0), email: address }
  return { ...(await takeIn(db, { ...filled, request: asOf(sender, request, 0) }, clock)), address }
}

/** Takes in a callback that somebody booked for now. */
export const takeCallback = async (db: Database, clock: Clock): Promise<TakenRequest> => {
  const taken = await takeIn(db, filledExample('callback.ask'), clock)
  await db
    .insertInto('appointment')
    .values({
      ...{ submission_id: taken.id, number: 9, confirmed: true },
      ...{ starts: nowOf({ clock }), ends: instantFromNow({ clock }, 1800) },
    })
    .execute()
  return taken
}
