import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound, onStep, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite({ CLOCK: '2026-11-20T14:00:00Z' })
afterAll(close)

const phone = { width: 320, height: 640 }

describe('the roof check', () => {
  it('shows what to look at for the chosen roof, and the form knows that roof', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(`${server.url}/dakcheck`)
    const lead = page.getByRole('link', { name: 'Laat een bouwkundige bellen' })
    await expect.poll(() => lead.count()).toBe(0)
    await page.getByText('Plat dak', { exact: true }).click()
    await page.getByRole('heading', { name: 'Plat dak: let hierop' }).waitFor()
    await page.getByText('Schuin dak', { exact: true }).click()
    await page.getByRole('heading', { name: 'Schuin dak: let hierop' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: /let hierop/ }).count()).toBe(1)
    await isSound(page, 'with a chosen roof')
    await lead.click()
    await onStep(page, 'moment')
    const question = page.getByLabel('Vraag')
    await expect.poll(() => question.inputValue()).toContain('Daktype: Schuin dak.')
    await question.fill('Er lekt iets bij de schoorsteen.')
    await question.blur()
    await page.reload()
    await onStep(page, 'moment')
    await expect.poll(() => question.inputValue()).toBe('Er lekt iets bij de schoorsteen.')
    await page.goBack()
    await page.getByRole('heading', { name: 'Schuin dak: let hierop' }).waitFor()
    expect(problems).toEqual([])
  })

  it('works without a script and by keyboard alone', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false, viewport: phone })
    const { page } = visitor
    await page.goto(`${server.url}/dakcheck`)
    await page.getByLabel('Plat dak').press('ArrowUp')
    await page.getByRole('heading', { name: 'Spits dak: let hierop' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/contact/terugbelafspraak-bouwtechnisch?daktype=greater-than-70')
  })

  it('is sound on a small phone, and one roof is reached by the keyboard', async () => {
    await using visitor = await openVisitor(browser, { viewport: phone, colorScheme: 'dark' })
    const { page, problems } = visitor
    await page.goto(`${server.url}/dakcheck`)
    await isSound(page, 'before a choice')
    await pressOn(page, page.getByLabel('Plat dak'), 'Space')
    await isSound(page, 'with a choice')
    expect(problems).toEqual([])
  })
})
