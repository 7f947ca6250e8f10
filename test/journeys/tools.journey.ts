import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const open = async (page: Page, slug: string) => {
  await page.goto(`${server.url}/rekentools/${slug}`)
  await page.locator('form.tool-form:not([inert])').waitFor()
}
const answer = (page: Page) => page.locator('section.tool .tool-answer')
const count = (page: Page) => page.getByRole('button', { name: 'Bereken', exact: true })

describe('calculators', () => {
  it('tell what is missing, count while one types, take the focus to the answer and outlive a reload', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 640 } })
    const { page, problems } = visitor
    await open(page, 'berekenen-kosten-koper')
    await isSound(page, 'empty')
    await count(page).click()
    await expect.poll(() => summary(page).innerText()).toContain('Koopprijs: Dit is een verplicht veld.')
    await page.getByLabel('Koopprijs').fill('400000')
    await page.getByLabel('Ja, ik ga er wonen').check()
    await page.getByLabel('Voor één van twee kopers').check()
    await expect.poll(() => answer(page).count()).toBe(0)
    await page.getByRole('radiogroup', { name: /NHG/ }).getByLabel('Ja').check()
    await page.getByLabel('Hoe hoog wordt je hypotheek?').fill('470000,01')
    await count(page).click()
    await expect
      .poll(() => summary(page).innerText())
      .toContain('Met NHG leen je niet meer dan de NHG-grens.')
    await page.getByLabel('Hoe hoog wordt je hypotheek?').fill('380.000')
    await expect.poll(() => answer(page).innerText()).toContain('€\u00a05.520,00')
    await page.getByLabel('Notaris').fill('1500')
    await page.getByLabel('Notaris').press('Enter')
    await expect.poll(() => answer(page).innerText()).toContain('€\u00a07.020,00, zonder taxatie')
    await expect.poll(() => answer(page).evaluate((title) => title === document.activeElement)).toBe(true)
    await expect
      .poll(() => page.locator('.tool-result > [role=status]').innerText())
      .toContain('Je kosten koper zijn € 7.020,00')
    await isSound(page, 'with its answer')
    const at = page.url()
    await page.reload()
    await expect.poll(() => answer(page).innerText()).toContain('€\u00a07.020,00')
    expect(page.url()).toBe(at)
    await page.getByRole('button', { name: 'Maak leeg' }).click()
    await expect.poll(() => page.getByLabel('Koopprijs').inputValue()).toBe('')
    await expect.poll(() => answer(page).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
