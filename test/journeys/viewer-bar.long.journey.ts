import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite({ VIEWER_BAR: 'on' })
afterAll(close)

it('while developing one may look as a member, and the header says so without a call', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const mine = page.locator('header.top').getByRole('link', { name: 'Mijn Thuisbasis' })
  await page.goto(`${server.url}/contact`)
  await expect.poll(() => mine.count()).toBe(0)
  await page.getByRole('button', { name: 'Lid', exact: true }).click()
  await mine.waitFor()
  await page.getByRole('button', { name: 'Bezoeker', exact: true }).click()
  await mine.waitFor({ state: 'detached' })
  expect(visitor.problems).toEqual([])
})
