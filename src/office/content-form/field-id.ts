import type { Place } from '../../core/content/part-defects.ts'

const safe = (key: string | number): string =>
  String(key).replaceAll(/[^\w-]/g, (sign) => `:${sign.codePointAt(0)?.toString(36)}`)

/** The id of the control of the field at this place of the document, so that a link or a fault can lead to it. */
export const fieldIdOf = (at: Place): string => ['veld', ...at.map(safe)].join('.')

/** Whether a place lies in a part of the document, or is that part. */
export const isWithin = (at: Place, part: Place): boolean => part.every((key, index) => at[index] === key)

/** The place somebody wants to go to, until a form that has it takes it. */
let wanted: Place | undefined
const listeners = new Set<() => void>()

/**
 * Leads to the field at this place of the document: the form that has it unfolds what it lies in, and gives it the focus. A form
 * that is not drawn yet does so when it is.
 */
export const goToField = (at: Place): void => {
  wanted = at
  for (const listen of listeners) listen()
}

/** Takes the place that is wanted, where `isOwn` says that it is here. */
export const takeWanted = (isOwn: (at: Place) => boolean): Place | undefined => {
  if (wanted === undefined || !isOwn(wanted)) return undefined
  const at = wanted
  wanted = undefined
  return at
}

/** Calls back when a field is wanted. Returns what ends that. */
export const whenWanted = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}
