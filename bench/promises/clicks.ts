import type { Browser, Page } from 'playwright-core'
import { bookingPath, fillTask, openBooking } from '../../test/kit/handyman-visit.ts'
import { onStep } from '../../test/kit/visit.ts'
import { openPhone } from '../browser.ts'
import type { Measured } from '../promise.ts'
import type { Site } from '../site.ts'
import { spreadOf } from '../statistics.ts'

const clicks = 20

declare global {
  /** Filled in the measured page: milliseconds from a click on `Volgende` to its painted step. */
  var arrivals: number[]
}

/**
 * From the click on `Volgende` to the next step, painted with the focus on its title, on a slow processor: between
 * two steps that ask nobody anything.
 */
export async function measureClicks(browser: Browser, site: Site): Promise<Measured> {
  await using phone = await openPhone(browser, { slowNetwork: false })
  const { page } = phone
  await page.addInitScript(watchArrivals)
  await openBooking(page, site.url)
  await fillTask(page)
  // the first time is the browser's own warm-up, and does not count
  for (let count = 0; count <= clicks; count++) await thereAndBack(page)
  const arrivals = (await page.evaluate(() => globalThis.arrivals)).slice(1)
  if (arrivals.length !== clicks)
    throw new Error(`${arrivals.length} steps were seen, of ${clicks}: ${bookingPath}`)
  return {
    what: '`Volgende` to the next step painted with focus on its title, processor 4 times slower, p75',
    spread: spreadOf(arrivals, 0.75),
    unit: 'ms',
    bound: { side: 'at most', value: 100 },
  }
}

async function thereAndBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Volgende', exact: true }).click()
  await onStep(page, 'adresgegevens')
  await page.waitForTimeout(150)
  await page.getByRole('button', { name: 'Terug', exact: true }).click()
  await onStep(page, 'klus')
  await page.waitForTimeout(150)
}

/** The second frame after the focus begins once the first one, which shows the step, was painted. */
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
