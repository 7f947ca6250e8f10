export const mortgageGuardTitle = 'Gegevensinvoer'
