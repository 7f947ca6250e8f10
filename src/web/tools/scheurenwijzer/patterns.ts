/** Labels of the crack patterns, in the order of the question; the index of a pattern is its value in the result. */
export const crackPatterns = {
  hair: 'Dunne haarscheurtjes',
  vertical: 'Recht omhoog',
  diagonal: 'Schuin',
  stepped: 'Als een trap door de voegen',
  horizontal: 'Vlak, van links naar rechts',
  bricks: 'Dwars door de stenen',
  opening: 'Uit de hoek van een raam of deur',
} as const
