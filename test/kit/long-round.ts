/**
 * Whether everything is tried, however long it takes (`npm run test:all`). The short round, which every change must pass
 * (`npm test`), tries each promise once: fewer kills and strings, one journey of each road, one width with axe.
 */
export const isLongRound = process.env.TEST_ALL === '1'

/** All of them in the long round; at most so many in the short one, spread evenly. */
export const spread = <T>(all: readonly T[], most: number): readonly T[] => {
  const each = isLongRound ? 1 : Math.ceil(all.length / most)
  return all.filter((_one, at) => at % each === 0)
}
