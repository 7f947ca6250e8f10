import { expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { delivered, openBooking, referenceOn, walkToOverview } from '../kit/handyman-visit.ts'
import { confirm } from '../kit/visit.ts'
import { openSite } from './site.ts'

interface Option {
  startTime: string
  startTimeZulu: string
}

/** Books the first three free days, with the clocks of site and browser at this instant. */
async function bookAt(instant: string): Promise<{ options: Option[]; overview: string }> {
  const { server, browser, close } = await openSite({ CLOCK: instant })
  await using _site = { [Symbol.asyncDispose]: close }
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await openBooking(page, server.url)
  await walkToOverview(page)
  const overview = await page.locator('main').innerText()
  await confirm(page).click()
  const { order } = await delivered(server.url, await referenceOn(page))
  expect(problems).toEqual([])
  return { options: (order.body as { options: Option[] }).options, overview }
}

it('books across the night that is an hour short, from a machine in another time zone', async () => {
  const { options, overview } = await bookAt('2027-03-25T23:50:00+01:00')
  for (const { startTime, startTimeZulu } of options) {
    const hours = startTime < '2027-03-28' ? '+01:00' : '+02:00'
    expect(Date.parse(startTimeZulu)).toBe(Date.parse(`${startTime}${hours}`))
  }
  expect(options.some(({ startTime }) => startTime > '2027-03-28')).toBe(true)
  expect(options.some(({ startTime }) => startTime < '2027-03-28')).toBe(true)
  for (const { startTime } of options) {
    const day = Number(startTime.slice(8, 10))
    expect(overview).toContain(startTime < '2027-04' ? `${day} maart` : `${day} april`)
  }
})

const midnights = [
  ['2026-12-01T00:00:30+01:00', '2026-12-02'],
  ['2026-11-30T23:50:00+01:00', '2026-12-01'],
] as const
it.each(midnights)('offers from tomorrow on at %s', async (instant, first) => {
  const { options } = await bookAt(instant)
  expect(options[0]?.startTime.slice(0, 10)).toBe(first)
  expect(options[0]?.startTimeZulu).toBe(`${first}T07:00:00Z`)
})
