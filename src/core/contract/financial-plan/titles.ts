/** The headings of the request: those of its steps, its document and its mail (decision 47). */
export const titles = {
  scenarios: 'Scenario’s',
  appointment: 'Afspraak inplannen',
  details: 'Gegevensinvoer',
} as const
