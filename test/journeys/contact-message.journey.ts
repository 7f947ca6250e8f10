import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { pdf } from '../kit/made-files.ts'
import { become, isSound, onStep, reference } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

it('by keyboard at 320 px a specialist takes the place of the form, and a member’s question goes with a photo', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 700 } })
  const { page, problems } = visitor
  await become(page, server.url, 'member')
  await page.goto(`${server.url}/contact`)
  await onStep(page, 'vraag')
  const subject = page.getByLabel('Onderwerp')
  await subject.focus()
  for (const [title, address] of [
    ['Praat met een jurist', 'juridisch'],
    ['Praat met een bouwkundige', 'bouwtechnisch'],
    ['Praat met een financieel adviseur', 'financieel'],
  ]) {
    await page.keyboard.press('ArrowDown')
    await page.locator('.notice-title', { hasText: title ?? '' }).waitFor()
    await expect.poll(() => page.locator('.notice').innerText()).toContain('9.00 – 17.30 uur')
    expect(
      await page.getByRole('link', { name: 'Laat je terugbellen', exact: true }).getAttribute('href'),
    ).toBe(`/contact/terugbelafspraak-${address}`)
    expect(await page.getByLabel('Vraag', { exact: true }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Versturen' }).count()).toBe(0)
  }
  await isSound(page, 'specialist')
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Vraag', { exact: true }).focus()
  await page.keyboard.type('Ik kan mijn adres niet wijzigen.')
  await expect.poll(() => page.getByLabel('Naam', { exact: true }).inputValue()).toContain('Vries')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scherm.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByText('scherm.pdf is toegevoegd.').waitFor()
  await page.getByRole('button', { name: 'Versturen' }).focus()
  await page.keyboard.press('Enter')
  const notice = page.locator('.notice-ok')
  await notice.waitFor()
  const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
  await page.goto(`${server.url}/mijn/aanvragen/${code}`)
  await page.getByText('scherm.pdf').first().waitFor()
  expect(problems).toEqual([])
})

it.each(['/contact', '/contact/klacht-indienen', '/toegankelijkheid'])(
  'who has no script is led from %s to the phone numbers',
  async (path) => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(server.url + path)
    await page.getByRole('link', { name: 'bel ons', exact: true }).click()
    // the link leads to the phone numbers on the page: to a visitor of this page, a link to its top would seem to do nothing
    expect(new URL(page.url()).hash).toBe('#bellen')
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(100)
    expect(await page.locator('#bellen a[href^="tel:"]').count()).toBeGreaterThan(0)
  },
)
