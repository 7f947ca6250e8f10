import type { RequestState } from '../../../core/mijn/pages.ts'
import { leadsTo, notTaken, passedOn, type RequestEvent } from '../submissions/events.ts'

/** The insurer may answer before it is written down that it has the application, or after a delivery that failed first. */
const open: readonly RequestState[] = ['received', 'passed-on', 'failed']

/** The insurer accepted it: what was applied for is insured from its start date. */
export const accepted = leadsTo('confirmed', 'insurance-accepted', open)

/** The insurer refused it: nothing is insured. */
export const refused = leadsTo('refused', 'insurance-refused', open)

/** The insurer wants to know more first. */
export const questionAsked: RequestEvent = { name: 'insurance-question' }

/** The insurer has what it wanted to know, and judges on. */
export const judgedOn: RequestEvent = { name: 'insurance-pending' }

/** The policy is over. What was applied for had been carried out. */
export const ended: RequestEvent = { name: 'insurance-ended' }

/** The insurer said something else of what was final already: staff ask it. */
export const contradicted: RequestEvent = { name: 'insurance-contradicted' }

/** What may happen to every request that applies for insurances. */
export const applicationEvents: readonly RequestEvent[] = [
  passedOn,
  notTaken,
  accepted,
  refused,
  questionAsked,
  judgedOn,
  ended,
  contradicted,
]
