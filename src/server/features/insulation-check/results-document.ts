import { insulationCheckTitles } from '../../../core/contract/insulation-check/insulation-check-titles.ts'
import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import { aboutAmounts, resultTitle } from '../../../core/insulation/insulation-words.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { DocumentKind } from '../../services/documents/document-kind.ts'

/** Headings of the sections in the document, besides the results: those about the home. Whose it is, only the mail tells. */
const headings: readonly string[] = [
  insulationCheckTitles.address,
  insulationCheckTitles.home,
  insulationCheckTitles.facade,
  insulationCheckTitles.crawlSpace,
  insulationCheckTitles.cavity,
  insulationCheckTitles.floor,
  insulationCheckTitles.roof,
  aboutAmounts,
]
/** The first word of the headings of results in requests that were stored before it was `Resultaten`. */
const earlierTitle = 'Uitslag: '
const isResult = ({ section = '' }: FrozenAnswer) =>
  section.startsWith(resultTitle) || section.startsWith(earlierTitle)
const goesIn = (answer: FrozenAnswer) => isResult(answer) || headings.includes(answer.section ?? '')

/** The results of a check as a PDF to keep and print: the sections of the mail under the same headings. */
export const resultsDocument: DocumentKind = {
  kind: 'insulation-results',
  name: (reference) => `Isolatiecheck-${reference}.pdf`,
  async compose(_runtime, { reference, receivedAt, summary }) {
    if (!summary.mail.some(isResult)) return undefined
    return {
      title: summary.title,
      reference,
      madeOn: formatDay(receivedAt, 'plain'),
      sections: [...Map.groupBy(summary.mail.filter(goesIn), ({ section }) => section)].map(
        ([title, rows]) => ({
          ...(title !== undefined && { title }),
          rows,
        }),
      ),
      notes: ['De bedragen zijn een schatting. De echte prijs staat in de offerte van het isolatiebedrijf.'],
    }
  },
}
