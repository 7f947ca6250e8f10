import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { seeds } from '../../content/content.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import type { BuiltFile, Manifest } from '../../src/core/render.ts'
import { loadDemoPlanning } from '../../src/server/services/planning/demo-planning.ts'
import { bookingPath } from '../../test/kit/handyman-visit.ts'
import { openPhone } from '../browser.ts'
import type { Measurement } from '../promise.ts'
import { root, type Site } from '../site.ts'
import { spreadOf } from '../statistics.ts'

/** Weight of the script of one page, as its own HTML asks for it. */
export interface PageScripts {
  path: string
  islands: string[]
  /** Brotli, in KB of 1000 bytes: of the plain script, and of what comes with islands. */
  plain: number
  island: number
}

const folders = ['client', 'office'].map((name) => join(root, 'dist', name))

/** Reads the manifests of what was built for browsers, of the site and of the office, as one. */
export const readManifest = async (): Promise<Manifest> => {
  const read = folders.map((folder) => readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  return Object.assign({}, ...(await Promise.all(read)).map((text) => JSON.parse(text) as Manifest))
}

const plainFolder = 'src/web/enhance/'

/** Reads every page of the sitemap, and the pages that are kept out of it. */
export async function readScripts(site: Site): Promise<PageScripts[]> {
  const manifest = await readManifest()
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const hidden = seeds.flatMap((seed) => (seed.kind === 'page' && seed.hidden ? [seed.path] : []))
  const paths = [...new Set([...listed, ...hidden, '/zoekresultaat'])].sort()
  return Promise.all(paths.map((path) => scriptsOf(site, manifest, path)))
}

async function scriptsOf(site: Site, manifest: Manifest, path: string): Promise<PageScripts> {
  const answer = await fetch(`${site.url}${path}`)
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`)
  const html = await answer.text()
  const asked = new Set(
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  )
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, slug = '']) => slug)
  const plain = Object.entries(manifest).flatMap(([source, { file }]) =>
    source.startsWith(plainFolder) && asked.has(file) ? [file] : [],
  )
  const others = withImports(
    manifest,
    [...asked].filter((file) => !plain.includes(file)),
  )
  return {
    path,
    islands,
    plain: await brotliOf(withImports(manifest, plain)),
    island: await brotliOf(others),
  }
}

/** These files and all that they import statically. */
export function withImports(manifest: Manifest, files: readonly string[]): string[] {
  const byFile = new Map<string, BuiltFile>(Object.values(manifest).map((built) => [built.file, built]))
  const all = new Set(files)
  for (const file of all)
    for (const key of byFile.get(file)?.imports ?? []) all.add(manifest[key]?.file ?? '')
  return [...all].filter(Boolean)
}

/** Path of a file that was built for browsers. */
const builtFile = (file: string): string =>
  folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? file

/** What these files that were built for browsers weigh together: brotli, in KB of 1000 bytes. */
export async function brotliOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(`${builtFile(file)}.br`)).size))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** Judges what all pages promise: no framework script where there is no island, and little plain script. */
export function judgeScripts(pages: readonly PageScripts[]): Measurement[] {
  const still = pages.filter(({ islands }) => islands.length === 0)
  return [
    {
      what: 'Framework script on pages without an island',
      spread: spreadOf([Math.max(...still.map(({ island }) => island))]),
      unit: 'KB',
      bound: { side: 'at most', value: 0 },
      note: `the most of ${still.length} pages, brotli`,
    },
    {
      what: 'Plain script on any page',
      spread: spreadOf([Math.max(...pages.map(({ plain }) => plain))]),
      unit: 'KB',
      bound: { side: 'at most', value: 5 },
      note: `the most of ${pages.length} pages, brotli`,
    },
  ]
}

/**
 * Largest script in KB before a funnel's first step can be used: `rich` where it suggests what one types or shows a calendar.
 * What a step loads beyond its page counts too, as a browser fetches it (`richSteps`). These are ceilings; 110 KB is the aim of a
 * plain first step.
 */
export const firstStepPromise = { plain: 125, rich: 150 }

/** First steps with suggestions or a calendar; `stands` selects what is on the page once they can be used. */
const richSteps = [
  {
    what: 'with suggestions (Klusservice)',
    path: bookingPath,
    stands: 'form[data-step="klus"]:not([inert])',
  },
  {
    what: 'with a calendar (juridisch advies)',
    path: '/diensten/juridisch/30-minuten-advies',
    stands: 'form:not([inert]) .cal-day:not([data-outside-month])',
  },
]

declare global {
  /** Filled in the measured page: milliseconds from its opening until its first step stands. */
  var stoodAt: number | undefined
}

/** Judges the heaviest funnel of each kind, by the script that its page names and what that imports statically. */
export function judgeFirstSteps(pages: readonly PageScripts[]): Measurement[] {
  const suggests = ({ islands }: PageScripts) => islands.includes('klusservice')
  const funnels = pages.filter(({ islands }) => islands.length > 0)
  const heaviest = (of: readonly PageScripts[], what: string, value: number): Measurement[] => {
    const [most] = of.toSorted((a, b) => b.island - a.island)
    if (!most) return []
    return [
      {
        what: `Script of a funnel’s first step${what}`,
        spread: spreadOf([most.island]),
        unit: 'KB',
        bound: { side: 'at most', value },
        note: `the most of ${of.length}: ${most.path}, brotli`,
      },
    ]
  }
  return [
    ...heaviest(
      funnels.filter((page) => !suggests(page)),
      ', as its page names it',
      firstStepPromise.plain,
    ),
    ...heaviest(funnels.filter(suggests), ' with suggestions', firstStepPromise.rich),
  ]
}

/**
 * Measures all script that Chromium fetches until a rich first step can be used. What it fetches afterwards, while the days of a
 * calendar are asked, is for later steps.
 */
export const measureFirstSteps = async (browser: Browser, site: Site): Promise<Measurement[]> => {
  await loadDemoPlanning(site.database.db, systemClock)
  return Promise.all(richSteps.map((step) => measureFirstStep(browser, site, step)))
}

async function measureFirstStep(
  browser: Browser,
  site: Site,
  { what, path, stands }: (typeof richSteps)[number],
): Promise<Measurement> {
  await using phone = await openPhone(browser, { slowNetwork: false })
  const { page } = phone
  await page.addInitScript(watchStep, stands)
  await page.goto(site.url + path)
  await page.waitForFunction(() => globalThis.stoodAt)
  await page.waitForLoadState('networkidle')
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (globalThis.stoodAt ?? 0))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  return {
    what: `Script of a first step ${what}, as Chromium fetched it`,
    spread: spreadOf([sizes.reduce((sum, size) => sum + size, 0) / 1000]),
    unit: 'KB',
    bound: { side: 'at most', value: firstStepPromise.rich },
    note: `${sizes.length} files, brotli`,
  }
}

/** Runs in the page and notes when an element that this selector finds is there. */
function watchStep(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    globalThis.stoodAt = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}
