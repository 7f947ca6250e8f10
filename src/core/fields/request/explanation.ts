import { multiLineText } from '../value/multi-line-text.ts'

/** Explanation, at most 1000 characters (D40). */
export const explanation = multiLineText({
  label: 'Toelichting',
  example: 'We verhuizen naar een appartement met een eigen vereniging.',
  tooLong: 'De toelichting mag maximaal 1.000 tekens bevatten.',
})
