import { singleLineText } from '../value/single-line-text.ts'

/** Said of words that name no task, and of a task that is none (D45). */
export const taskUnknown = 'Selecteer één van de beschikbare klussen'

/** What the words are called by which a task is found. */
export const taskLabel = 'Wat is de klus?'

/** The words by which a visitor finds a handyman's task, at most 100 characters (spec 000 section 5). */
export const taskTitle = singleLineText({
  label: taskLabel,
  example: 'Lekkende kraan repareren',
  max: 100,
  tooLong: taskUnknown,
})
