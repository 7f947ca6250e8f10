// How Dutch plates are made up. Without schema, so that a plain script may judge them too.

import { inCapitals, tidyCode } from './clean-code.ts'

/** The fourteen series of Dutch plates: X a letter, 9 a digit. */
const series = [
  'XX-99-99',
  '99-99-XX',
  '99-XX-99',
  'XX-99-XX',
  'XX-XX-99',
  '99-XX-XX',
  '99-XXX-9',
  '9-XXX-99',
  'XX-999-X',
  'X-999-XX',
  'XXX-99-X',
  'X-99-XXX',
  '9-XX-999',
  '999-XX-9',
]
/** Groups of letters that are never issued. */
const neverIssued = new Set(['GVD', 'KKK', 'NSB', 'PKK', 'PSV', 'TBS', 'SS', 'SD'])

/** What is said where a plate is missing, and where it is none (spec 000 section 5). */
export const plateMissing = 'Voer een kenteken in.'
export const plateInvalid = 'Kenteken is niet geldig.'

/** Most signs of a plate with its hyphens. */
export const plateLength = 8
/** Signs of a plate without them. */
export const plateSigns = 6

/**
 * Capitals and digits with hyphens where a plate has them: between letters and digits, and in the middle of four alike.
 * Each of the fourteen series is written so, and so is its beginning.
 */
export const hyphenated = (signs: string): string =>
  (signs.match(/[A-Z]+|\d+/g) ?? [])
    .flatMap((run) => (run.length === 4 ? [run.slice(0, 2), run.slice(2)] : [run]))
    .join('-')

/** `gt123b` becomes `GT-123-B`; what is no plate is upper-cased only. */
export const tidyPlate = (typed: string): string => {
  const text = inCapitals(tidyCode(typed))
  const bare = text.replace(/[ .-]+/g, '')
  const plate = hyphenated(bare)
  // only hyphens were added, and what stood in their place left out: whatever else was typed is not left out
  return isOfSeries(plate) && plate.replaceAll('-', '') === bare ? plate : text
}

const isOfSeries = (text: string): boolean => series.includes(text.replace(/[A-Z]/g, 'X').replace(/\d/g, '9'))

/** Whether a tidied text is a plate of one of the series without a group that is never issued. */
export const isPlate = (text: string): boolean =>
  isOfSeries(text) && !text.split('-').some((part) => neverIssued.has(part))
