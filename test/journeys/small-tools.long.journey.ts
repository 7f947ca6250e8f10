import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settings } from '../../content/settings.ts'
import { kinds } from '../../src/core/content/kinds.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { isPlate, tidyPlate } from '../../src/core/rules/licence-plates.ts'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'
import { naughtyStrings } from '../hostile/naughty.ts'
import { openVisitor } from '../kit/browser.ts'
import { isSound, onStep, pressOn, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite({})
afterAll(close)

const phone = { width: 320, height: 640 }

/**
 * A page with three licence plate fields: two open new tabs, on a page of ours and on a host of the settings; the third has no
 * redirect.
 */
const plates = {
  kind: 'page',
  codename: 'kentekens',
  path: '/kentekens',
  layout: 'content',
  title: 'Kentekens',
  description: 'Een pagina met meer dan één kentekenveld.',
  blocks: ['/sandbox/autopremie', 'https://verzekeraar.example/premie', undefined].map((href, index) => ({
    ...kinds.licence_plate.example,
    anchor: `premie-${index}`,
    title: `Premie ${index}`,
    redirect: href && { href, new_tab: true },
  })),
}

beforeAll(async () => {
  const { db } = server
  await saveDraft(db, systemClock, 'settings', { ...settings, redirect_hosts: ['verzekeraar.example'] })
  await publish(db, systemClock, 'settings', 'test')
  await saveDraft(db, systemClock, 'kentekens', JSON.parse(JSON.stringify(plates)))
  await publish(db, systemClock, 'kentekens', 'test')
  await vi.waitFor(async () => expect((await fetch(`${server.url}/kentekens`)).status).toBe(200), {
    timeout: 60_000,
  })
})

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

describe('the licence plate', () => {
  const go = { name: 'Bereken je premie', exact: false }

  it('is judged, kept in this tab and not in an address, and leads on once', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${server.url}/autoverzekering?redirect=https://elders.example&href=//elders.example`)
    const plate = page.getByLabel('Kenteken')
    const button = page.getByRole('button', go)
    await plate.click()
    await page.keyboard.type('gt12')
    await expect.poll(() => plate.inputValue()).toBe('GT-12')
    await button.click()
    await expect.poll(() => summary(page).innerText()).toContain('Kenteken is niet geldig.')
    await isSound(page, 'with an error')
    await plate.click()
    await page.keyboard.press('End')
    await page.keyboard.type('3b')
    await expect.poll(() => summary(page).count()).toBe(0)
    // edits in the middle of the text: the character before the hyphen is replaced, and the caret stays there
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Backspace', 'x']) await page.keyboard.press(key)
    await expect.poll(() => plate.inputValue()).toBe('GX-123-B')
    expect(await plate.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
    await button.dblclick()
    await page.waitForURL('**/sandbox/autopremie')
    await expect.poll(() => page.locator('#kenteken').innerText()).toBe('GX-123-B')
    await isSound(page, 'the page of the insurer')
    expect(asked.filter((url) => url.includes('autopremie'))).toHaveLength(1)
    expect(asked.filter((url) => /GX|123-?B/i.test(url))).toEqual([])
    await page.goBack()
    await expect.poll(() => plate.inputValue()).toBe('GX-123-B')
    await page.reload()
    await expect.poll(() => plate.inputValue()).toBe('GX-123-B')
    expect(problems).toEqual([])
  })

  it('works by keyboard alone on a small phone', async () => {
    await using visitor = await openVisitor(browser, { viewport: phone, colorScheme: 'dark' })
    const { page, problems } = visitor
    await page.goto(`${server.url}/autoverzekering`)
    const plate = page.getByLabel('Kenteken')
    await isSound(page, 'empty')
    await pressOn(page, plate)
    await expect.poll(() => summary(page).innerText()).toContain('Voer een kenteken in.')
    expect(await page.title()).toMatch(/^Fout: /)
    expect(await summary(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await isSound(page, 'with an error')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await plate.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.insertText('gt 123 b')
    await expect.poll(() => plate.inputValue()).toBe('GT-123-B')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/sandbox/autopremie')
    expect(problems).toEqual([])
  })

  it('goes on where the browser stores nothing', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('geen opslag', 'SecurityError')
        },
      }),
    )
    await page.goto(`${server.url}/autoverzekering`)
    await page.getByLabel('Kenteken').fill('GT-123-B')
    await page.getByRole('button', go).click()
    await page.waitForURL('**/sandbox/autopremie')
    await page.getByText('We weten je kenteken nog niet.').waitFor()
    expect(problems).toEqual([])
  })

  it('opens a tab: ours knows the plate, that of others knows neither plate nor opener', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const context = page.context()
    await context.route('https://verzekeraar.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Verzekeraar</title>' }),
    )
    await page.goto(`${server.url}/kentekens`)
    const tabOf = async (index: number) => {
      const part = page.locator(`#premie-${index}`)
      await part.getByLabel('Kenteken').fill('GT-123-B')
      const opened = context.waitForEvent('page')
      await part.getByRole('button', { name: 'Bereken je premie (opent in een nieuw tabblad)' }).dblclick()
      return opened
    }
    const ours = await tabOf(0)
    await expect.poll(() => ours.locator('#kenteken').innerText()).toBe('GT-123-B')
    const theirs = await tabOf(1)
    await theirs.waitForURL('https://verzekeraar.example/premie')
    expect(await theirs.evaluate(() => [window.opener, document.referrer.includes('GT')])).toEqual([
      null,
      false,
    ])
    expect(context.pages()).toHaveLength(3)
    await expect.poll(() => page.locator('#premie-2').innerText()).toContain('Bel ons.')
    await expect.poll(() => page.locator('#premie-2').getByLabel('Kenteken').count()).toBe(0)
    await isSound(page, 'with three plates')
    expect(problems).toEqual([])
  })

  it('says who to call where no script runs', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false, viewport: phone })
    const { page } = visitor
    await page.goto(`${server.url}/autoverzekering`)
    const told = page.locator('#regelen noscript p')
    expect(await told.isVisible()).toBe(true)
    expect(await told.innerText()).toContain('Bel ons.')
    expect(await page.getByLabel('Kenteken').isVisible()).toBe(false)
    expect(await page.locator('#regelen a[href^="tel:"]').isVisible()).toBe(true)
  })

  it('takes whatever is typed without an error and shows none of it as HTML', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(`${server.url}/autoverzekering`)
    const elements = () => page.locator('#regelen *').count()
    await page.getByRole('button', go).click()
    await summary(page).waitFor()
    const before = await elements()
    const answers = await page.evaluate(
      (strings) => {
        const input = document.querySelector('#regelen input') as HTMLInputElement
        const said = strings.map((text) => {
          input.value = text
          input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }))
          input.form?.requestSubmit()
          return document.querySelector('.field-error')?.textContent
        })
        return [...new Set(said)].sort()
      },
      naughtyStrings.map((text) => text.toWellFormed()).filter((text) => !isPlate(tidyPlate(text))),
    )
    expect(answers).toEqual(['Kenteken is niet geldig.', 'Voer een kenteken in.'])
    expect(await elements()).toBe(before)
    expect(new URL(page.url()).pathname).toBe('/autoverzekering')
    expect(problems).toEqual([])
  })
})
