import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/online-advice/online-advice-calls.ts'
import { register as operation } from '../../../core/contract/online-advice/online-advice-operations.ts'
import { callsInWords } from '../../../core/fields/person/phone.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { onlineAdviceRows } from '../../../core/online-advice/online-advice-summary-rows.ts'
import type { Specialization } from '../../../core/online-advice/topics.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { appointmentEvents } from '../../services/planning/planning-request-events.ts'
import { changeAction, talkInvitations, talkOutro, whenOf } from '../../services/planning/planning-words.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type AdviceRequest = RequestOf<typeof register>['body']

/** What the rows need besides the request. */
interface Told {
  /** The tree of topics, as the settings had it on that day. */
  tree: readonly Specialization[]
  /** The yearly fee of a sender who becomes a member. */
  fee: Cents | undefined
}

const name = 'Online adviesgesprek'
const ready = 'Houd de papieren of foto’s waar het over gaat bij de hand.'

export const adviceKind: RequestKind<AdviceRequest, Told> = {
  title: () => name,
  rows: (request, { tree, fee }) => onlineAdviceRows(request, tree, fee),
  unsaid: {
    'appointment.hold': 'it keeps the time free until the request is there',
    'appointment.appointmentType': 'it follows from the topic, which a row says',
    'appointment.officeCode': 'it follows from the topic, which a row says',
  },
  mail: (submission, sender, runtime) => {
    const { reference, request, summary, appointments } = submission
    const { emailAddress, phoneNumberMobile } = request.userData
    return {
      to: emailAddress,
      content: {
        subject: `Je afspraak: ${name} (${reference})`,
        greeting: greetingOf(nameInWords(request.userData)),
        intro: [
          ...appointments.map((one) => `Je afspraak staat vast: ${whenOf(one)}.`),
          callsInWords('De adviseur', phoneNumberMobile),
        ],
        reference,
        next: [ready],
        answers: summary.mail,
        action: changeAction(runtime, submission, sender),
        outro: talkOutro(submission, sender),
      },
      attachments: talkInvitations(
        submission,
        { service: name, to: emailAddress, summary: name, ready },
        sender,
      ),
    }
  },
  remind: ({ request }) => {
    const { emailAddress, phoneNumberMobile } = request.userData
    return {
      to: emailAddress,
      greeting: greetingOf(nameInWords(request.userData)),
      service: name,
      how: [callsInWords('De adviseur', phoneNumberMobile)],
      ready: [ready],
    }
  },
  events: [...appointmentEvents, membershipMade],
  desk: 'financieel',
  example: () => ({
    request: parsedExample(operation),
    beside: {
      tree: [
        {
          code: 'juridisch',
          text: 'Juridisch',
          answers: [{ code: 'buren', text: 'Buren en erfgrens', appointmentType: 'juridisch', officeId: 85 }],
        },
      ],
      fee: 3450,
    },
  }),
}
