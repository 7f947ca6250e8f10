import { nameInWords } from '../../../core/groups/formatting.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Remind } from '../../services/reminders/reminder.ts'
import { readyFor } from './confirmation.ts'
import { nameOf, type ReviewRequest } from './document.ts'

/** How somebody is reminded of their talk with a lawyer. */
export const remindReview: Remind = (submission) => {
  const request = submission.request as ReviewRequest
  const { initials, infix, lastName, emailAddress, phoneNumberMobile } = request.userInformation
  return {
    to: emailAddress,
    greeting: greetingOf(nameInWords({ initials, infix, lastName })),
    service: nameOf(request),
    how: [`Een jurist belt je op ${phoneNumberMobile}.`],
    ready: [readyFor(request)],
  }
}
