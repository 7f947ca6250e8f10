/**
 * Whether everything is tried, however long it takes (`npm run test:all`). The short round, which every change must pass
 * (`npm test`), tries each promise once: fewer kills and strings, one journey of each road, one width with axe.
 */
export const isLongRound = process.env.TEST_ALL === '1'
