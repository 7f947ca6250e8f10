import type { InputOf } from '../contract/endpoint.ts'
import type { register } from '../contract/mortgage-advice/mortgage-advice-calls.ts'
import { mortgageAdviceTitles } from '../contract/mortgage-advice/mortgage-advice-titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { situation as asked, withPartner } from '../fields/request/mortgage-advice.ts'
import { remark } from '../fields/request/remark.ts'
import { meetingRows } from '../groups/office-rows.ts'
import { addressRow } from '../groups/summary-rows.ts'
import { userRows } from '../groups/user-rows.ts'
import { chosenIn, type MortgageTree } from './situations.ts'

/** Summary rows of a mortgage advice, for overview, stored summary and mail. */
export const mortgageAdviceRows = (
  of: InputOf<typeof register>['body'],
  { tree, officeName }: { tree: MortgageTree | undefined; officeName: string | undefined },
): Section[] => {
  const { decisionTree: about } = of
  const chosen = chosenIn(tree, about.situationQuestionAnswer, about.followUpQuestionAnswer ?? undefined)
  const further = chosen?.situation.followUpQuestion
  return [
    {
      title: mortgageAdviceTitles.situation,
      rows: [
        ...summaryRow(asked.facts.label, chosen?.situation.text ?? ''),
        ...(further ? summaryRow(further.question, chosen.followUp?.text ?? '') : []),
        ...summaryRow(withPartner.facts.label, about.withPartner ?? ''),
      ],
    },
    {
      title: mortgageAdviceTitles.planning,
      rows: [
        ...addressRow(
          {
            postcode: about.advicePostcode,
            houseNumber: about.adviceHouseNumber || undefined,
            addition: about.adviceAddition,
            streetName: about.adviceStreetName,
            city: about.adviceCity,
          },
          'Huis waar het over gaat',
        ),
        ...meetingRows(of.appointment, officeName),
      ],
    },
    {
      title: mortgageAdviceTitles.details,
      rows: [...userRows(of.mortgageAdviceData), ...answerRow(remark, about.remark)],
    },
  ]
}
