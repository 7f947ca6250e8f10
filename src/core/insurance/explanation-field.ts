import { multiLineText } from '../fields/value/multi-line-text.ts'

/** A question for an explanation of another answer. */
export const explanationField = (label: string, example: string) =>
  multiLineText({ label, example, tooLong: 'De toelichting mag maximaal 1.000 tekens bevatten.' })
