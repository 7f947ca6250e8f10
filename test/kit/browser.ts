import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../tools/chromium.ts'

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

/**
 * Somebody new, with cookies and storage of their own. Their machine stands in a far time zone unless the
 * options say otherwise: nothing on the site may depend on it.
 */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  // ends what stands still; a busy machine takes its time
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
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

/** What axe finds on the page against WCAG 2.2 AA and best practices: a line per fault, with its elements. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await awake(page)
  await settled(page)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // only what is wrong is described, and on the page itself where it has no frames: a quarter of the work
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  )
}
