import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { becomeNewMember } from '../kit/new-member.ts'
import { isSound, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

it('a name is chosen by keyboard, and the community is entered with it', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await page.goto(`${server.url}/sandbox/community`)
  await page.getByRole('link', { name: 'Inloggen met je account' }).click()
  await page.waitForURL('**/inloggen?terug=**')
  await becomeNewMember(page, server.url)
  await page.goto(`${server.url}/mijn/community-alias`)
  await onStep(page, 'alias')
  await page.getByLabel('Alias').focus()
  await page.keyboard.type('Dakgoot')
  await page.keyboard.press('Enter')
  await page.getByText('In de community heet je nu Dakgoot.').waitFor()
  await isSound(page, 'alias kept')
  await page.getByRole('link', { name: 'Naar de community' }).click()
  await page.getByText('Welkom, Dakgoot.').waitFor()
  await isSound(page, 'community')
  expect(problems).toEqual([])
})
