/**
 * The stylesheets of the site, in the order in which a page names them; each is a file of this name in `sheets/`. Every page has
 * `base`, and of the others those that style what is on it (`docs/decisions/047-stylesheets.md`).
 */
export const sheets = [
  'base',
  'content',
  'search',
  'problems',
  'subsidies',
  'ask',
  'funnel',
  'tool',
  'insulation',
  'insurance',
  'mijn',
  'on-behalf',
  'guide',
] as const

export type Sheet = (typeof sheets)[number]
/** A stylesheet that not every page has. */
export type OwnSheet = Exclude<Sheet, 'base'>

/**
 * The stylesheets that a page names, `base` first, in the order of `sheets`: of two rules of equal specificity the one in the
 * later sheet wins.
 */
export const withBase = (own: readonly OwnSheet[]): Sheet[] =>
  sheets.filter((sheet) => sheet === 'base' || own.includes(sheet))
