import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { failures } from '../kit/failures.ts'
import { open } from '../kit/home-insurance.ts'
import { openSite } from './site.ts'

// Tests that the page tidies what somebody types or pastes while they look on.

const { server, browser, close } = await openSite()
afterAll(close)

const parts = ['Dag', 'Maand', 'Jaar'] as const

it('a month in words and a whole date fill the three parts, and codes lose what cannot be seen', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await open(page, server.url, 'Content')
  const standing = () => Promise.all(parts.map((part) => page.getByLabel(part).inputValue()))
  expect(
    await failures(
      [
        { Dag: '3', Maand: 'februari', Jaar: '1980' },
        { Dag: '3', Maand: 'feb.', Jaar: '1980' },
        { Dag: '3 februari 1980', Maand: '', Jaar: '' },
        { Dag: '1980-02-03', Maand: '', Jaar: '' },
        { Dag: '', Maand: '03/02/1980', Jaar: '' },
      ],
      async (typed) => {
        for (const part of parts) await page.getByLabel(part).fill('')
        for (const part of parts)
          if (typed[part]) {
            await page.getByLabel(part).pressSequentially(typed[part])
            await page.getByLabel(part).press('Tab')
          }
        await expect.poll(standing).toEqual(['03', '02', '1980'])
      },
    ),
  ).toEqual([])
  // a pasted date is split over the fields at once
  for (const part of parts) await page.getByLabel(part).fill('')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('3-2-1980'))
  await page.getByLabel('Dag').focus()
  await page.keyboard.press('Control+V')
  await expect.poll(standing).toEqual(['03', '02', '1980'])
  await page.getByLabel('Postcode').fill('\u202a3821\u2011bt\u202c')
  await page.getByLabel('Postcode').press('Tab')
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('3821 BT')
  expect(problems).toEqual([])
})
