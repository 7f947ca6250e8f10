import { afterAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { fitsItsWidth } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite({ VIEWER_BAR: 'on' })
afterAll(close)

const results = `${server.url}/zoekresultaat`
const secret = 'zonnebloemclausule'

describe('searching', () => {
  it('suggests pages while somebody types, by keyboard alone, and nothing is fetched before', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 700 } })
    const { page } = visitor
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(results)
    expect(fetched.filter((path) => path.includes('suggestions'))).toEqual([])
    const box = page.getByRole('combobox').or(page.getByRole('searchbox'))
    await box.focus()
    await page.getByRole('combobox').waitFor()
    await page.keyboard.type('dakgoot l')
    const list = page.getByRole('listbox', { name: 'Suggesties' })
    await list.getByRole('option', { name: 'De dakgoot lekt' }).waitFor()
    // the number of suggestions is for who hears the page alone
    const told = await page
      .getByRole('status')
      .filter({ hasText: /^\d suggesties?$/ })
      .boundingBox()
    expect(told?.width).toBeLessThanOrEqual(1)
    await fitsItsWidth(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await list.isVisible()).toBe(false)
    await page.keyboard.press('Backspace')
    await list.getByRole('option', { name: 'De dakgoot lekt' }).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1)
    const chosen = (await page.getByRole('option', { selected: true }).textContent()) ?? ''
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: chosen }).waitFor()
    await page.goBack()
    expect(visitor.problems).toEqual([])
  })

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
    const turn = (mode: string) =>
      fetch(`${server.url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ partner: 'search', mode }),
      })
    await turn('down')
    await page.goto(`${results}?q=dakraam`)
    await page.getByRole('alert').getByText('Er is iets misgegaan. Onze excuses voor het ongemak.').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('dakraam')
    expect(await accessibilityFaults(page)).toEqual([])
    await turn('none')
    await expect
      .poll(async () => {
        await page.getByRole('link', { name: 'Zoek opnieuw' }).click()
        return page.getByText('gevonden voor').count()
      })
      .toBe(1)
  })
})

describe('a document for members', () => {
  it('is found by its text, and read, by members alone', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await page.goto(`${results}?q=${secret}`)
    await page.getByRole('heading', { name: `Geen resultaten voor ‘${secret}’` }).waitFor()
    await page.goto(`${results}?q=voorbeeldcontract`)
    await page.getByText('Dit kunnen alleen leden lezen.').waitFor()
    await page.getByRole('link', { name: 'Voorbeeldcontract verhuizing' }).click()
    await page.getByRole('heading', { name: 'Dit is voor leden' }).waitFor()
    expect(await page.content()).not.toContain(secret)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Lid', exact: true }).click()
    await page.getByRole('heading', { name: 'Breekbare en bijzondere spullen' }).waitFor()
    await page.goto(`${results}?q=${secret}`)
    await page.locator('main mark').getByText(secret).waitFor()
    await page.getByText('Document', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Ingeschreven, geen lid', exact: true }).click()
    await page.getByRole('heading', { name: `Geen resultaten voor ‘${secret}’` }).waitFor()
    await page.getByRole('button', { name: 'Bezoeker', exact: true }).click()
    expect(visitor.problems).toEqual([])
  })
})

it('what is published is found within a second of showing', { retry: 0 }, async () => {
  const document = {
    kind: 'page',
    codename: 'kraanwaterkunde',
    path: '/kraanwaterkunde',
    layout: 'content',
    title: 'Alles over kraanwaterkunde',
    description: 'Een pagina die net is gepubliceerd.',
    blocks: [{ kind: 'rich_text', text: { html: '<p>Over water.</p>' } }],
  }
  const found = async () =>
    (await (await fetch(`${results}?q=kraanwaterkunde`)).text()).includes('1 resultaat')
  expect(await found()).toBe(false)
  await saveDraft(server.db, systemClock, document.codename, document)
  await publish(server.db, systemClock, document.codename, 'test')
  const isShown = async () => (await fetch(`${server.url}${document.path}`)).status === 200
  await vi.waitUntil(isShown, { timeout: 60_000, interval: 20 })
  const shownAt = performance.now()
  await vi.waitUntil(found, { timeout: 60_000, interval: 20 })
  console.log(`Na publicatie gevonden: ${Math.round(performance.now() - shownAt)} ms nadat de pagina er was.`)
})
