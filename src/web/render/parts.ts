/**
 * Plain scripts that only some pages have. Each is an entry of the build, and a page names those that it needs. They import no
 * file of the plain script of every page, because the build would then split that script into two files.
 */
export const parts = [
  'plate',
  'moving-tool',
  'problem-finder',
  'more-problems',
  'search-suggestions',
  'subsidy-check',
  'translated-page',
  'unsent-message',
] as const

export type Part = (typeof parts)[number]

/** The source of a part, as the build's manifest names it. */
export const partSource = (part: Part): string => `src/web/enhance/parts/${part}.ts`
