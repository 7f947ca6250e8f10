import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { send } from '../../../core/contract/vve-quote/calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { rowsOf } from '../../../core/vve-quote/summary-rows.ts'

/** The sections of the overview: the stored summary. */
export const sectionsOf = ({ body }: InputOf<typeof send>): Section[] => rowsOf(body)
