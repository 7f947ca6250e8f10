import type { InputOf } from '../contract/endpoint.ts'
import type { determine } from '../contract/legal-position/legal-position-calls.ts'
import { legalPositionTitles } from '../contract/legal-position/legal-position-titles.ts'
import { answerRow, type Section, type SummaryRow, summaryRow } from '../fields/brick/summary-rows.ts'
import { filesRow } from '../fields/files/files-row.ts'
import { relationId } from '../fields/person/relation-id.ts'
import {
  hasInsurance,
  insurer,
  insurerOther,
  legalExplanation,
  otherInsurer,
  requestType,
} from '../fields/request/legal-position.ts'
import { senderOf } from '../groups/sender-names.ts'
import { joiningRows, userRows } from '../groups/user-rows.ts'
import type { Cents } from '../kernel/money.ts'
import { priceInWords } from './legal-position-price.ts'

export type LegalRequest = Omit<InputOf<typeof determine>['body'], 'Attachments'>

/**
 * What the rows show beside the request: the price of the day, the yearly fee of somebody who becomes a member, names of files.
 */
export interface LegalPositionRowContext {
  price: Cents
  fee: Cents | undefined
  files: readonly string[]
}

const insurerRows = (of: LegalRequest): SummaryRow[] => [
  ...answerRow(hasInsurance, of.LegalInsurer),
  ...(of.LegalInsurer === 'yes' ? answerRow(insurer, of.Insurer) : []),
  ...(of.LegalInsurer === 'yes' && of.Insurer === otherInsurer
    ? answerRow(insurerOther, of.InsurerOther)
    : []),
]

/** Summary rows of a legal position, for overview, stored summary and mail. */
export const legalPositionRows = (
  of: LegalRequest,
  { price, fee, files }: LegalPositionRowContext,
): Section[] => {
  const sender = senderOf(of)
  return [
    {
      title: legalPositionTitles.request,
      rows: [
        ...answerRow(requestType, of.Type),
        ...summaryRow('Prijs', priceInWords(of.Type, price)),
        ...answerRow(legalExplanation, of.Description),
        ...insurerRows(of),
      ],
    },
    {
      title: legalPositionTitles.details,
      rows: [...answerRow(relationId, sender.relationId), ...userRows(sender), ...joiningRows(sender, fee)],
    },
    {
      title: legalPositionTitles.documents,
      rows: filesRow(files),
    },
  ]
}
