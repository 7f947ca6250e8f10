import theme from './theme.css?raw'

const [day = '', night = ''] = theme.split('@media (prefers-color-scheme: dark)')
const read = (text: string, name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(text)?.[1]?.trim()

/** A token of the theme as it is written there, by day or by night; for what takes no custom properties. */
export const token = (name: string, when: 'day' | 'night' = 'day'): string =>
  (when === 'night' ? read(night, name) : undefined) ?? read(day, name) ?? ''

/** Colours of the browser's own bars: the page's ground, by day and by night. */
export const ground = { light: token('paper'), dark: token('paper', 'night') }

const families = `${token('body')} ${token('head')}`

/** Our own fonts that this theme sets text in: the others are never fetched. */
export const themeFonts: readonly string[] = [
  ...(families.includes('"Figtree"') ? ['figtree'] : []),
  ...(families.includes('"Bricolage Grotesque"') ? ['bricolage'] : []),
]
