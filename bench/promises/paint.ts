import type { Browser, Page } from 'playwright-core'
import { openPhone } from '../browser.ts'
import type { Measurement } from '../promise.ts'
import type { Site } from '../site.ts'
import { spreadOf } from '../statistics.ts'

const visits = 5

const pages = [
  { name: 'Home', path: '/' },
  { name: 'Service page', path: '/diensten/wonen-en-onderhoud-diensten/klusservice' },
  { name: 'Content page', path: '/privacy' },
]

/** Measures when the largest element of a page is painted and how far the layout shifts, for a new visitor on a slow phone. */
export async function measurePaint(browser: Browser, site: Site): Promise<Measurement[]> {
  const measured: Measurement[] = []
  for (const { name, path } of pages) {
    const painted: number[] = []
    const shifted: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      const seen = await visitPage(browser, `${site.url}${path}`)
      painted.push(seen.largest)
      shifted.push(seen.shift)
    }
    measured.push({
      what: `${name} on a slow phone, largest paint`,
      spread: spreadOf(painted),
      unit: 'ms',
      bound: { side: 'at most', value: 1500 },
    })
    measured.push({
      what: `${name} on a slow phone, layout shift`,
      spread: spreadOf(shifted),
      unit: 'shift',
      bound: { side: 'at most', value: 0.02 },
    })
  }
  return measured
}

interface Seen {
  /** Largest paint, in milliseconds from the start of the navigation. */
  largest: number
  shift: number
}

declare global {
  /** Filled in the measured page. */
  var seen: Seen
}

async function visitPage(browser: Browser, address: string): Promise<Seen> {
  await using phone = await openPhone(browser)
  await phone.page.addInitScript(watchPaint)
  await phone.page.goto(address, { waitUntil: 'load' })
  // late fonts and images may still shift the layout
  await phone.page.waitForLoadState('networkidle')
  await phone.page.waitForTimeout(500)
  return await readSeen(phone.page)
}

async function readSeen(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => globalThis.seen)
  if (!(seen.largest > 0)) throw new Error(`Chromium told no largest paint of ${page.url()}.`)
  return seen
}

function watchPaint(): void {
  const seen: Seen = { largest: 0, shift: 0 }
  globalThis.seen = seen
  const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.shift += 'value' in entry ? Number(entry.value) : 0
  })
}
