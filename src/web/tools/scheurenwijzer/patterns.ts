/** How a crack runs, in words, in the order in which it is asked and counted. */
export const crackPatterns = {
  hair: 'Dunne haarscheurtjes',
  vertical: 'Recht omhoog',
  diagonal: 'Schuin',
  stepped: 'Als een trap door de voegen',
  horizontal: 'Vlak, van links naar rechts',
  bricks: 'Dwars door de stenen',
  opening: 'Uit de hoek van een raam of deur',
} as const
