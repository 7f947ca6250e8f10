import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register as call } from '../../../core/contract/will-advice/will-advice-calls.ts'
import { register as operation } from '../../../core/contract/will-advice/will-advice-operations.ts'
import {
  type WillAdviceRowContext,
  willAdviceRows,
} from '../../../core/will-advice/will-advice-summary-rows.ts'
import { meetingMails } from '../../services/meetings/meetings-words.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import type { ChosenOffice } from '../../services/planning/offices.ts'
import { appointmentEvents } from '../../services/planning/planning-request-events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

/** The stored request, with its office as it was on that day. */
type WillRequest = RequestOf<typeof call>['body'] & { office: ChosenOffice }

const name = 'Testamentadvies'

const exampleOffice: ChosenOffice = {
  code: 86,
  title: 'Amsterdam',
  address: 'Voorbeeldgracht 86',
  postcode: '1012JS',
  city: 'Amsterdam',
}

/**
 * Kind of request: a talk about a will. Its rows need the price of that day, and the fee of a sender who becomes a member with
 * it.
 */
export const adviceKind: RequestKind<WillRequest, Omit<WillAdviceRowContext, 'officeName'>> = {
  title: () => name,
  rows: (request, prices) => willAdviceRows(request, { ...prices, officeName: request.office.title }),
  unsaid: {
    'appointment.hold': 'it keeps the time free until the request is there',
    'appointment.officeCode': 'a row says the name of the office',
    'appointment.language': 'it takes one value, Dutch',
  },
  ...meetingMails<WillRequest>(({ request: { appointment, office, userInformation } }) => ({
    name,
    meeting: appointment.appointmentType,
    office,
    person: userInformation,
    papers: 'je trouwakte of samenlevingscontract en je hypotheekoverzicht',
    after: ['Na het gesprek krijg je een rekening. De kosten van de notaris zitten daar niet bij.'],
  })),
  events: [...appointmentEvents, membershipMade],
  desk: 'juridisch',
  example: () => ({
    request: { ...parsedExample(operation), office: exampleOffice },
    beside: { price: 9500, fee: 3450 },
  }),
}
