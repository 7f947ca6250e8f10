export const title = 'Gegevensinvoer'
