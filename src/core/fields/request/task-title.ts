import { singleLineText } from '../value/single-line-text.ts'

/** Error of words for which no task was chosen, and of a task that does not exist (D45). */
export const taskUnknown = 'Selecteer één van de beschikbare klussen'

export const taskLabel = 'Wat is de klus?'

/** The words by which a visitor finds a handyman's task, at most 100 characters (spec 000 section 5). */
export const taskTitle = singleLineText({
  label: taskLabel,
  example: 'Lekkende kraan repareren',
  max: 100,
  tooLong: taskUnknown,
})
