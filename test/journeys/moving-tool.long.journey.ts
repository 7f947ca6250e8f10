import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kinds } from '../../src/core/content/kinds.ts'
import { openVisitor } from '../kit/browser.ts'
import { publishPage } from '../kit/published-page.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const example = kinds.moving_tool.example
const twice = {
  kind: 'page',
  codename: 'verhuizen',
  path: '/verhuizen-twee',
  layout: 'content',
  title: 'Verhuizen',
  description: 'Een pagina met de verhuistool, en nog een keer.',
  blocks: [
    { ...example, anchor: 'een' },
    { ...example, anchor: 'twee', title: 'Nog een keer' },
  ],
}

beforeAll(() => publishPage(server, twice))

const partsOf = (page: Page, anchor = 'verhuistool') => {
  const box = page.locator(`#${anchor}`)
  return {
    ask: (number: number, answer: 'Ja' | 'Nee') =>
      box.locator(`.moving-${number}`).getByLabel(answer, { exact: true }),
    bank: box.getByLabel('Bank'),
    shown: () => box.locator('.moving-side h3:visible').allInnerTexts(),
    told: () => box.getByRole('status').innerText(),
  }
}

it('leads by three questions and a bank to a message that outlives a reload, and the first answer resets the third', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await page.goto(`${server.url}/verhuistool`)
  const { ask, bank, shown, told } = partsOf(page)
  await expect.poll(() => ask(2, 'Ja').isVisible()).toBe(false)
  await ask(1, 'Ja').check()
  await expect.poll(() => ask(3, 'Ja').isVisible()).toBe(false)
  await ask(2, 'Nee').check()
  await expect.poll(() => bank.isVisible()).toBe(false)
  await ask(3, 'Nee').check()
  expect(await bank.locator('option').count()).toBeGreaterThan(12)
  expect(await shown()).toEqual([])
  await bank.selectOption('Rabobank')
  await expect.poll(told).toBe('Rabobank: Meenemen levert waarschijnlijk weinig op')
  expect(await shown()).toEqual(['Meenemen levert waarschijnlijk weinig op'])
  await isSound(page, 'with a message')
  await ask(2, 'Ja').check()
  await expect.poll(shown).toEqual(['Meenemen loont vaak'])
  await page.reload()
  await expect.poll(shown).toEqual(['Meenemen loont vaak'])
  await page.getByRole('link', { name: 'Vraag hypotheekadvies' }).click()
  await page.waitForURL('**/hypotheekadvies')
  await page.goBack()
  await expect.poll(shown).toEqual(['Meenemen loont vaak'])
  await bank.selectOption('Kies')
  await expect.poll(shown).toEqual([])
  await bank.selectOption('ING')
  await ask(1, 'Nee').check()
  await expect.poll(shown).toEqual(['Er is geen vaste rente om mee te nemen'])
  await ask(1, 'Ja').check()
  await expect.poll(shown).toEqual([])
  await expect.poll(() => ask(2, 'Ja').isChecked()).toBe(true)
  await expect.poll(() => ask(3, 'Nee').isChecked()).toBe(false)
  await expect.poll(() => bank.isVisible()).toBe(false)
  await ask(3, 'Ja').check()
  await expect.poll(() => bank.inputValue()).toBe('')
  expect(problems).toEqual([])
})

it('stands on a page twice, each with its own answers, and a bank may say it otherwise', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  // storage that holds the text of somebody else and refuses to keep anything
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('vol', 'QuotaExceededError')
    }
    Storage.prototype.getItem = () => '{"first":"<img src=x onerror=alert(1)>","bank":7}'
  })
  await page.goto(`${server.url}${twice.path}`)
  const one = partsOf(page, 'een')
  const two = partsOf(page, 'twee')
  for (const { ask, bank } of [one, two]) {
    await ask(1, 'Ja').check()
    await ask(2, 'Ja').check()
    await ask(3, 'Nee').check()
    await bank.selectOption('Andere bank')
  }
  await one.bank.selectOption('Voorbeeldbank')
  await expect.poll(one.shown).toEqual(['Bij deze bank gaat het anders'])
  await expect.poll(two.shown).toEqual(['Meenemen loont vaak'])
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.length).toBe(new Set(ids).size)
  await isSound(page, 'with two tools')
  expect(problems).toEqual([])
})

it('works without a script, for all banks alike', async () => {
  await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${server.url}/verhuistool`)
  const { ask, bank, shown } = partsOf(page)
  await ask(1, 'Ja').check()
  await ask(2, 'Nee').check()
  await ask(3, 'Ja').check()
  expect(await shown()).toEqual(['Vergelijk eerst: meenemen levert waarschijnlijk weinig op'])
  expect(await bank.isVisible()).toBe(false)
  await ask(1, 'Nee').check()
  expect(await shown()).toEqual(['Er is geen vaste rente om mee te nemen'])
})

it('works by keyboard alone on a small phone, sound in each state', async () => {
  await using visitor = await openVisitor(browser, {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  })
  const { page, problems } = visitor
  await page.goto(`${server.url}/verhuistool`)
  const { ask, bank, shown } = partsOf(page)
  await isSound(page, 'empty')
  for (const number of [1, 2, 3]) {
    await pressOn(page, ask(number, 'Ja'), 'Space')
    await isSound(page, `after question ${number}`)
  }
  await pressOn(page, bank, 'ArrowDown')
  await expect.poll(shown).toEqual(['Meenemen loont vaak, voor een deel van je lening'])
  await isSound(page, 'with a message')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/hypotheekadvies')
  expect(problems).toEqual([])
})
