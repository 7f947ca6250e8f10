import { formatDay } from '../../../core/kernel/day.ts'
import type { DocumentKind } from '../../services/documents/document-kind.ts'

/** The results of a check to keep and print: what its mail tells, under the same headings. */
export const resultsDocument: DocumentKind = {
  kind: 'insulation-results',
  name: (reference) => `Isolatiecheck-${reference}.pdf`,
  async compose(_runtime, { reference, receivedAt, document }) {
    return {
      title: document.title,
      reference,
      madeOn: formatDay(receivedAt, 'plain'),
      sections: [...Map.groupBy(document.mail, ({ section }) => section)].map(([title, rows]) => ({
        ...(title !== undefined && { title }),
        rows,
      })),
      notes: ['De bedragen zijn een schatting. De echte prijs staat in de offerte van het isolatiebedrijf.'],
    }
  },
}
