import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { send } from '../../../core/contract/vve-quote/vve-quote-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { vveQuoteRows } from '../../../core/vve-quote/vve-quote-summary-rows.ts'

/** The sections of the overview: the stored summary. */
export const vveQuoteSections = ({ body }: InputOf<typeof send>): Section[] => vveQuoteRows(body)
