import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { book } from '../../../core/contract/handyman/calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { rowsOf } from '../../../core/handyman/summary-rows.ts'
import type { ChosenTask, Moment } from './answers.ts'

/** The sections of the overview: the stored summary, with the words and prices of the partner's answers. */
export const sectionsOf = (
  { body }: InputOf<typeof book>,
  _context: unknown,
  { task, moments = [] }: { task?: ChosenTask; moments?: Moment[] },
): Section[] => rowsOf(body.appointment, { title: task?.title ?? '', handyman: task?.handyman, moments })
