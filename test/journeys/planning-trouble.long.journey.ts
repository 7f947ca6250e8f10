import type { Page, Route } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { decisionTree } from '../../src/core/contract/online-advice/online-advice-calls.ts'
import { hold } from '../../src/core/contract/planning/planning-calls.ts'
import { loading } from '../../src/core/fields/brick/sentences.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, firstFreeDay } from '../kit/service-visit.ts'
import { isSound, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Tests a calendar that answers nonsense, fails or takes long, in funnels that have one: the page says so, keeps the answers, and
// goes on once it is asked again.

const { server, browser, close } = await openSite()
afterAll(close)

const wrong = 'Er is iets misgegaan. Onze excuses voor het ongemak.'
const calendar = '**/api/v*/office/**'
const again = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' })
const json = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body })

/** Wrong answers to a request for a calendar: of a proxy, of a network with a page of its own, or cut off. */
const nonsense: Record<string, (route: Route) => Promise<void>> = {
  'a page of somebody else': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welkom op dit netwerk</h1>' }),
  nothing: (route) => route.fulfill({ status: 204, body: '' }),
  'half an answer': json('["2026-12-0'),
  'another form': json('{"appointmentTimes":"morgen"}'),
  'a list of other things': json('["morgen",null,{"a":1}]'),
  'no answer': (route) => route.abort(),
  'a failure': (route) => route.fulfill({ status: 503, body: 'nee' }),
}

const question = async (page: Page) => {
  await onStep(page, 'vraag')
  await page.getByRole('radio', { name: 'Buren en erfgrens' }).check()
  await page.getByLabel('Vraag', { exact: true }).fill('Mag mijn buurman een schutting plaatsen?')
  await next(page).click()
  await onStep(page, 'afspraak')
}
const atOnce = async () => undefined
const funnels: [key: string, path: string, reach: (page: Page) => Promise<void>][] = [
  ['contract-review', '/diensten/juridisch/30-minuten-advies', atOnce],
  ['callback', '/contact/terugbelafspraak-juridisch', atOnce],
  ['online-advice', '/contact/online-adviesgesprek?type=juridisch', question],
]
const some = funnels
const pressed = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d$/, pressed: true })

it.each(some)('%s says that its calendar is none, and goes on', async (_key, path, reach) => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const wrongs = Object.entries(nonsense)
  /** Lets every call to these addresses fail, in each way in turn, and succeed in the end. */
  const tryAll = async (address: string, ask: () => Promise<unknown>) => {
    let now = 0
    await page.route(address, (route) => wrongs[now]?.[1](route))
    await ask()
    for (; now < wrongs.length; ) {
      await expect.poll(() => page.getByText(wrong).count(), { message: wrongs[now]?.[0] }).toBe(1)
      if (now === 0) await isSound(page, 'a calendar that is none')
      now += 1
      if (now === wrongs.length) await page.unroute(address)
      await again(page).click()
    }
  }
  await tryAll('**/api/v1/office/**/dates*', async () => {
    await page.goto(server.url + path)
    await reach(page)
  })
  const first = firstFreeDay(page)
  await tryAll('**/api/v2/office/**/times*', () => first.click())
  const time = page.getByRole('button', { name: /^\d\d:\d\d$/ }).first()
  await time.click()
  await pressed(page).waitFor()
})

it.each(some)('%s waits for a slow calendar, and says so', async (_key, path, reach) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const free = Promise.withResolvers<void>()
  await page.route(calendar, async (route) => {
    await free.promise
    await route.continue()
  })
  await page.goto(server.url + path)
  await reach(page)
  await page.getByText(`Eerste vrije dag: ${loading}`).waitFor()
  await isSound(page, 'a slow calendar')
  // a visitor who does not wait is told what is missing, and stays on the step
  await next(page).click()
  await page.getByText('Selecteer een dag.').waitFor()
  free.resolve()
  await chooseTime(page)
  await pressed(page).waitFor()
  expect(problems).toEqual([])
})

it('a hold that arrives says so, and moves no button', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const answered = Promise.withResolvers<void>()
  await page.route(`**${hold.path}`, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto(`${server.url}/contact/terugbelafspraak-juridisch`)
  await chooseTime(page)
  await pressed(page).waitFor()
  const held = page.getByText('We houden dit tijdstip voor je vast')
  const place = () => next(page).evaluate((button) => button.getBoundingClientRect().y + window.scrollY)
  expect(await held.isVisible()).toBe(false)
  const before = await place()
  answered.resolve()
  await held.waitFor()
  expect(await place()).toBe(before)
  expect(problems).toEqual([])
})

it('online-advice says that its topics are none, and goes on', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const tree = `**${decisionTree.path}`
  await page.route(tree, json('[{"code":"juridisch"}]'))
  await page.goto(`${server.url}/contact/online-adviesgesprek?type=juridisch`)
  await page.getByText(wrong).first().waitFor()
  await page.unroute(tree)
  await again(page).first().click()
  await question(page)
})
