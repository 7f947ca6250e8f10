import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { becomeNewMember } from '../kit/new-member.ts'
import { isSound, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true })
const open = async (page: Page) => {
  await page.goto(`${server.url}/lidmaatschap/opzeggen`)
  await onStep(page, 'opzeggen')
}
const received =
  'We hebben jouw opzegging ontvangen. Na verwerking hiervan ontvang je een bevestiging per e-mail.'

describe('leaving', () => {
  it('a member cancels, reads the last day, takes it back and cancels again', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const { number } = await becomeNewMember(page, server.url)
    await open(page)
    await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Berg')
    await expect.poll(() => page.getByLabel('Lidnummer').inputValue()).toBe(number)
    await page.getByLabel('Te duur').check()
    await send(page).dblclick()
    const notice = page.locator('.notice-ok')
    await notice.waitFor()
    await expect.poll(() => page.locator('.toast').innerText()).toContain(received)
    await isSound(page, 'received')
    await expect.poll(() => notice.innerText()).toContain(received)
    await expect.poll(() => notice.innerText()).toContain('Je bent lid tot en met 19 november 2027.')
    await expect.poll(() => notice.innerText()).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
    await expect.poll(() => page.getByLabel('Te duur').isChecked()).toBe(false)
    await page.getByLabel('Scheiding').check()
    await send(page).click()
    await page.getByText('Je hebt al opgezegd. Je bent lid tot en met 19 november 2027.').waitFor()
    await page.goto(`${server.url}/mijn/lidmaatschap`)
    await page.getByRole('button', { name: 'Opzegging intrekken' }).click()
    await page.getByText('Je opzegging is ingetrokken.').waitFor()
    await open(page)
    await page.getByLabel('Scheiding').check()
    await send(page).click()
    await notice.waitFor()
    // the browser's console reports the refusal of the server
    expect(
      problems.filter((problem) => !problem.includes('409') && !problem.includes('Failed to cancel')),
    ).toEqual([])
  })
})
