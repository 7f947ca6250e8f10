import type { startBulkAct } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { BulkAct } from '../../../core/staff/bulk-acts.ts'
import { perform } from '../../feature.ts'
import type { Context, StaffActor } from '../../services/context.ts'
import { filledIn, readReplyValues } from '../../services/messages/reply-values.ts'
import { sendReply } from '../../services/messages/send-reply.ts'
import { mustBeSendable, readSendable } from '../../services/messages/sendable.ts'
import type { Permission } from '../../services/permissions.ts'
import { assignRequest } from '../../services/requests/assign.ts'
import { claimRequest } from '../../services/requests/claim.ts'
import { handleRequest, mustNotBeDone } from '../../services/requests/handle.ts'
import { mustBeOpen, notNow, noWork } from '../../services/requests/hold-work.ts'
import { noteRequest } from '../../services/requests/note.ts'
import { isOwnWork, mustBeOwnWork, mustMayNote } from '../../services/requests/rights.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { actorOf } from '../../services/staff/staff-context.ts'
import type { ChosenRequest } from './read-chosen.ts'

/** What an act is given beside the requests: words and ids. */
export type Given = RequestOf<typeof startBulkAct>['body']['given']

/** One of the requests, as whoever began the act saw it. */
interface Seen {
  reference: string
  version: number
}

/** Several requests, as an act with them is looked at before it is done. */
export interface Judged {
  /** Throws what the verb would throw, and beside it a Fault for a request with which there is nothing left to do. */
  mustBePossible(request: ChosenRequest): Promise<void>
  /** What the sender of a request with which it is possible will read; left out where nobody typed that. */
  textFor?(request: ChosenRequest): string
}

/** One act that may be done with several requests. */
interface ActOfMany {
  may: Permission
  /**
   * The part of what was given that the act has a use for.
   * @throws Fault 400 at `given.…`.
   */
  takes(ctx: Context, given: Given): Promise<Given>
  /**
   * Makes ready to say of each of the requests whether the act can be done with it now. What it has to know of them beside, it reads of
   * all at once.
   */
  judge(ctx: Context, given: Given, chosen: readonly ChosenRequest[]): Promise<Judged>
  /**
   * Does it with one request, by the verb of that act, in one transaction of `ctx`.
   * @throws Fault of the verb.
   */
  run(ctx: Context, seen: Seen, given: Given): Promise<unknown>
  /** Set where what is done waits a minute with each request, in which it can be taken back. */
  waits?: true
}

const nothing = async (): Promise<Given> => ({})

/** Refuses a request that nobody sees to, as `holdWork` does. */
const mustHaveWork = ({ version }: ChosenRequest): void => {
  if (version === null) throw noWork()
}

const mustWait = (request: ChosenRequest): void => {
  mustHaveWork(request)
  mustBeOpen(request)
}

/** Takes each for oneself. Of several at once nobody means to take over what a colleague has. */
const claim: ActOfMany = {
  may: claimRequest.may,
  takes: nothing,
  judge: async (ctx) => {
    const { id: me } = await memberOfStaff(ctx)
    return {
      mustBePossible: async (request) => {
        await mustBeOwnWork(ctx, request)
        mustWait(request)
        if (request.owner === me) throw notNow('Deze is al van jou.')
        if (request.owner !== null) throw notNow(`${request.owner_name ?? 'Een collega'} heeft deze al.`)
      },
    }
  },
  run: (ctx, seen) => perform(ctx, claimRequest, seen),
}

/**
 * The colleague whom the requests are given to; undefined where they are given to nobody.
 * @throws Fault 400 at `given.to` for somebody who works here no more.
 */
const colleagueOf = async (ctx: Context, { to }: Given): Promise<StaffActor | undefined> => {
  if (to === undefined) return undefined
  const colleague = await actorOf(ctx.database, to)
  if (!colleague) throw invalidFields({ 'given.to': ['Deze collega werkt hier niet (meer).'] })
  return colleague
}

const assign: ActOfMany = {
  may: assignRequest.may,
  takes: async (ctx, { to, desk }) => {
    if (desk !== undefined && !Object.hasOwn((await ctx.settings()).desks, desk))
      throw invalidFields({ 'given.desk': ['Dit loket kennen we niet.'] })
    await colleagueOf(ctx, { to })
    return { ...(to !== undefined && { to }), ...(desk !== undefined && { desk }) }
  },
  judge: async (ctx, given) => {
    const colleague = await colleagueOf(ctx, given)
    return {
      mustBePossible: async (request) => {
        await mustBeOwnWork(ctx, request)
        mustWait(request)
        const desk = given.desk ?? request.desk
        if (colleague && !isOwnWork(ctx, colleague, { kind: request.kind, desk }))
          throw notNow('Deze collega doet geen aanvragen van dit loket.')
        if (request.owner === (given.to ?? null) && request.desk === desk) throw notNow('Daar ligt deze al.')
      },
    }
  },
  run: (ctx, seen, { to, desk }) => perform(ctx, assignRequest, { ...seen, to, desk }),
}

/** A message to the sender of each, or a question. Its placeholders are filled in for each request, at the moment of the act. */
const messageThat = (act: 'message' | 'ask'): ActOfMany => ({
  may: sendReply.may,
  waits: true,
  takes: async (_ctx, { text }) => {
    if (text === undefined) throw invalidFields({ 'given.text': ['Schrijf een bericht.'] })
    return { text }
  },
  judge: async (ctx, { text = '' }, chosen) => {
    const { name } = await memberOfStaff(ctx)
    const ids = chosen.map(({ id }) => id)
    const values = await readReplyValues(ctx, { name, ids })
    const sendable = await readSendable(ctx, ids)
    const textFor = ({ id }: ChosenRequest): string => filledIn(text, values.get(id) ?? {})
    return {
      mustBePossible: async (request) => {
        await mustBeOwnWork(ctx, request)
        textFor(request)
        mustHaveWork(request)
        const { isOnItsWay = false, hasAddress = false } = sendable.get(request.id) ?? {}
        mustBeSendable(act, { isOnItsWay, hasAddress, open: request.open === true })
      },
      textFor,
    }
  },
  run: (ctx, seen, { text = '' }) => perform(ctx, sendReply, { ...seen, act, text, isToFill: true }),
})

const note: ActOfMany = {
  may: noteRequest.may,
  takes: async (_ctx, { note: words }) => {
    if (words === undefined) throw invalidFields({ 'given.note': ['Schrijf een notitie.'] })
    return { note: words }
  },
  judge: async (ctx) => ({
    mustBePossible: async (request) => {
      await mustMayNote(ctx, request)
      mustHaveWork(request)
    },
  }),
  run: (ctx, seen, { note: words = '' }) => perform(ctx, noteRequest, { ...seen, note: words }),
}

const done: ActOfMany = {
  may: handleRequest.may,
  takes: async (_ctx, { note: words }) => (words === undefined ? {} : { note: words }),
  judge: async (ctx) => ({
    mustBePossible: async (request) => {
      await mustBeOwnWork(ctx, request)
      mustHaveWork(request)
      mustNotBeDone(request)
    },
  }),
  run: (ctx, seen, { note: words }) => perform(ctx, handleRequest, { ...seen, note: words }),
}

/**
 * What is done with several requests at once, each by the verb that does it with one alone. Another act joins here, beside its word in
 * `core/staff/bulk-acts.ts`.
 */
export const actsOfMany: Readonly<Record<BulkAct, ActOfMany>> = {
  ...{ claim, assign, note, done },
  message: messageThat('message'),
  ask: messageThat('ask'),
}
