import { nameInWords } from '../../../core/groups/formatting.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Remind } from '../../services/reminders/reminder.ts'
import { ready } from './confirmation.ts'
import type { AdviceRequest } from './document.ts'

/** How somebody is reminded of their talk with a specialist. */
export const remindAdvice: Remind = (submission) => {
  const { initials, infix, lastName, emailAddress, phoneNumberMobile } = (submission.request as AdviceRequest)
    .userData
  return {
    to: emailAddress,
    greeting: greetingOf(nameInWords({ initials, infix, lastName })),
    service: 'online adviesgesprek',
    how: [`De adviseur belt je op ${phoneNumberMobile}.`],
    ready: [ready],
  }
}
