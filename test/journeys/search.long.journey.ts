import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { publishPage } from '../kit/published-page.ts'
import { breakPartner, fitsItsWidth } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => breakPartner(server.url, 'search', 'none'))

const results = `${server.url}/zoekresultaat`

describe('searching', () => {
  it('works without JavaScript: results with marked words and tags, more of them, and none', async () => {
    await using visitor = await openVisitor(browser, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 700 },
    })
    const { page } = visitor
    await page.goto(results)
    await page.getByRole('searchbox').fill('verwaming')
    await page.keyboard.press('Enter')
    await page.getByText(/\d+ resultaten gevonden voor verwarming/).waitFor()
    await page
      .locator('main mark')
      .getByText(/verwarming/i)
      .first()
      .waitFor()
    await page.getByText('Probleem in huis').first().waitFor()
    await fitsItsWidth(page)
    await page.getByRole('link', { name: 'Meer resultaten' }).click()
    await page.getByText(/Pagina 2 van \d/).waitFor()
    await page.goto(`${results}?q=xqzyvw`)
    await page.getByRole('heading', { name: 'Geen resultaten voor ‘xqzyvw’' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Naar home' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('says so while it is away, with the question in its box, and works again', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await breakPartner(server.url, 'search', 'down')
    await page.goto(`${results}?q=dakraam`)
    await page.getByRole('alert').getByText('Er is iets misgegaan. Onze excuses voor het ongemak.').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('dakraam')
    expect(await accessibilityFaults(page)).toEqual([])
    await breakPartner(server.url, 'search', 'none')
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'Zoek opnieuw' }).click()
        return page.getByText('gevonden voor').count()
      })
      .toBe(1)
  })
})

it('what is published is found', async () => {
  // a word that no earlier run has published
  const word = `kraanwaterkunde${randomUUID()
    .slice(0, 8)
    .replace(/[^a-z]/g, 'x')}`
  const found = async () => (await (await fetch(`${results}?q=${word}`)).text()).includes('1 resultaat')
  expect(await found()).toBe(false)
  await publishPage(server, {
    kind: 'page',
    codename: word,
    path: `/${word}`,
    layout: 'content',
    title: `Alles over ${word}`,
    description: 'Een pagina die net is gepubliceerd.',
    blocks: [{ kind: 'rich_text', text: { html: '<p>Over water.</p>' } }],
  })
  await expect.poll(found).toBe(true)
})
