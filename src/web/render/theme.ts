import theme from '../look/theme.css?raw'

const [day = '', night = ''] = theme.split('@media (prefers-color-scheme: dark)')
const token = (text: string, name: string, otherwise: string) =>
  new RegExp(`--${name}:\\s*([^;]+);`).exec(text)?.[1]?.trim() ?? otherwise

/** Colours of the browser's own bars: the page's ground, by day and by night. */
export const ground = { light: token(day, 'paper', '#fff'), dark: token(night, 'paper', '#000') }

const families = [token(day, 'body', ''), token(day, 'head', '')].join(' ')

/** Our own fonts that this theme sets text in: the others are never fetched. */
export const themeFonts: readonly string[] = [
  ...(families.includes('"Figtree"') ? ['figtree'] : []),
  ...(families.includes('"Bricolage Grotesque"') ? ['bricolage'] : []),
]
