import { formatDay } from '../../../core/kernel/day.ts'
import { exampleNote, inRange, saleInWords } from '../../../core/valuations/valuations-words.ts'
import type { DocumentKind } from '../../services/documents/document-kind.ts'
import { valuationReport } from './product.ts'
import { reportOf } from './read-valuation-report.ts'

/** The report as a PDF. */
export const reportDocument: DocumentKind = {
  kind: 'valuation-report',
  name: (reference) => `Waarderapport-${reference}.pdf`,
  async compose(runtime, { id, reference }) {
    const report = await reportOf(runtime, id)
    if (!report) return undefined
    const { valueInCents: value, lowInCents: low, highInCents: high } = report
    return {
      title: valuationReport.title,
      reference,
      madeOn: formatDay(report.valuedOn, 'plain'),
      range: { low, value, high, says: inRange(low, high) },
      sections: [
        { title: report.address, rows: [...report.basis, { label: 'Model', value: report.source }] },
        {
          title: 'Hiermee vergeleken',
          rows: report.compared.map((sale) => ({ label: sale.place, value: saleInWords(sale) })),
        },
      ],
      notes: [
        'Een computer maakte dit rapport. Niemand heeft het huis vanbinnen gezien.',
        ...(report.isExample ? [exampleNote] : []),
      ],
    }
  },
}
