import { afterAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { become, fitsItsWidth } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
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
    // the number of suggestions is only for screen readers
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

    await become(page, server.url, 'member')
    await page.reload()
    await page.getByRole('heading', { name: 'Breekbare en bijzondere spullen' }).waitFor()
    await page.goto(`${results}?q=${secret}`)
    await page.locator('main mark').getByText(secret).waitFor()
    await page.getByText('Document', { exact: true }).waitFor()

    await become(page, server.url, 'registered')
    await page.reload()
    await page.getByRole('heading', { name: `Geen resultaten voor ‘${secret}’` }).waitFor()
    expect(visitor.problems).toEqual([])
  })
})
