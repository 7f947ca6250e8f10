import * as calls from '../../../core/contract/callback/callback-calls.ts'
import * as operations from '../../../core/contract/callback/callback-operations.ts'
import { feature } from '../../feature.ts'
import type { RequestNow } from '../../services/context.ts'
import { anyone, role } from '../../services/permissions.ts'
import { goesOn } from '../../services/submissions/events.ts'
import { planCallback } from './ask.ts'
import { noteCalled, noteNotReached } from './call-back.ts'
import { callbackKind } from './callback-request.ts'
import { listCallbacks } from './list-callbacks.ts'

/** Who calls people back. */
const callers = role('member-service', 'adviser')

/** Whether the call is still to be made: it was not called off, and nobody noted that they called. */
const isToBeMade = ({ state, handled }: RequestNow): boolean => goesOn(state) && !handled

/** Feature: somebody asks for a call at a time of their choice, and staff make it. */
export const callback = feature('callback', calls, operations, {
  apiDescription: 'Teruggebeld worden door een specialist.',
  verbs: {
    callBack: { may: anyone, run: planCallback, trailWords: 'Terugbelafspraak gemaakt' },
    listCallbacks: { may: callers, run: listCallbacks },
    noteCalled: { may: callers, run: noteCalled },
    noteNotReached: { may: callers, run: noteNotReached },
  },
  requests: { callBack: callbackKind },
  kindActs: { callBack: { noteCalled: isToBeMade, noteNotReached: isToBeMade } },
})
