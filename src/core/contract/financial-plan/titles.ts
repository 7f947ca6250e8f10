/** The headings of the request in its steps, its document and its mail (D47). */
export const titles = {
  scenarios: 'Scenario’s',
  appointment: 'Afspraak inplannen',
  details: 'Gegevensinvoer',
} as const
