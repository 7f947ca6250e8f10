import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { Context } from './rule-context.ts'

/** The overview's text of a request, in sections titled as its steps; a step without a section shows its answers as they are. */
export interface Summary<Request, Props, K> {
  sectionsOf(request: Request, context: Context<Props>, known: K): readonly Section[]
  /** The step that `Wijzig` opens, by the title of a section that is not a step's title; a step may have several sections. */
  readonly steps?: Readonly<Record<string, string>>
}

export interface SummaryRow {
  label: string
  value: string
  /** True for text that the visitor wrote. */
  own?: true
  /** Rows that are read as one here, such as those of a name or an address. */
  parts?: readonly SummaryRow[]
  /** True for a box that was ticked on an earlier step; the value is the text that was agreed to. */
  consent?: true
}

export interface SidePanel {
  title: string
  rows: SummaryRow[]
  /** The price as far as it is known, which is never wrong. */
  price?: { term: string; value: string; note?: string } | undefined
  fact?: string
}
