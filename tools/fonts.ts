/**
 * Makes the site's font files: `node tools/fonts.ts`. Run by hand when a font or the alphabet changes;
 * what it writes (src/web/look/fonts/*.woff2 and src/web/look/fonts.css) is committed.
 *
 * It cuts each family down to the characters that Dutch text needs, keeps a second, rarely fetched file
 * for names from elsewhere in Europe, and measures the families in a browser beside Arial, so that the
 * stand-in shown while a font loads takes the same room and no line moves.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium, type Page } from 'playwright-core'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const look = new URL('../src/web/look/', import.meta.url)

/** Characters of Dutch texts, with the signs of prices, measures and sums. */
const dutch = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŸıˆ˚˜‐‑–—‘’‚“”„†•…‹›€™−×÷≤≥²³½¼¾→←↑↓✓   '].join('')
/** Letters of names from elsewhere in Europe: Čapek, Yıldız, Łukasz, Ĳsbrand. */
const names = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẞ`

const sample =
  'Kies drie tot zeven momenten waarop het jou uitkomt. De loodgieter kiest er één en bevestigt die per ' +
  'e-mail. Een klus, een keuring, een verzekering of goed advies: wij regelen het met je, voor 64,50 euro.'

type Family = {
  name: string
  file: string
  from: string
  /** One weight, or both ends of a range; a single weight halves the file. */
  weights: [number] | [number, number]
  standIn: string
}

const families: Family[] = [
  {
    name: 'Bricolage Grotesque',
    file: 'bricolage',
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-{set}-wght-normal.woff2',
    weights: [700],
    standIn: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")',
  },
  {
    name: 'Figtree',
    file: 'figtree',
    from: '@fontsource-variable/figtree/files/figtree-{set}-wght-normal.woff2',
    weights: [400, 700],
    standIn: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
  },
]

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}

/** The shortest CSS `unicode-range` that covers the characters of a text. */
function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

async function cut(family: Family, set: 'latin' | 'latin-ext', text: string): Promise<Uint8Array> {
  const source = await readFile(require.resolve(family.from.replace('{set}', set)))
  const [min, max] = family.weights
  return subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: max === undefined ? min : { min, max } },
  })
}

/** Measures a font in the page: width of the sample, and height above and below the baseline, per em. */
async function measure(page: Page, font: string): Promise<{ width: number; up: number; down: number }> {
  return page.evaluate(
    ([css, text]) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('The browser has no canvas.')
      pen.font = css
      const size = pen.measureText(text)
      return {
        width: size.width / 1000,
        up: size.fontBoundingBoxAscent / 1000,
        down: size.fontBoundingBoxDescent / 1000,
      }
    },
    [font, sample] as const,
  )
}

/** The CSS rule of the stand-in: Arial, stretched to the family's width and moved to its baseline. */
async function standIn(page: Page, family: Family, font: Uint8Array): Promise<string> {
  await page.evaluate(
    async ([name, base64, weights]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      document.fonts.add(await new FontFace(name, bytes, { weight: weights }).load())
    },
    [family.name, Buffer.from(font).toString('base64'), family.weights.join(' ')] as const,
  )
  const own = await measure(page, `${family.weights[0]} 1000px "${family.name}"`)
  const arial = await measure(page, `${family.weights[0]} 1000px Arial`)
  const scale = own.width / arial.width
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  return `@font-face {
  font-family: "${family.name} stand-in";
  src: ${family.standIn};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(own.up / scale)};
  descent-override: ${percent(own.down / scale)};
  line-gap-override: 0%;
}`
}

function face(family: Family, file: string, text: string): string {
  return `@font-face {
  font-family: "${family.name}";
  src: url("./fonts/${file}.woff2") format("woff2");
  font-weight: ${family.weights.join(' ')};
  font-display: swap;
  unicode-range: ${unicodeRange(text)};
}`
}

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
)
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const page = await browser.newPage()
const rules: string[] = []
for (const family of families) {
  const main = await cut(family, 'latin', dutch)
  const extra = await cut(family, 'latin-ext', names)
  await writeFile(new URL(`fonts/${family.file}.woff2`, look), main)
  await writeFile(new URL(`fonts/${family.file}-names.woff2`, look), extra)
  rules.push(face(family, family.file, dutch), face(family, `${family.file}-names`, names))
  rules.push(await standIn(page, family, main))
  console.log(`${family.name}: ${main.length} bytes, ${extra.length} bytes for names`)
}
await browser.close()
await writeFile(
  new URL('fonts.css', look),
  `/* Written by tools/fonts.ts: change it there. */\n${rules.join('\n')}\n`,
)
