import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

it('where there is no room beside the list a text opens in its place, and leads back to its row', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto(`${server.url}/beheer/teksten`)
  const row = page.locator('tr[data-key]').first()
  await row.waitFor()
  const key = await row.getAttribute('data-key')
  const search = page.getByRole('searchbox', { name: 'Zoek in namen en teksten' })
  expect(await search.count()).toBe(1)

  await row.press('Enter')
  const back = page.getByRole('button', { name: 'Terug naar de teksten' })
  await back.waitFor()
  expect(await search.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await isSound(page, 'a text in the place of the list')
  await page.setViewportSize({ width: 320, height: 700 })
  await isSound(page, 'a text at 320 pixels')
  await pressOn(page, back)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-key'))).toBe(key)
  expect(problems).toEqual([])
})
