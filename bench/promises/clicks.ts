import type { Browser, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { bookingPath, fillTask, openBooking } from '../../test/kit/handyman-visit.ts'
import { onStep } from '../../test/kit/visit.ts'
import type {} from '../bare-steps.ts'
import { openPhone } from '../browser.ts'
import type { Measurement } from '../promise.ts'
import { root, type Site } from '../site.ts'
import { quantile, spreadOf } from '../statistics.ts'

const clicks = 20

declare global {
  /** Filled in the measured page: milliseconds from each click on `Volgende` until its step was painted. */
  var arrivals: number[]
}

/**
 * Measures from the click on `Volgende` until the next step is painted with the focus on its title, on a slow processor, between
 * two steps that ask the server nothing. Beside it: the same controls on the same page, drawn by React alone.
 */
export async function measureClicks(browser: Browser, site: Site): Promise<Measurement[]> {
  const ours = await measureOurs(browser, site)
  const bare = await measureBare(browser, site, ours.steps)
  const [mine, its] = [ours.arrivals, bare].map((sample) => quantile(sample, 0.75)) as [number, number]
  return [
    {
      what: '`Volgende` to the next step painted with focus on its title, processor 4 times slower, p75',
      spread: spreadOf(ours.arrivals, 0.75),
      unit: 'ms',
      bound: { side: 'at most', value: 100 },
    },
    {
      what: '`Volgende`, against a bare React page that draws the same controls',
      spread: spreadOf([mine / its]),
      unit: 'ratio',
      bound: { side: 'at most', value: 1.5 },
      note: `p75 ${mine.toFixed(0)} against ${its.toFixed(0)} ms`,
    },
  ]
}

async function measureOurs(browser: Browser, site: Site) {
  await using phone = await openPhone(browser, { slowNetwork: false })
  const { page } = phone
  await page.addInitScript(watchArrivals)
  await openBooking(page, site.url)
  await fillTask(page)
  const html = () => page.locator('form[data-step]').evaluate((form) => form.outerHTML)
  const first = await html()
  await press(page, 'Volgende', 'adresgegevens')
  const steps = [first, await html()]
  await press(page, 'Terug', 'klus')
  for (let count = 0; count < clicks; count++) {
    await press(page, 'Volgende', 'adresgegevens')
    await press(page, 'Terug', 'klus')
  }
  return { arrivals: await readArrivals(page), steps }
}

/** Measures the bare steps on the page of the same funnel, with none of our scripts loaded. */
async function measureBare(browser: Browser, site: Site, steps: readonly string[]): Promise<number[]> {
  const script = await bundleBare()
  await using phone = await openPhone(browser, { slowNetwork: false })
  const { page } = phone
  await page.addInitScript(watchArrivals)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(site.url + bookingPath)
  await page.evaluate(script)
  await page.evaluate((html) => globalThis.drawBare(html), steps)
  for (let count = 0; count <= clicks; count++) {
    await press(page, 'Volgende', 'adresgegevens')
    await press(page, 'Volgende', 'klus')
  }
  // the bare form goes back with `Volgende` as well, so every second arrival is left out
  return (await readArrivals(page, 2)).filter((_, at) => at % 2 === 0)
}

async function press(page: Page, button: string, step: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await onStep(page, step)
  await page.waitForTimeout(150)
}

/** The arrivals without the first ones, which are the warm-up of the browser. */
async function readArrivals(page: Page, first = 1): Promise<number[]> {
  const arrivals = (await page.evaluate(() => globalThis.arrivals)).slice(first)
  if (arrivals.length < clicks)
    throw new Error(`${arrivals.length} steps were seen, of ${clicks}: ${bookingPath}`)
  return arrivals
}

async function bundleBare(): Promise<string> {
  const [built] = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'bench/bare-steps.ts', formats: ['iife'], name: 'bare' },
    },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = built?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('The bare page could not be built.')
  return chunk.code
}

/**
 * Runs in the page and notes the time of each arrival: the second frame after the focus moved begins once the first one, which
 * shows the step, was painted.
 */
function watchArrivals(): void {
  globalThis.arrivals = []
  let clicked: number | undefined
  const isNext = ({ target }: Event) => target instanceof Element && target.closest('button[type="submit"]')
  addEventListener(
    'click',
    (event) => {
      clicked = isNext(event) ? event.timeStamp : undefined
    },
    true,
  )
  addEventListener('focusin', (event) => {
    const from = clicked
    if (from === undefined || !(event.target instanceof HTMLHeadingElement)) return
    clicked = undefined
    requestAnimationFrame(() =>
      requestAnimationFrame(() => globalThis.arrivals.push(performance.now() - from)),
    )
  })
}
