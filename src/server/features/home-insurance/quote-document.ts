import { email } from '../../../core/fields/person/email.ts'
import { productWords } from '../../../core/insurance/product-words.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { type InsuranceType, insuranceNames } from '../../../core/rules/insurance-packages.ts'
import type { DocumentKind } from '../../services/documents/document-kind.ts'

const coverOf = (type: InsuranceType) => {
  const { means, covers, coversNot } = productWords[type]
  return {
    title: insuranceNames[type],
    rows: [
      { label: 'Wat het is', value: means.join(' ') },
      { label: 'Verzekerd', value: covers.join('\n') },
      { label: 'Niet verzekerd', value: coversNot.join('\n') },
    ],
  }
}

/** A quote as a PDF to keep and print: what its mail tells, without whose it is. */
export const quoteDocument: DocumentKind = {
  kind: 'insurance-quote',
  name: (reference) => `Premieberekening-${reference}.pdf`,
  async compose(_runtime, { reference, receivedAt, summary, request }) {
    const { insurancePrices: chosen } = request as { insurancePrices: { insuranceName: InsuranceType }[] }
    const rows = summary.mail.filter(({ label }) => label !== email.facts.label)
    return {
      title: summary.title,
      reference,
      madeOn: formatDay(receivedAt, 'plain'),
      sections: [
        ...[...Map.groupBy(rows, ({ section }) => section)].map(([title, of]) => ({
          ...(title !== undefined && { title }),
          rows: of,
        })),
        ...chosen.map(({ insuranceName }) => coverOf(insuranceName)),
      ],
      notes: ['Dit is een berekening en nog geen verzekering. De verzekeraar beoordeelt eerst je aanvraag.'],
    }
  },
}
