/**
 * Plain scripts that few pages have, each an entry of its own: a page names those of what stands on it, so that no other
 * page fetches them. They import no file of the plain script of every page, which would become two files then.
 */
export const parts = [
  'plate',
  'moving-tool',
  'problem-finder',
  'more-problems',
  'search-suggestions',
  'subsidy-check',
  'translated-page',
] as const

export type Part = (typeof parts)[number]

/** The file of a part, as the build's manifest names it. */
export const partSource = (part: Part): string => `src/web/enhance/parts/${part}.ts`
