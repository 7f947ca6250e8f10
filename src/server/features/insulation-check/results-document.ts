import { titles } from '../../../core/contract/insulation-check.titles.ts'
import { resultTitle } from '../../../core/insulation/words.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import type { DocumentKind } from '../../services/documents/document-kind.ts'
import type { FrozenDocument } from '../../services/submissions/read.ts'

/** Whoever sent it stands in the mail and in no document that goes from hand to hand. */
const ofSender: readonly (string | undefined)[] = [titles.register, titles.send]
const aboutHome = (answers: FrozenDocument['mail']) =>
  answers.filter(({ section }) => !ofSender.includes(section))

/** The results of a check to keep and print: what its mail tells, under the same headings. */
export const resultsDocument: DocumentKind = {
  kind: 'insulation-results',
  name: (reference) => `Isolatiecheck-${reference}.pdf`,
  async compose(_runtime, { reference, receivedAt, document }) {
    // without figures there is nothing to keep
    if (!document.mail.some(({ section }) => section?.startsWith(resultTitle))) return undefined
    return {
      title: document.title,
      reference,
      madeOn: formatDay(receivedAt, 'plain'),
      sections: [...Map.groupBy(aboutHome(document.mail), ({ section }) => section)].map(([title, rows]) => ({
        ...(title !== undefined && { title }),
        rows,
      })),
      notes: ['De bedragen zijn een schatting. De echte prijs staat in de offerte van het isolatiebedrijf.'],
    }
  },
}
