import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { callerAccount, callerName } from '../fields/staff/on-behalf.ts'

/** Somebody who calls, for whom a colleague fills in a form: what they are called, and what their account is found by. */
export const caller = group({ name: callerName, account: optional(callerAccount) })
