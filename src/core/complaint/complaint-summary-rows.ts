import type { send } from '../contract/complaint/complaint-calls.ts'
import { complaintTitles } from '../contract/complaint/complaint-titles.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { filesRow } from '../fields/files/files-row.ts'
import { email } from '../fields/person/email.ts'
import { landline } from '../fields/person/landline.ts'
import { mobile } from '../fields/person/mobile.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { complaintOption } from '../fields/request/complaint-option.ts'
import { description } from '../fields/request/description.ts'
import { desiredSolution } from '../fields/request/desired-solution.ts'
import { title } from '../fields/request/title.ts'
import { senderOf } from '../groups/sender-names.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'

type Complaint = Omit<InputOf<typeof send>['body'], 'Attachments'>

/** What the rows show beside the request: the current name of its option, and the names of its files. */
export interface ComplaintRowContext {
  option: string
  files: readonly string[]
}

/** Summary rows of a complaint, for stored summary, mail and `/mijn`. */
export const complaintRows = (of: Complaint, { option, files }: ComplaintRowContext): Section[] => {
  const sender = senderOf(of)
  return [
    {
      title: complaintTitles.complaint,
      rows: [
        ...summaryRow(complaintOption.facts.label, option),
        ...answerRow(title, of.Title),
        ...answerRow(description, of.Description),
        ...answerRow(desiredSolution, of.DesiredSolution),
        ...filesRow(files),
      ],
    },
    {
      title: complaintTitles.details,
      rows: [
        ...answerRow(relationId, sender.relationId),
        ...nameRow({ ...sender, infix: sender.infix }),
        ...addressRow({ ...sender, addition: sender.houseNumberAddition }),
        ...answerRow(mobile, sender.phoneNumberMobile),
        ...answerRow(landline, sender.phoneNumberLandline),
        ...answerRow(email, sender.emailAddress),
      ],
    },
  ]
}
