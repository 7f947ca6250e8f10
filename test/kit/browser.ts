import axe, { type Result, type RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../tools/chromium.ts'
import { newVisitor } from './new-visitor.ts'
import { translatePage } from './translation.ts'

/** Switched off. Of two such lists Chromium reads the last, so what Playwright switches off stands here again. */
const features = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // what nobody here sees costs more than the pages: suggestions below the address bar, a process kept for the next site
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // there is no GPU for a process of its own
  '--in-process-gpu',
  `--disable-features=${features.join(',')}`,
]

export interface Visitor extends AsyncDisposable {
  page: Page
  /** Console errors, uncaught exceptions and Content-Security-Policy violations so far. */
  problems: string[]
  close(): Promise<void>
}

/** The browser that this machine has; `CHROMIUM_PATH` names another. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: run `npm test` once, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: flags })
}

let shared: Promise<Browser> | undefined

/** One browser for all files that a worker runs; it ends with the worker. Visitors have nothing in common but its process. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= openBrowser()
  return shared
}

let ahead = 0

/** By how many milliseconds the clocks of visitors are ahead of this machine's, as that of the site which they visit is. */
export const setClocks = (milliseconds: number): void => {
  ahead = milliseconds
}

let isTranslating = false

/** From now on the browsers of visitors translate every page. What axe finds has nothing to do with that: it looks at nothing. */
export const translateEverything = (): void => {
  isTranslating = true
}

/** Runs in each page before its own scripts. Its timers are left alone. */
const moveClock = (by: number) => {
  const later = (machine: DateConstructor) => machine.now() + by
  globalThis.Date = new Proxy(Date, {
    construct: (machine, given, as) =>
      Reflect.construct(machine, given.length > 0 ? given : [later(machine)], as),
    apply: (machine) => new machine(later(machine)).toString(),
    get: (machine, key) => (key === 'now' ? () => later(machine) : Reflect.get(machine, key)),
  })
}

/**
 * Somebody new, with cookies, storage and an internet address of their own. Their machine stands in a far time zone unless
 * the options say otherwise: nothing on the site may depend on it.
 */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 900 },
    // as most screens have; a mouse works as well
    hasTouch: true,
    // movements are drawn sixty times a second: who is not about them does without
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newVisitor() },
    ...options,
  })
  // ends what stands still; a busy machine takes its time
  context.setDefaultTimeout(90_000)
  if (ahead !== 0) await context.addInitScript(moveClock, ahead)
  if (isTranslating) await context.addInitScript(translatePage)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    // what was translated before React came is drawn anew, and React tells
    if (!(isTranslating && message.includes('React error #418'))) problems.push(`exception: ${message}`)
  })
  page.on('console', (message) => {
    const { url } = message.location()
    // counting is the first thing that a busy site refuses, and no visitor hears of it
    if (message.type() === 'error' && !(url.includes('/api/events/') && message.text().includes('503')))
      problems.push(`console: ${message.text()} (${url})`)
  })
  const close = () => context.close()
  return { page, problems, close, [Symbol.asyncDispose]: close }
}

/** Waits for movements that end: what is still fading in has no colours of its own yet. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })

/** Waits for funnels that are still inert: until a stored draft is applied nobody, axe neither, finds their headings. */
const awake = (page: Page) => page.waitForFunction(() => !document.querySelector('main .step-form[inert]'))

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// only what is wrong is described
const resultTypes: ['violations'] = ['violations']

/** axe on our own page: what partners show in their frames is theirs. */
const violationsOf = async (page: Page, within: string, rules?: string[]): Promise<Result[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes,
    runOnly: rules ? { type: 'rule', values: rules } : tags,
    iframes: false,
  }
  return page.evaluate(
    async ([selector, given]) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe }
      return (await here.run(selector, given)).violations
    },
    [within, options] as const,
  )
}

/**
 * What axe finds on the page against WCAG 2.2 AA and best practices: a line per fault, with its elements. `within` is what
 * it looks at, all of it unless told: a header and a footer that were looked at need no second look. `rules` are those it
 * looks for, all of them unless told. It looks again a few
 * times while it finds something, as the page may be on its way: days of a calendar are faint until it is known which are
 * free. What stays wrong is told.
 */
export async function accessibilityFaults(page: Page, within = 'html', rules?: string[]): Promise<string[]> {
  let found: Result[] = []
  if (isTranslating) return []
  for (let looks = 0; looks < 4; looks++) {
    await awake(page)
    await settled(page)
    found = await violationsOf(page, within, rules)
    if (found.length === 0) break
    await page.waitForTimeout(1000)
  }
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  )
}
