import { callbackRows } from '../../../core/callback/callback-summary-rows.ts'
import type { callBack as call } from '../../../core/contract/callback/callback-calls.ts'
import { callBack as operation } from '../../../core/contract/callback/callback-operations.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { callsInWords, showPhone } from '../../../core/fields/person/phone.ts'
import { departments } from '../../../core/rules/callback-departments.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { appointmentEvents } from '../../services/planning/planning-request-events.ts'
import { changeAction, talkInvitations, talkOutro, whenOf } from '../../services/planning/planning-words.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'
import { notReached } from './callback-request-events.ts'

const ready = 'Houd de papieren waar het over gaat bij de hand.'

export const callbackKind: RequestKind<RequestOf<typeof call>['body'], undefined> = {
  title: () => 'Terugbelafspraak',
  rows: callbackRows,
  unsaid: { hold: 'it keeps the time free until the request is there' },
  mail: (submission, sender, runtime) => {
    const { department, name, emailAddress, phoneNumber } = submission.request
    const { who } = departments[department]
    return {
      to: emailAddress,
      content: {
        subject: `We bellen je terug (${submission.reference})`,
        greeting: greetingOf(name),
        intro: submission.appointments.map(
          (one) => `${who} belt je op ${whenOf(one)}, op nummer ${showPhone(phoneNumber)}.`,
        ),
        reference: submission.reference,
        next: [ready, 'Ben je er niet? Dan proberen we het nog een keer.'],
        answers: submission.summary.mail,
        action: changeAction(runtime, submission, sender),
        outro: talkOutro(submission, sender),
      },
      attachments: talkInvitations(
        submission,
        { service: 'Terugbelafspraak', to: emailAddress, summary: `${who} belt je`, ready },
        sender,
      ),
    }
  },
  remind: ({ request: { department, name, emailAddress, phoneNumber } }) => ({
    to: emailAddress,
    greeting: greetingOf(name),
    service: 'Terugbelafspraak',
    how: [callsInWords(departments[department].who, phoneNumber)],
    ready: [ready],
  }),
  events: [...appointmentEvents, notReached],
  desk: 'klantenservice',
  example: () => ({ request: parsedExample(operation), beside: undefined }),
}
