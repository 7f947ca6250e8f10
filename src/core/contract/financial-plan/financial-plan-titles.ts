/** The headings of the request in its steps, its document and its mail (D47). */
export const financialPlanTitles = {
  scenarios: 'Scenario’s',
  appointment: 'Afspraak inplannen',
  details: 'Gegevensinvoer',
} as const
