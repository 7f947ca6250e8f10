import { leadsTo, type RequestEvent, returned } from '../submissions/events.ts'

/** A member of staff took the request. The facts have whose it was `from`, where it was somebody's. */
export const claimed: RequestEvent = { name: 'claimed' }

/** A member of staff gave the request away. The facts have the colleague `to` whom, where it is somebody, and the `desk`. */
export const assigned: RequestEvent = { name: 'assigned' }

/** A member of staff had the site send it to its partner. The facts have the `partner`. */
export const sentOn: RequestEvent = { name: 'sent-on' }

/** A member of staff noted something with it. */
export const noted: RequestEvent = { name: 'noted' }

/** A message of ours went to its sender, whose turn it is not. */
export const messaged: RequestEvent = { name: 'messaged', conversation: 'nobody' }

/** Its sender was asked for more. It waits for them now, and not for staff. */
export const asked: RequestEvent = { name: 'asked', waits: false, conversation: 'asked' }

/** A message of its sender came. It waits for staff again, however it stood. */
export const answered: RequestEvent = { name: 'answered', waits: true, conversation: 'answered' }

/** Its sender was asked for more, and nothing came in all that time. It waits for staff again. */
export const unanswered: RequestEvent = { name: 'unanswered', waits: true, conversation: 'nobody' }

/** Staff said no to it, in a message to its sender. */
export const declined: RequestEvent = {
  ...leadsTo('refused', 'declined', ['received', 'passed-on', 'failed']),
  conversation: 'nobody',
}

/** A member of staff corrected an answer. The facts have its `position` in the frozen summary. */
export const corrected: RequestEvent = { name: 'corrected' }

/** What happens to every kind of request of which its sender reads. */
export const toldEvents: readonly RequestEvent[] = [...[messaged, asked, answered, declined], corrected]

/** What else happens to every kind of request, of which its sender hears nothing. */
export const workEvents: readonly RequestEvent[] = [claimed, assigned, sentOn, noted, returned, unanswered]
