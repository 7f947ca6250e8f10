import type { RequestState } from '../../../core/mijn/pages.ts'
import { leadsTo, notTaken, passedOn, type RequestEvent } from '../submissions/events.ts'

/** States in which the insurer may answer: also before we noted that it has the application, or after a failed delivery. */
const open: readonly RequestState[] = ['received', 'passed-on', 'failed']

export const accepted = leadsTo('confirmed', 'insurance-accepted', open)

export const refused = leadsTo('refused', 'insurance-refused', open)

/** The insurer asks for more information before it decides. */
export const questionAsked: RequestEvent = { name: 'insurance-question' }

/** The insurer got the information that it asked for, and has not decided yet. */
export const insurancePending: RequestEvent = { name: 'insurance-pending' }

/** The policy ended. The state of the request does not change, since it had been carried out. */
export const ended: RequestEvent = { name: 'insurance-ended' }

/** The insurer contradicted a final decision. Staff ask it what is true. */
export const contradicted: RequestEvent = { name: 'insurance-contradicted' }

export const applicationEvents: readonly RequestEvent[] = [
  passedOn,
  notTaken,
  accepted,
  refused,
  questionAsked,
  insurancePending,
  ended,
  contradicted,
]
