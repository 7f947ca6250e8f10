import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import type { Tool } from '../../src/web/engine/tool/define-tool.ts'
import { openVisitor } from '../kit/browser.ts'
import { answerByKeys } from '../kit/keyboard.ts'
import { isSound, pressOn, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const open = async (page: Page, slug: string) => {
  await page.goto(`${server.url}/rekentools/${slug}`)
  await page.locator('form.tool-form:not([inert])').waitFor()
}
const answer = (page: Page) => page.locator('section.tool .tool-answer')
const count = (page: Page) => page.getByRole('button', { name: 'Bereken', exact: true })

const tools = Object.values(
  import.meta.glob<{ tool: Tool }>('../../src/web/tools/*/*-tool.ts', { eager: true }),
).map(({ tool }) => tool)

const fillExample = async (page: Page, { example, funnel }: Tool) => {
  for (const [name, brick] of Object.entries(funnel.steps.berekening?.asks ?? {})) {
    if (brick.kind !== 'brick' || !(name in example.answers)) continue
    const control = page.locator(`form.tool-form [id$="_-${name}"]`)
    await answerByKeys(page, { name, control, brick, value: example.answers[name] })
  }
}

const copiedLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Kopieer een link met deze invoer' }).press('Enter')
  await page.getByText('De link is gekopieerd.').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Tries a calculator empty, with errors and with its answer; then its link and how it prints. */
const tryAt = async (width: number, tool: Tool) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  await using visitor = await openVisitor(browser, { viewport: { width, height: 720 }, permissions })
  const { page, problems } = visitor
  const { slug } = tool.funnel
  await open(page, slug)
  await isSound(page, `${slug}, empty`)
  await pressOn(page, count(page))
  await summary(page).waitFor()
  await isSound(page, `${slug}, with errors`)
  await fillExample(page, tool)
  await pressOn(page, count(page))
  await expect
    .poll(
      () =>
        answer(page)
          .first()
          .evaluate((title) => title === document.activeElement),
      { message: slug },
    )
    .toBe(true)
  const outcome = await answer(page).innerText()
  const topOf = () => answer(page).evaluate((title) => title.getBoundingClientRect().top / window.innerHeight)
  await expect.poll(topOf, { message: slug }).toBeLessThan(0.6)
  await isSound(page, `${slug}, with its answer`)
  const link = await copiedLink(page)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('form.tool-form').isVisible(), slug).toBe(false)
  expect(await answer(page).isVisible(), slug).toBe(true)
  expect(await page.getByRole('heading', { name: 'Wat je invulde' }).isVisible(), slug).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  expect(problems).toEqual([])

  await using other = await openVisitor(browser, { viewport: { width, height: 720 } })
  await other.page.goto(link)
  await expect.poll(() => answer(other.page).innerText(), { message: link }).toBe(outcome)
  // emptying the form lasts: the answers of the link do not come back, and its fragment is gone from the address
  await other.page.getByRole('button', { name: 'Maak leeg' }).click()
  await other.page.reload()
  await other.page.locator('form.tool-form:not([inert])').waitFor()
  expect(other.page.url()).not.toContain('#')
  expect(other.problems).toEqual([])
}

describe('calculators', () => {
  it.each(tools.map((tool) => ({ tool, slug: tool.funnel.slug })))(
    '$slug: by keyboard on a small phone, axe clean, in print, by its link',
    async ({ tool }) => {
      await tryAt(320, tool)
      await tryAt(1280, tool)
    },
  )

  it('have a worked example and its figures without a script', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(`${server.url}/rekentools/berekenen-kosten-koper`)
    await page.locator('.tool-example summary').first().click()
    await page.getByRole('heading', { name: /^Je kosten koper zijn/ }).waitFor()
    await page.getByText('Waarmee we rekenden').first().waitFor()
  })

  it('hand on to another calculator, and leave what is filled in there', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await open(page, 'berekenen-kosten-koper')
    await page.getByLabel('Notaris').fill('1.500')
    await open(page, 'overwaarde-scan')
    await page.getByLabel('Wat is je huis waard?').fill('450.000')
    await page.getByLabel('Hoeveel hypotheek moet je nog aflossen?').fill('260.000')
    await page.getByLabel('Wat ik overhoud, en hoeveel ik dan kan lenen met renteaftrek').check()
    await page.getByLabel('Prijs van je volgende huis').fill('550.000')
    await page.getByRole('button', { name: 'Reken de kosten van je volgende huis uit' }).click()
    await page.waitForURL('**/berekenen-kosten-koper')
    await expect.poll(() => page.getByLabel('Koopprijs').inputValue()).toMatch(/^550\.000/)
    await expect.poll(() => page.getByLabel('Notaris').inputValue()).toMatch(/^1\.500/)
    expect(problems).toEqual([])
  })

  it('show a long table by keyboard, on a phone and on a wide screen', async () => {
    for (const width of [320, 1280]) {
      await using visitor = await openVisitor(browser, { viewport: { width, height: 800 } })
      const { page, problems } = visitor
      await open(page, 'rekenmodule-annuiteiten-en-lineaire-hypotheek')
      await page.getByLabel('Hypotheek', { exact: true }).fill('300.000')
      await page.getByLabel('Rente per jaar').fill('4')
      await page.getByLabel('Rente per jaar').press('Enter')
      await expect.poll(() => page.locator('section.tool .tool-result').innerText()).toContain('€ 1.432,25')
      await page.locator('section.tool .tool-result summary').press('Enter')
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(30)
      await isSound(page, `with its table at ${width}`)
      expect(problems).toEqual([])
    }
  })
})
