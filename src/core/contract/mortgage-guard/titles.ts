/** The heading of the request: that of its step, its document and its mail. */
export const title = 'Gegevensinvoer'
