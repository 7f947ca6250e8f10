import { formatInstant } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { officePaths } from '../../../core/staff/office-pages.ts'

/** Fault 403: nobody gives, takes or decides anything about an account of their own. */
export const ownAccount = () =>
  new Fault(403, 'own-account', 'Over je eigen account beslist een andere beheerder.')

/** Fault 403: what somebody asks another one approves. */
export const ownRequest = () =>
  new Fault(403, 'own-request', 'Je vroeg dit zelf. Een andere beheerder keurt het goed.')

/** Fault 404 for an account that is not there, or of somebody who left. */
export const staffUnknown = () => new Fault(404, 'staff-unknown', 'Deze collega werkt hier niet (meer).')

/** Fault 409, at its field, for the e-mail address of somebody who works here. */
export const staffExists = () => {
  const sentence = 'Een collega werkt hier al met dit e-mailadres.'
  return new Fault(409, 'staff-exists', sentence, { errors: { email: [sentence] } })
}

/** Fault 409 for the second of two who decide; it says who was first, and when. `at` is an ISO instant. */
export const alreadyDecided = (by: string, at: string, approved: boolean) =>
  new Fault(
    409,
    'decided',
    `${by} heeft dit op ${formatInstant(at)} al ${approved ? 'goedgekeurd' : 'afgewezen'}.`,
  )

/** Fault 403 for what a command on the server may not do. */
export const onlyInOffice = () =>
  new Fault(403, 'office-only', `Doe dit in het kantoor: ${officePaths.home}/medewerkers.`)

/** The refusals of the database by the name of the constraint that refused. */
const byConstraint: Readonly<Record<string, () => Fault>> = {
  staff_account_email: staffExists,
  staff_approval_four_eyes: ownRequest,
}

/**
 * Waits for work on the database and turns its refusals into sentences: the constraints are the guard, and whatever is looked at
 * before is a courtesy.
 * @throws Fault 403 `own-request`, 409 `staff-exists`.
 */
export const withRefusals = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (thrown) {
    const constraint = thrown instanceof Error ? (thrown as { constraint?: unknown }).constraint : undefined
    throw (typeof constraint === 'string' && byConstraint[constraint]?.()) || thrown
  }
}
