import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register as call } from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import {
  decisionTree,
  register as operation,
} from '../../../core/contract/mortgage-advice/mortgage-advice-operations.ts'
import { mortgageAdviceRows } from '../../../core/mortgage-advice/mortgage-advice-summary-rows.ts'
import type { MortgageTree } from '../../../core/mortgage-advice/situations.ts'
import { meetingMails } from '../../services/meetings/meetings-words.ts'
import type { ChosenOffice } from '../../services/planning/offices.ts'
import { appointmentEvents } from '../../services/planning/planning-request-events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type Parsed = RequestOf<typeof call>['body']
/** The stored request, with its office as it was on that day. */
type MortgageRequest = Parsed & { office: ChosenOffice }

const name = 'Hypotheekadvies'

const exampleOffice: ChosenOffice = {
  code: 32,
  title: 'Utrecht',
  address: 'Voorbeeldsingel 32',
  postcode: '3511AA',
  city: 'Utrecht',
}

/** Kind of request: a talk about a mortgage. Its rows take their words from the decision tree of that day. */
export const adviceKind: RequestKind<MortgageRequest, { tree: MortgageTree }> = {
  title: () => name,
  rows: (request, { tree }) => mortgageAdviceRows(request, { tree, officeName: request.office.title }),
  unsaid: {
    'appointment.hold': 'it keeps the time free until the request is there',
    'appointment.officeCode': 'a row says the name of the office that one comes to',
    'appointment.language': 'it takes one value, Dutch',
    'decisionTree.situationQuestion': 'not kept: the question is that of the tree',
    'decisionTree.situationQuestionAnswerInventoryType':
      'not kept: the tree says it of the choice, which a row says',
    'decisionTree.followUpQuestion': 'not kept: a row says the question of the tree',
    'decisionTree.followUpQuestionAnswerInventoryType':
      'not kept: the tree says it of the choice, which a row says',
    'decisionTree.foundQuestionAnswer': 'it takes one value, and the form does not ask it',
    'mortgageAdviceData.source': 'no answer: the site says by itself that it sent the request',
    'mortgageAdviceData.sourceUrl': 'no answer: the page says by itself that it sent the request',
  },
  ...meetingMails<MortgageRequest>(({ request: { appointment, office, mortgageAdviceData } }) => ({
    name,
    meeting: appointment.appointmentType,
    office,
    person: mortgageAdviceData,
    papers:
      'je loonstrook, je hypotheekoverzicht, je pensioenoverzicht en de papieren van je andere leningen',
    after: ['Dit eerste gesprek is gratis. Daarna krijg je een vaste prijs voor het advies.'],
  })),
  events: appointmentEvents,
  desk: 'financieel',
  example: () => ({
    request: { ...parsedExample(operation), office: exampleOffice },
    beside: { tree: decisionTree.example },
  }),
}
