import theme from './theme.css?raw'

const [day = '', night = ''] = theme.split('@media (prefers-color-scheme: dark)')
const read = (text: string, name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(text)?.[1]?.trim()

/**
 * The value of a token as it is written in theme.css, for the light (`day`) or dark (`night`) colours; for places where custom
 * properties do not work. Empty for an unknown token.
 */
export const token = (name: string, when: 'day' | 'night' = 'day'): string =>
  (when === 'night' ? read(night, name) : undefined) ?? read(day, name) ?? ''

/** Colours for the bars of the browser, light and dark: the background of the page. */
export const ground = { light: token('paper'), dark: token('paper', 'night') }

const families = `${token('body')} ${token('head')}`

/** Those of our own fonts that the theme uses; the others are never fetched. */
export const themeFonts: readonly string[] = [
  ...(families.includes('"Figtree"') ? ['figtree'] : []),
  ...(families.includes('"Bricolage Grotesque"') ? ['bricolage'] : []),
]
