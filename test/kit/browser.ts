import axe, { type Result, type RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../tools/chromium.ts'
import { newVisitor } from './new-visitor.ts'
import { translatePage } from './translation.ts'

/**
 * Features of Chromium that are switched off. Of two such lists Chromium reads the last, so this one repeats those that
 * Playwright switches off.
 */
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
  // invisible to tests and more costly than the pages: suggestions below the address bar, a process kept for the next site
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
  // without a GPU, a process for it is wasted
  '--in-process-gpu',
  `--disable-features=${features.join(',')}`,
]

export interface Visitor extends AsyncDisposable {
  page: Page
  /** Console errors, uncaught exceptions and Content-Security-Policy violations until now. */
  problems: string[]
  close(): Promise<void>
}

/** Opens the Chromium of this machine; `CHROMIUM_PATH` names another. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: run `npm test` once, or set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: flags })
}

let shared: Promise<Browser> | undefined

/** The one browser for all test files that a worker runs; it ends with the worker. Visitors share nothing but its process. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= openBrowser()
  return shared
}

let ahead = 0

/**
 * Sets how many milliseconds the clocks of visitors are ahead of this machine's, to agree with the clock of the site that they
 * visit.
 */
export const setClocks = (milliseconds: number): void => {
  ahead = milliseconds
}

let isTranslating = false

/**
 * Makes the browsers of visitors translate every page from now on; `accessibilityFaults` then finds nothing, as axe is not run.
 */
export const translateEverything = (): void => {
  isTranslating = true
}

/** Runs in each page before its own scripts and moves what `Date` says; timers run as they would. */
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
 * Opens a page for a new visitor with cookies, storage and an internet address of their own. Their machine is in a far time zone
 * unless the options say otherwise, because nothing on the site may depend on it.
 */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 900 },
    // most screens take touch, and a mouse works as well
    hasTouch: true,
    // animations would be drawn sixty times a second; only tests about them switch them on
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newVisitor() },
    ...options,
  })
  // ends a page that stands still, with time for a busy machine
  context.setDefaultTimeout(90_000)
  if (ahead !== 0) await context.addInitScript(moveClock, ahead)
  if (isTranslating) await context.addInitScript(translatePage)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    // React reports that it draws parts anew that were translated before it started
    if (!(isTranslating && message.includes('React error #418'))) problems.push(`exception: ${message}`)
  })
  page.on('console', (message) => {
    const { url } = message.location()
    // a busy site refuses its counting first, which no visitor notices
    if (message.type() === 'error' && !(url.includes('/api/events/') && message.text().includes('503')))
      problems.push(`console: ${message.text()} (${url})`)
  })
  const close = () => context.close()
  return { page, problems, close, [Symbol.asyncDispose]: close }
}

/** Waits for animations that end, as the colours of an element that fades in are not yet its own. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })

/**
 * Waits for funnels that are inert until their stored draft is applied: until then neither axe nor a visitor finds their
 * headings.
 */
const awake = (page: Page) => page.waitForFunction(() => !document.querySelector('main .step-form[inert]'))

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const resultTypes: ['violations'] = ['violations']

/** Runs axe on our own page, without the frames of partners. */
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
 * What axe finds on the page against WCAG 2.2 AA and best practices: one line per fault, with its elements. `within` selects the
 * part to look at, the whole page by default: a header and a footer that were looked at need no second look. `rules` are those to
 * look for, all by default. While it finds something it looks again a few times, as the page may still be changing: days of a
 * calendar are faint until it is known which are free. It answers the faults that stay.
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
