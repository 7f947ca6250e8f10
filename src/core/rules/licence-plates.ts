// How Dutch licence plates are built. No schema, so that a plain script may judge them too.

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
const neverIssued = new Set(['GVD', 'KKK', 'NSB', 'PKK', 'PSV', 'TBS', 'SS', 'SD'])

/** The errors of a missing and of an invalid plate (spec 000 section 5). */
export const plateMissing = 'Voer een kenteken in.'
export const plateInvalid = 'Kenteken is niet geldig.'

/** Characters of a plate with its hyphens. */
export const plateLength = 8
/** Characters of a plate without hyphens. */
export const plateSigns = 6

/**
 * Puts hyphens into the capitals and digits of a plate: between letters and digits, and in the middle of four alike. This fits
 * each of the fourteen series, and a plate that is still being typed.
 */
export const hyphenated = (signs: string): string =>
  (signs.match(/[A-Z]+|\d+/g) ?? [])
    .flatMap((run) => (run.length === 4 ? [run.slice(0, 2), run.slice(2)] : [run]))
    .join('-')

/** Cleans up a plate: `gt123b` becomes `GT-123-B`. A text that is no plate gets capitals only. */
export const tidyPlate = (typed: string): string => {
  const text = inCapitals(tidyCode(typed))
  const bare = text.replace(/[ .-]+/g, '')
  const plate = hyphenated(bare)
  // accepted only where nothing but hyphens, spaces and dots changed: anything else that was typed stays visible
  return isOfSeries(plate) && plate.replaceAll('-', '') === bare ? plate : text
}

const isOfSeries = (text: string): boolean => series.includes(text.replace(/[A-Z]/g, 'X').replace(/\d/g, '9'))

/** Whether a cleaned-up text is a plate of one of the series, without a group of letters that is never issued. */
export const isPlate = (text: string): boolean =>
  isOfSeries(text) && !text.split('-').some((part) => neverIssued.has(part))
