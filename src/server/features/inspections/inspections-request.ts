import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register, registerCompletion } from '../../../core/contract/inspections/inspections-calls.ts'
import * as operations from '../../../core/contract/inspections/inspections-operations.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import {
  type InspectionsRowContext,
  inspectionsRows,
} from '../../../core/inspections/inspections-summary-rows.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import type { InspectionKind } from '../../../core/rules/inspections.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { appointmentEvents } from '../../services/planning/planning-request-events.ts'
import { changeAction, talkInvitations, talkOutro, whenOf } from '../../services/planning/planning-words.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind, SubmissionOf } from '../../services/submissions/request-kind.ts'

type Construction = RequestOf<typeof register>['body']
type Completion = RequestOf<typeof registerCompletion>['body']
export type Inspection = Construction | Completion

export const kindOf = ({ object }: Inspection): InspectionKind =>
  'sizeCode' in object ? 'construction' : 'completion'

type Kind = RequestKind<Inspection, InspectionsRowContext>

interface Own extends Pick<Kind, 'unsaid' | 'example'> {
  name: string
  /** A sentence about what to prepare or bring along. */
  ready: string
}

/** Fields that no row of either kind shows, with the reason. */
const unsaid = {
  hold: 'it keeps the time free until the request is there',
  'selectedAppointmentTime.end': 'it follows from the start: another end is refused (D53)',
  'userInformation.accountNumber': 'the account is that of the service; this one is not kept',
}

const amountOf = ({ acceptedPriceInCents: price }: Inspection): string =>
  price === undefined ? 'het bedrag' : formatCents(price)

const toldOf = ({ request, appointments }: SubmissionOf<Inspection>) => {
  const { userInformation } = request
  return {
    to: userInformation.emailAddress,
    greeting: greetingOf(nameInWords(userInformation)),
    // the place in the words of the register: a mail to a stranger repeats nothing that was typed
    how: `De bouwkundige komt naar ${appointments[0]?.place ?? 'het huis dat je opgaf'}.`,
  }
}

const inspectionKind = ({ name, ready, ...own }: Own): Kind => ({
  ...own,
  title: () => name,
  rows: inspectionsRows,
  mail: (submission, sender, runtime) => {
    const { reference, request, summary, appointments } = submission
    const { to, greeting, how } = toldOf(submission)
    return {
      to,
      content: {
        subject: `Je afspraak: ${name} (${reference})`,
        greeting,
        intro: [...appointments.map((one) => `Je afspraak staat vast: ${whenOf(one)}.`), how],
        reference,
        next: [
          ready,
          `Na de keuring krijg je het rapport per e-mail. We schrijven dan ${amountOf(request)} af van je rekening.`,
        ],
        answers: summary.mail,
        action: changeAction(runtime, submission, sender),
        outro: talkOutro(submission, sender),
      },
      attachments: talkInvitations(submission, { service: name, to, summary: name, ready }, sender),
    }
  },
  // with `mobile` a text message is sent too
  remind: (submission) => {
    const { how, ...sender } = toldOf(submission)
    const { smsReminder, smsReminderPhoneNumber } = submission.request.service
    return {
      ...sender,
      service: name,
      how: [how],
      ready: [ready],
      ...(smsReminder && { mobile: smsReminderPhoneNumber }),
    }
  },
  events: [...appointmentEvents, membershipMade],
  desk: 'bouwkundig',
})

export const inspectionKinds: Readonly<Record<InspectionKind, Kind>> = {
  construction: inspectionKind({
    name: 'Bouwtechnische keuring',
    ready: 'Vraag de verkoper om het kruipluik en de zolder vrij te maken.',
    unsaid: { ...unsaid, 'object.floor': 'it takes one value, and the form does not ask it' },
    example: () => ({
      request: parsedExample(operations.register),
      beside: { price: 49_500, fee: 3450 },
    }),
  }),
  completion: inspectionKind({
    name: 'Opleveringskeuring',
    ready: 'Neem de uitnodiging van de bouwer, je tekeningen en je lijst met meerwerk mee.',
    unsaid,
    example: () => ({
      request: parsedExample(operations.registerCompletion),
      beside: { price: 28_600, fee: 3450 },
    }),
  }),
}
