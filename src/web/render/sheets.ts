/**
 * The stylesheets of the site, in the order in which a page names them; each is a file of this name in `sheets/`.
 * Every page has `base`, and of the others those that style what is on it (`docs/decisions/047-stylesheets.md`).
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
  'guide',
] as const

export type Sheet = (typeof sheets)[number]
/** A sheet that not every page has. */
export type OwnSheet = Exclude<Sheet, 'base'>

/** What a page names, in their order: of two rules that weigh the same the later sheet's counts. */
export const withBase = (own: readonly OwnSheet[]): Sheet[] =>
  sheets.filter((sheet) => sheet === 'base' || own.includes(sheet))
