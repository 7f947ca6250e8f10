import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'

const files = { ours: './theme.css', dijkhuis: '../../../brands/dijkhuis/theme.css' }
const tokens = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex]),
  )
const themes = Object.entries(files).flatMap(([brand, path]): [string, Record<string, string>][] => {
  const css = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)')
  const light = tokens(day)
  return [
    [`${brand}, light`, light],
    [`${brand}, dark`, { ...light, ...tokens(night) }],
  ]
})

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const parts = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one = '', other = ''): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const pairs: [least: number, front: string, ...grounds: string[]][] = [
  [7, 'ink', 'paper', 'sand', 'gracht-1', 'ok-bg', 'err-bg', 'warn-bg'],
  [7, 'gracht-9', 'paper', 'sand', 'gracht-1'],
  [4.5, 'muted', 'paper', 'sand', 'sand-2'],
  [4.5, 'gracht-7', 'paper', 'sand', 'gracht-1'],
  [4.5, 'paper', 'gracht-7', 'ink'],
  [4.5, 'on-accent', 'dakpan-6', 'dakpan-7'],
  [3, 'dakpan-6', 'paper', 'sand'],
  [3, 'line-strong', 'paper', 'sand'],
  [4.5, 'ok', 'paper', 'ok-bg'],
  [4.5, 'err', 'paper', 'err-bg'],
  [4.5, 'warn', 'paper', 'warn-bg'],
  [7, 'band-ink', 'band'],
  [4.5, 'band-muted', 'band'],
  [3, 'band-accent', 'band'],
  [4.5, 'on-band-accent', 'band-accent', 'band-accent-pressed'],
]

test('every colour of text and of what must be seen stands out on its grounds, in every theme, light and dark', async () => {
  const shown = themes.flatMap(([name, theme]) =>
    pairs.flatMap(([least, front, ...grounds]) =>
      grounds.map((ground) => ({ name: `${name}: ${front} on ${ground}`, theme, front, ground, least })),
    ),
  )
  expect(
    await failures(shown, ({ theme, front, ground, least }) =>
      expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(least),
    ),
  ).toEqual([])
})
