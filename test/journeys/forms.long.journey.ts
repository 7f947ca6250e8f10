import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toegankelijkheid } from '../../content/toegankelijkheid.ts'
import type { Form } from '../../src/core/forms/form.ts'
import { openVisitor } from '../kit/browser.ts'
import { everyQuestion } from '../kit/forms.ts'
import { publishPage } from '../kit/published-page.ts'
import { become, isSound, reference } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/formulieren'
const short: Form = {
  kind: 'form',
  formId: 'kort',
  title: 'Een korte vraag',
  questions: [{ key: 'line', ask: 'line', label: 'Hoe kort?' }],
  thanks: 'Dank voor je korte vraag.',
  desk: 'klantenservice',
}
const show = async (...forms: Form[]) => {
  const page = {
    kind: 'page',
    codename: 'formulieren',
    path,
    layout: 'content',
    title: 'Formulieren',
    description: 'Een pagina met formulieren om mee te proberen.',
    blocks: forms,
  }
  const words = forms.flatMap(({ title, questions }) => [title, questions[0]?.label ?? title])
  await publishPage(server, page, ...words)
}
const partOf = (page: Page, { formId }: Form) => page.locator(`#formulier-${formId}`)
const alone = { ...everyQuestion, title: 'Alleen deze' }

describe('a form that editors defined', () => {
  beforeAll(() => show(alone))

  it('that changes while somebody fills it in asks to load the page again, and keeps the answers', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await show(short)
    await page.goto(server.url + path)
    await page.getByLabel('Hoe kort?').fill('Heel kort')
    await show({ ...short, questions: [{ key: 'line', ask: 'line', label: 'Hoe lang?' }] })
    await page.getByRole('button', { name: 'Versturen' }).click()
    await page.getByText('Dit formulier is net veranderd.').waitFor()
    await isSound(page, 'changed')
    await page.getByRole('link', { name: 'Laad de pagina opnieuw' }).click()
    await expect.poll(() => page.getByLabel('Hoe lang?').inputValue()).toBe('Heel kort')
    await page.getByRole('button', { name: 'Versturen' }).click()
    await page.locator('.notice-ok').waitFor()
  })

  it('shares nothing with another on its page', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
    const { page, problems } = visitor
    const other = { ...short, formId: 'ook-kort', title: 'Nog een', thanks: 'Ook dank.' }
    await show(short, other)
    await page.goto(server.url + path)
    const [first, second] = [partOf(page, short), partOf(page, other)]
    await first.getByLabel('Hoe kort?').fill('Een')
    await second.getByLabel('Hoe kort?').fill('Twee')
    await page.reload()
    await expect.poll(() => first.getByLabel('Hoe kort?').inputValue()).toBe('Een')
    await expect.poll(() => second.getByLabel('Hoe kort?').inputValue()).toBe('Twee')
    await second.getByRole('button', { name: 'Versturen' }).click()
    await second.getByText(reference).waitFor()
    await expect.poll(() => second.locator('.notice-ok').innerText()).toContain('Ook dank.')
    expect(await first.getByLabel('Hoe kort?').inputValue()).toBe('Een')
    await isSound(page, 'one of two sent')
    expect(problems).toEqual([])
  })
})

describe('the form about accessibility', () => {
  it('is filled in by keyboard, also without a name, and stands among the requests of who is logged in', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
    const { page, problems } = visitor
    await page.goto(server.url + toegankelijkheid.path)
    await become(page, server.url, 'member')
    await page.goto(server.url + toegankelijkheid.path)
    await page.getByRole('link', { name: 'vul het formulier in' }).press('Enter')
    await expect.poll(() => page.getByLabel('Naam').inputValue()).toMatch(/Vries$/)
    await page.getByLabel('Op welke pagina was je?').focus()
    await page.keyboard.type('Klusservice')
    await page.keyboard.press('Tab')
    await page.keyboard.type('De agenda leest niets voor.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    for (const _field of ['e-mail', 'button']) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const notice = page.locator('.notice-ok')
    await notice.waitFor()
    await isSound(page, 'told')
    const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
    await page.goto(`${server.url}/mijn/aanvragen`)
    await page.getByText(code).waitFor()
    await expect.poll(() => page.locator('main').innerText()).toContain('Meld wat er niet lukt')
    expect(problems).toEqual([])
  })
})
