// What the script of the subsidy check knows of its page; apart from the choices, which only the guide's script needs.

/** How many measures are listed before somebody asks for all, on a wide screen and on a phone (spec 000 section 4). */
export const firstMeasures = { wide: 8, phone: 3 } as const

/** The query parameters of the page. */
export const subsidyParameters = {
  city: 'gemeente',
  resident: 'doelgroep',
  measure: 'maatregel',
  shown: 'toon',
} as const
