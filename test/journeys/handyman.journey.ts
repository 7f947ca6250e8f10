import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import {
  bookedPath,
  chooseMoments,
  delivered,
  fillTask,
  openBooking,
  referenceOn,
  walkToOverview,
} from '../kit/handyman-visit.ts'
import { translatePage } from '../kit/translation.ts'
import { apology, confirm, failsOn, fillAddress, isSound, newMailbox, next, onStep } from '../kit/visit.ts'
import { type Step, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const seeOverview = async (page: Page) => {
  const overview = await page.locator('main').innerText()
  for (const shown of [
    'J.P.',
    'van der',
    'Berg',
    'Voorbeeldplein 1 2-hoog',
    '1012 JS Amsterdam',
    'servicekosten',
  ])
    expect(overview).toContain(shown)
  await expect.poll(() => page.getByRole('link', { name: /^Wijzig/ }).count()).toBe(4)
}

const stepsFor = (email: string): Step[] => [
  {
    step: 'klus',
    errors: ['Dit is een verplicht veld.'],
    fill: async (page) => {
      await page.getByLabel('Wat is de klus?').fill('iets heel anders')
      await failsOn(page, 'klus', 'Selecteer één van de beschikbare klussen')
      await fillTask(page)
      await expect.poll(() => page.locator('main').innerText()).toContain('Loodgieter')
    },
  },
  {
    step: 'adresgegevens',
    errors: ['Voer een postcode in.', 'Voer een huisnummer in.'],
    fill: async (page) => {
      await fillAddress(page, '1012 JS', '1')
      await failsOn(page, 'adresgegevens', 'Voer een toevoeging in.')
      await page.getByLabel('Toevoeging').selectOption('2-hoog')
    },
  },
  {
    step: 'moment',
    errors: ['Je moet minimaal 3 momenten kiezen'],
    fill: async (page) => {
      await chooseMoments(page, 2)
      await expect.poll(() => page.locator('main').innerText()).toContain('Selecteer minimaal 3 momenten.')
      await chooseMoments(page, 1)
      await isSound(page, 'moment, chosen', 'main')
    },
  },
  {
    step: 'gegevens',
    errors: ['Voer uw initialen in.', 'Voer uw achternaam in.', 'Voer een e-mailadres in.'],
    fill: {
      Voorletters: 'jp',
      Tussenvoegsel: 'van  der',
      Achternaam: 'berg',
      'E-mailadres': email,
      Telefoonnummer: '06 12345678',
    },
  },
  { step: 'overzicht', fill: seeOverview },
]

it('a handyman is booked by touch, sound on every step, and told of by mail', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('jp.van.der.berg')
  await page.goto(`${server.url}/diensten/wonen-en-onderhoud-diensten/klusservice`)
  await page.locator(`main a[href*="klus-boeken"]`).first().click()
  await walkFunnel(page, stepsFor(email))
  const reference = await referenceOn(page)
  await isSound(page, 'confirmation')
  const { order, mail } = await delivered(server.url, reference)
  expect(JSON.stringify(order.body)).toContain('1012JS')
  expect(mail.to).toContain(email)
  expect(problems).toEqual([])
})

it('a page that the browser translates goes on to the end, and its texts change, come and go', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await page.addInitScript(translatePage)
  await openBooking(page, server.url)
  // changes texts as React does: it keeps its text nodes and never looks for them on the page
  const lines = await page.evaluate(async () => {
    const line = document.createElement('p')
    const [first, second] = [document.createTextNode('een'), document.createTextNode('twee')]
    const seen: string[] = []
    const look = async () => {
      await new Promise((done) => setTimeout(done))
      seen.push([...line.querySelectorAll('font > font')].map(({ textContent }) => textContent).join(' '))
    }
    line.append(first, second)
    document.querySelector('main')?.append(line)
    await look()
    first.nodeValue = 'drie'
    await look()
    line.insertBefore(document.createElement('b'), first).textContent = 'nul'
    await look()
    line.appendChild(first)
    await look()
    line.removeChild(second)
    await look()
    line.remove()
    return seen
  })
  expect(lines).toEqual(['een twee', 'drie twee', 'nul drie twee', 'nul twee drie', 'nul drie'])
  await walkToOverview(page)
  await confirm(page).click()
  await page.waitForURL(`**${bookedPath}`)
  // React reports that it draws parts anew that were translated before it started
  expect(problems.filter((one) => !one.includes('React error #418'))).toEqual([])
})

it('a part that cannot be drawn says whom to call and is tried again, answers kept', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const counted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/funnel')) counted.push(request.postDataJSON())
  })
  await page.route(/assets\/Moments-[^?]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import Moments from '${route.request().url()}?whole'
        export default (props) => { if (!globalThis.mended) throw new Error('planted'); return Moments(props) }`,
    }),
  )
  await openBooking(page, server.url)
  await fillTask(page)
  await next(page).click()
  await onStep(page, 'adresgegevens')
  await fillAddress(page)
  await next(page).click()
  await onStep(page, 'moment')
  await page.getByRole('alert').filter({ hasText: apology }).waitFor()
  const broken = { funnel: 'klusservice', number: 3, step: 'moment', outcome: 'broken' }
  await expect.poll(() => counted).toContainEqual({ ...broken, membershipStatus: 'niet ingelogd' })
  await isSound(page, 'a step that cannot be drawn')
  await page.evaluate(() => Object.assign(globalThis, { mended: true }))
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await chooseMoments(page)
  expect(await page.getByText(apology).count()).toBe(0)
  await next(page).click()
  await onStep(page, 'gegevens')
})
