import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { book } from '../../../core/contract/handyman/handyman-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { handymanRows } from '../../../core/handyman/handyman-summary-rows.ts'
import type { ChosenTask, Moment } from './handyman-answers.ts'

/** The sections of the overview: the stored summary, with the words and prices of the partner's answers. */
export const handymanSections = (
  { body }: InputOf<typeof book>,
  _context: unknown,
  { task, moments = [] }: { task?: ChosenTask; moments?: Moment[] },
): Section[] =>
  handymanRows(body.appointment, { title: task?.title ?? '', handyman: task?.handyman, moments })
