import type { send } from '../contract/contract-review/contract-review-calls.ts'
import { contractReviewTitles } from '../contract/contract-review/contract-review-titles.ts'
import type { InputOf } from '../contract/endpoint.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { filesRow } from '../fields/files/files-row.ts'
import { relationId } from '../fields/person/relation-id.ts'
import { contractKind } from '../fields/request/contract-kind.ts'
import { contractLanguage } from '../fields/request/contract-language.ts'
import { explanation } from '../fields/request/explanation.ts'
import { timeRow } from '../groups/appointment-rows.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'

export type ReviewRequest = InputOf<typeof send>['body']

/**
 * What the rows show beside the request: the price of the day, the yearly fee of somebody who becomes a member, names of files.
 */
export interface ContractReviewRowContext {
  price: Cents
  fee: Cents | undefined
  files: readonly string[]
}

/** A talk may be planned before there is a contract (spec 001 section 5); the mail says where it is sent later. */
const noContract = 'Nog geen contract. In je bevestiging staat hoe je het nastuurt.'

/** Summary rows of a conversation with a lawyer, for overview, stored summary and mail. */
export const contractReviewRows = (
  of: ReviewRequest,
  { price, fee, files }: ContractReviewRowContext,
): Section[] => {
  const { appointmentType, language } = of.appointment
  const isContract = appointmentType !== 3
  return [
    {
      title: contractReviewTitles.appointment,
      rows: [
        ...(isContract ? answerRow(contractKind, appointmentType) : []),
        ...(isContract ? answerRow(contractLanguage, language) : []),
        ...timeRow(of.appointment),
        ...summaryRow('Kosten', formatCents(price)),
      ],
    },
    {
      title: contractReviewTitles.details,
      rows: [
        ...(isContract ? [] : answerRow(explanation, of.explanation)),
        ...answerRow(relationId, of.userInformation.relationId),
        ...userRows(of.userInformation),
        ...joiningRows({ ...of.userInformation, ...of.membership }, fee),
      ],
    },
    ...(isContract
      ? [
          {
            title: contractReviewTitles.documents,
            rows: [
              ...(files.length > 0 ? filesRow(files) : summaryRow('Bijlagen', noContract)),
              ...answerRow(explanation, of.explanation),
            ],
          },
        ]
      : []),
  ]
}
