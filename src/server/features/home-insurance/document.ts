import { email } from '../../../core/fields/email.ts'
import { answerRow, summaryRow } from '../../../core/fields/summary-rows.ts'
import { homeSection } from '../../../core/home-insurance/summary-rows.ts'
import type { Quote } from '../../../core/insurance/comparison.ts'
import type { Property } from '../../../core/insurance/property.ts'
import { holdsInWords, quoteSections } from '../../../core/insurance/words.ts'
import {
  type Entry,
  type InsuranceType,
  insuranceNames,
  packageName,
} from '../../../core/rules/insurance-packages.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

interface QuoteRequest extends Property {
  emailAddress: string
  insuranceType: Entry
  insurancePrices: readonly { insuranceName: InsuranceType }[]
}

export const quoteTitle = 'Jouw premieberekening'

/** A calculation as it is mailed and kept to read. */
export const freezeQuote = (of: QuoteRequest, quote: Quote): FilledForm => ({
  title: quoteTitle,
  sections: [
    {
      title: 'Deze berekening',
      rows: [
        ...summaryRow(
          'Berekend voor',
          of.insuranceType === 'All' ? packageName : insuranceNames[of.insuranceType],
        ),
        ...summaryRow('Code', quote.code),
        ...summaryRow('Geldig', holdsInWords(quote)),
        ...answerRow(email, of.emailAddress),
      ],
    },
    ...quoteSections(
      quote,
      of.insurancePrices.map(({ insuranceName }) => insuranceName),
    ),
    homeSection(of),
  ],
})
