// The constants that the script of the subsidy check needs; the choices, which only the guide's script needs, are in a file of
// their own.

/**
 * How many measures the filters of the subsidy check show until the reader asks for all, on a wide screen and on a phone (spec
 * 000 section 4).
 */
export const firstMeasures = { wide: 8, phone: 3 } as const

export const subsidyParameters = {
  city: 'gemeente',
  resident: 'doelgroep',
  measure: 'maatregel',
  shown: 'toon',
} as const
