import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import { register as operation } from '../../../core/contract/financial-plan/financial-plan-operations.ts'
import {
  type FinancialPlanRowContext,
  financialPlanRows,
} from '../../../core/financial-plan/financial-plan-summary-rows.ts'
import { meetingMails } from '../../services/meetings/meetings-words.ts'
import type { ChosenOffice } from '../../services/planning/offices.ts'
import { appointmentEvents } from '../../services/planning/planning-request-events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

/** The parsed request, with its office as it was on that day. */
type PlanRequest = RequestOf<typeof register>['body'] & { office: ChosenOffice }

const name = 'Geldplan'

export const planKind: RequestKind<PlanRequest, Omit<FinancialPlanRowContext, 'officeName'>> = {
  title: () => name,
  rows: (request, told) => financialPlanRows(request, { ...told, officeName: request.office.title }),
  unsaid: {
    'appointment.hold': 'it keeps the time free until the request is there',
    'appointment.officeCode': 'a row says the name of the office that one comes to',
    'appointment.language': 'it takes one value, Dutch',
    'financialPlanData.source': 'no answer: the site says by itself that it sent the request',
    'financialPlanData.sourceUrl': 'no answer: the page says by itself that it sent the request',
  },
  ...meetingMails<PlanRequest>(({ request: { appointment, office, financialPlanData } }) => ({
    name,
    meeting: appointment.appointmentType,
    office,
    person: financialPlanData,
    papers: 'je loonstrook, je pensioenoverzicht en je hypotheekoverzicht',
    after: ['Na het gesprek krijg je een rekening.'],
  })),
  events: appointmentEvents,
  desk: 'financieel',
  example: () => ({
    request: {
      ...parsedExample(operation),
      office: {
        code: 200,
        title: 'Den Haag',
        address: 'Voorbeeldplein 200',
        postcode: '2513AA',
        city: "'s-Gravenhage",
      },
    },
    beside: { scenarios: [{ code: 'minder-werken', text: 'Minder werken' }], price: 39_500 },
  }),
}
