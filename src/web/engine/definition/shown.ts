import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { Context } from './rule-context.ts'

/** What an overview says of a request, in sections of its steps' titles; a step without one shows its answers as they are. */
export interface Summary<Request, Props, K> {
  sectionsOf(request: Request, context: Context<Props>, known: K): readonly Section[]
  /** The step behind `Wijzig` of a section whose title is not that of a step; a step may have several. */
  readonly steps?: Readonly<Record<string, string>>
}

export interface SummaryRow {
  label: string
  value: string
  /** Words of one's own. */
  own?: true
  /** What is read as one here, such as a name or an address. */
  parts?: readonly SummaryRow[]
}

export interface SidePanel {
  title: string
  rows: SummaryRow[]
  /** What it costs as far as known, and always true. */
  price?: { term: string; value: string; note?: string } | undefined
  /** One reassuring fact. */
  fact?: string
}
