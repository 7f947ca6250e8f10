import { departments } from '../../../core/rules/callback-departments.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Remind } from '../../services/reminders/reminder.ts'
import { ready } from './confirmation.ts'
import type { CallbackRequest } from './document.ts'

/** How somebody is reminded that a department calls them. */
export const remindCallback: Remind = (submission) => {
  const { department, name, emailAddress, phoneNumber } = submission.request as CallbackRequest
  return {
    to: emailAddress,
    greeting: greetingOf(name),
    service: 'we bellen je terug',
    how: [`${departments[department].who} belt je op ${phoneNumber}.`],
    ready: [ready],
  }
}
