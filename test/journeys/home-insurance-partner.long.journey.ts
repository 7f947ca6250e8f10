import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { compare } from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import { families, roofs, walls } from '../../src/core/rules/insurance-codes.ts'
import { insuranceTypes } from '../../src/core/rules/insurance-packages.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  type Answers,
  boxOf,
  calculate,
  chooseRows,
  confirmHome,
  countCompare,
  fillHome,
  heldRows,
  liveAmount,
  open,
  plain,
  premiumPanel,
  premiumsOf,
  seesPremium,
  totalFor,
} from '../kit/home-insurance.ts'
import { apology, breakPartner, isSound, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Tests a premium that changes with every answer, and an insurer that is away, slow, nonsensical or late.

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => breakPartner(server.url, 'insurer', 'none'))

const premiumFor = async (answers: Answers) => totalFor(await premiumsOf(server.url, answers), insuranceTypes)

/** Fifty changes of answers, of which the last are `last`. */
const changesTo = (last: Answers): [name: string, value: string][] => {
  const hard = [roofs.tiles, roofs.slate, roofs.bitumen]
  const all = { family: Object.values(families), wall: Object.values(walls), roof: hard }
  const rooms = ['1', '2', '3', '5', '6', '7', '8', '9']
  const before = Array.from({ length: 46 }, (_, at): [string, string] => {
    const name = (['family', 'wall', 'roof', 'rooms'] as const)[at % 4] ?? 'rooms'
    const values: readonly string[] = name === 'rooms' ? rooms : all[name]
    return [name, values[Math.floor(at / 4) % values.length] ?? '']
  })
  return [...before, ...(Object.entries(last) as [string, string][])]
}

/**
 * Adds up all layout shifts from now on. A shift soon after a press of a visitor does not count, until `strict` is set: from then
 * on a script presses.
 */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { total: 0, strict: false }
    Object.assign(globalThis, { shiftsSeen: seen })
    const add = (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (seen.strict || !entry.hadRecentInput) seen.total += entry.value
    }
    new PerformanceObserver((list) =>
      (list.getEntries() as Parameters<typeof add>[0][]).forEach(add),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
const shiftsOn = (page: Page) =>
  page.evaluate(() => {
    const { shiftsSeen } = globalThis as unknown as { shiftsSeen: { total: number; strict: boolean } }
    shiftsSeen.strict = true
    return shiftsSeen.total
  })

/**
 * Presses rows as fast as the page takes them; answers every premium that was on the screen meanwhile, and every place of the
 * button at the end, in pixels from the top of the page.
 */
const hurry = (page: Page, changes: readonly [name: string, value: string][]) =>
  page.evaluate(async (all) => {
    const [premiums, places] = [new Set<string>(), new Set<number>()]
    for (const [name, value] of all) {
      document.querySelector<HTMLElement>(`input[name$="_-${name}"][value="${value}"]`)?.click()
      await new Promise((resolve) => setTimeout(resolve))
      premiums.add(document.querySelector('.premium-amount')?.textContent ?? 'none')
      const button = document.querySelector('form[data-step] button[type="submit"]')
      places.add(Math.round((button?.getBoundingClientRect().top ?? 0) + scrollY))
    }
    return { premiums: [...premiums], places: [...places] }
  }, changes)

const last: Answers = { rooms: '9', wall: walls.wood, roof: roofs.bitumen, family: families.family }

it('fifty quick changes end in one premium, the last one, and nothing jumps', async () => {
  // the window shows the whole step, as shifts below a window do not count
  await using visitor = await openVisitor(browser, { viewport: { width: 1280, height: 3200 } })
  const { page, problems } = visitor
  const count = countCompare(page)
  await open(page, server.url, 'All')
  await watchShifts(page)
  await fillHome(page)
  const [first, wanted] = [await premiumFor(plain), await premiumFor(last)]
  expect(wanted).not.toBe(first)
  await seesPremium(page, first)
  const before = count.made
  const filling = await shiftsOn(page)
  const { premiums, places } = await hurry(page, changesTo(last))
  expect(premiums[0]).toBe(first)
  expect(premiums).not.toContain('–')
  await seesPremium(page, wanted)
  await expect.poll(() => premiumPanel(page).getAttribute('aria-busy')).toBe('false')
  expect(places, 'the button stands still').toHaveLength(1)
  expect(count.made - before, 'the pause spares the insurer').toBeLessThan(50)
  expect(count.made).toBeGreaterThan(before)
  // what the insurer knows of the home appears while the form is filled in; these shifts do not come from the premium and do not
  // count
  const shifts = (await shiftsOn(page)) - filling
  expect(shifts, 'what moved by itself').toBeLessThanOrEqual(0.02)
  await calculate(page).click()
  await onStep(page, 'premie')
  expect(await page.getByRole('row', { name: 'Totaal per maand' }).innerText()).toContain(wanted)
  expect(problems).toEqual([])
})

/** Holds back the requests for a comparison until the test continues them. */
const hold = async (page: Page) => {
  const held: Route[] = []
  await page.route(`**${compare.path}`, (route) => void held.push(route))
  return held
}

it('a question that is overtaken is cancelled, and its late answer replaces nothing', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await open(page, server.url, 'All')
  await fillHome(page)
  const first = await premiumFor(plain)
  await seesPremium(page, first)
  const count = countCompare(page)
  const held = await hold(page)
  const middle = { ...plain, family: families.alone }
  // one answer more than `middle`: two answers chosen slowly would make two requests
  const later = { ...middle, rooms: last.rooms }
  const [stale, wanted] = [await premiumsOf(server.url, middle), await premiumFor(later)]
  expect(wanted).not.toBe(first)
  await chooseRows(page, middle)
  await expect.poll(() => held.length).toBe(1)
  expect(await liveAmount(page).innerText(), 'the old one stays').toBe(first)
  await expect.poll(() => premiumPanel(page).getAttribute('aria-busy')).toBe('true')
  await chooseRows(page, later)
  await expect.poll(() => held.length).toBe(2)
  // before a call without an answer times out by itself
  await expect.poll(() => count.cancelled, { message: 'cancelled', timeout: 15_000 }).toBe(1)
  expect(await liveAmount(page).innerText()).toBe(first)
  await held.at(-1)?.continue()
  await seesPremium(page, wanted)
  // the answer to the older request comes now, and must not replace the premium; nor when a later request is answered after it
  await held[0]?.fulfill({ json: stale }).catch(() => undefined)
  await page.unroute(`**${compare.path}`)
  expect(await liveAmount(page).innerText()).toBe(wanted)
  await chooseRows(page, plain)
  await seesPremium(page, first)
})

const old = 'Dit is de laatst berekende premie. De nieuwe konden we niet berekenen.'

// the site keeps a quote that it has made, so each mode asks about another home
it.each([
  ['down', '5'],
  ['slow', '6'],
  ['garbage', '7'],
] as const)(
  'an insurer that is %s: every answer stays, and so does the last premium, as such',
  async (mode, rooms) => {
    const changed = { ...last, rooms }
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
    const { page, problems } = visitor
    await open(page, server.url, 'All')
    await fillHome(page)
    const [first, wanted] = [await premiumFor(plain), await premiumFor(changed)]
    await seesPremium(page, first)
    await breakPartner(server.url, 'insurer', mode)
    await chooseRows(page, changed)
    await premiumPanel(page).getByText(old).waitFor()
    expect(await liveAmount(page).innerText()).toBe(first)
    await isSound(page, `an insurer that is ${mode}`)
    expect(problems.join('\n')).toContain('Failed to compare insurances.')
    const answers = await heldRows(page)
    expect(answers).toContainEqual(['family', changed.family])
    await calculate(page).click()
    await page.getByText(apology).waitFor()
    await onStep(page, 'woningkenmerken')
    expect(await heldRows(page)).toEqual(answers)
    await isSound(page, `calculated with an insurer that is ${mode}`)
    await breakPartner(server.url, 'insurer', 'none')
    await calculate(page).click()
    await onStep(page, 'premie')
    expect(await page.getByRole('row', { name: 'Totaal per maand' }).innerText()).toContain(wanted)
  },
)

it('an insurer that is away from the start: no premium and no home; both come once it is back', async () => {
  await breakPartner(server.url, 'insurer', 'down')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await open(page, server.url, 'Content')
  await fillHome(page, plain, ['9711 LM', '25'], { isKnown: false })
  const away = page
    .getByRole('status')
    .filter({ hasText: 'We konden je woning niet opzoeken bij de verzekeraar' })
  await away.waitFor()
  await premiumPanel(page)
    .getByText('We konden je premie niet berekenen. Je antwoorden blijven staan.')
    .waitFor()
  expect(await liveAmount(page).innerText()).toBe('–')
  await isSound(page, 'no insurer from the start')
  await breakPartner(server.url, 'insurer', 'none')
  await away.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByRole('heading', { name: 'Dit weet de verzekeraar van je woning' }).waitFor()
  await confirmHome(page)
  await expect.poll(() => liveAmount(page).innerText()).toMatch(/^€/)
  expect(await boxOf(page, 'Content').isChecked()).toBe(true)
  await calculate(page).click()
  await onStep(page, 'premie')
})
