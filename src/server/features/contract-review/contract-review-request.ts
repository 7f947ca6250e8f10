import type { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { send as operation } from '../../../core/contract/contract-review/contract-review-operations.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import {
  type ContractReviewRowContext,
  contractReviewRows,
} from '../../../core/contract-review/contract-review-summary-rows.ts'
import { callsInWords } from '../../../core/fields/person/phone.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { appointmentEvents } from '../../services/planning/planning-request-events.ts'
import { changeAction, talkInvitations, talkOutro, whenOf } from '../../services/planning/planning-words.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type ReviewRequest = RequestOf<typeof send>['body']

const nameOf = ({ appointment }: ReviewRequest): string =>
  appointment.appointmentType === 3 ? '30 minuten juridisch advies' : 'Contract laten controleren'

const readyFor = ({ appointment }: ReviewRequest): string =>
  appointment.appointmentType !== 3
    ? 'Houd het contract en de bijlagen bij de hand.'
    : 'Houd de brieven, e-mails en foto’s waar het om gaat bij de hand.'

/** Where the contract goes that did not come along, in words. */
const laterContract = ({ appointment, documents }: ReviewRequest, { email }: Sender): string[] =>
  appointment.appointmentType === 3 || (documents ?? []).length > 0
    ? []
    : [`Mail je contract vóór het gesprek naar ${email}, met je referentie. Dan leest de jurist het vooraf.`]

/** Kind of request: a talk with a lawyer by phone, about a contract or for half an hour of advice. */
export const reviewKind: RequestKind<ReviewRequest, ContractReviewRowContext> = {
  title: nameOf,
  called: 'Gesprek met een jurist',
  rows: contractReviewRows,
  unsaid: {
    'appointment.hold': 'it keeps the time free until the request is there',
    'appointment.officeCode': 'it takes one value, the legal office',
    documents: 'a row says the names of the files',
  },
  mail: (submission, sender, runtime) => {
    const { reference, request, summary, appointments } = submission
    const { emailAddress, phoneNumberMobile } = request.userInformation
    const service = nameOf(request)
    const ready = readyFor(request)
    return {
      to: emailAddress,
      content: {
        subject: `Je afspraak: ${service} (${reference})`,
        greeting: greetingOf(nameInWords(request.userInformation)),
        intro: [
          ...appointments.map((one) => `Je afspraak staat vast: ${whenOf(one)}.`),
          callsInWords('Een jurist', phoneNumberMobile),
        ],
        reference,
        next: [...laterContract(request, sender), ready, 'Na het gesprek krijg je een rekening.'],
        answers: summary.mail,
        action: changeAction(runtime, submission, sender),
        outro: talkOutro(submission, sender),
      },
      attachments: talkInvitations(
        submission,
        { service, to: emailAddress, summary: service, ready },
        sender,
      ),
    }
  },
  remind: ({ request }) => {
    const { emailAddress, phoneNumberMobile } = request.userInformation
    return {
      to: emailAddress,
      greeting: greetingOf(nameInWords(request.userInformation)),
      service: nameOf(request),
      how: [callsInWords('Een jurist', phoneNumberMobile)],
      ready: [readyFor(request)],
    }
  },
  events: [...appointmentEvents, membershipMade],
  desk: 'juridisch',
  example: () => ({
    request: parsedExample(operation),
    beside: { price: 19_500, fee: 3450, files: ['koopcontract.pdf'] },
  }),
}
