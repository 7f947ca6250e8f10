import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import { families } from '../../src/core/rules/insurance-codes.ts'
import { openVisitor } from '../kit/browser.ts'
import { codeOn, open, plain, premiumsOf, totalFor } from '../kit/home-insurance.ts'
import { isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { stepsOf } from './home-insurance-steps.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const seePremium = async (page: Page) => {
  await page.getByRole('heading', { name: 'De premie voor jouw inboedelverzekering' }).waitFor()
  const total = await page.getByRole('row', { name: 'Totaal per maand' }).first().innerText()
  expect(total).toContain(
    totalFor(await premiumsOf(server.url, { ...plain, rooms: '1', family: families.alone }), ['Content']),
  )
  expect(await codeOn(page)).toMatch(reference)
  await page.getByText('Bekijk productinformatie').click()
  await expect.poll(() => page.getByRole('link', { name: 'Verzekeringskaart' }).count()).toBe(1)
}

it('who insures their belongings reads the premium, applies for it and has it by mail', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('inboedel')
  await open(page, server.url, 'Content')
  await walkFunnel(
    page,
    stepsOf('Content', email, () => seePremium(page)),
  )
  await page.waitForURL(server.url + thanksPath('Content'))
  const code = reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
  await isSound(page, 'applied for')
  await expect
    .poll(async () =>
      (await mailOf(server.url)).filter(({ to }) => to === email).map(({ subject }) => subject),
    )
    .toContain(`Je aanvraag voor een verzekering (${code})`)
  expect(problems).toEqual([])
})
