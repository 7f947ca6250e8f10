import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import {
  buildingInsurance,
  contentsInsurance,
} from '../../src/web/funnels/home-insurance/home-insurance-funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { boxOf, fillApartment, fillHome, insurable, open, properties, rowOf } from '../kit/home-insurance.ts'
import { hurryTo } from '../kit/hurry-to.ts'
import { fitsItsWidth, isSound, newMailbox, onStep, reference, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Tests a tenant, who can insure everything except the building.

const { server, browser, close } = await openSite()
afterAll(close)

const switchOff = 'Schakel niet ondersteunde pakketten uit.'

it('a tenant of an apartment applies for contents and liability, on a small screen', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await open(page, server.url, 'Content')
  const email = newMailbox('huurder')
  const seen: string[] = []
  await hurryTo(
    page,
    contentsInsurance,
    {
      name: 'tenant',
      answers: {
        ...insurable,
        packages: ['Content', 'Liability'],
        'general.isPropertyOwner': 'no',
        'contact.email': email,
        'contact.emailAgain': email,
      },
    },
    '',
    {
      properties,
      fill: {
        woningkenmerken: async () => {
          await fillHome(page)
          await fillApartment(page)
          await boxOf(page, 'Liability').check()
        },
      },
      at: async (step) => {
        seen.push(step)
        await fitsItsWidth(page)
        if (step !== 'aanvullende-gegevens') return
        const asked = await page.locator('form[data-step]').innerText()
        expect(asked).not.toContain('eigenaarsbelang')
        expect(asked).not.toContain('asbest')
        expect(await page.getByText(switchOff).count()).toBe(0)
      },
    },
  )
  expect(seen).toHaveLength(6)
  await page.waitForURL(server.url + thanksPath('Content'))
  expect(await page.locator('main').innerText()).toMatch(reference)
  await isSound(page, 'applied for by a tenant')
  expect(problems).toEqual([])
})

/** The checkbox of an insurance on the step of the additional details. */
const laterBox = (page: Page, value: string) => rowOf(page, 'general', value)
const owner = (page: Page, value: 'yes' | 'no') => rowOf(page, 'general-isPropertyOwner', value)
const onwards = (page: Page) => page.getByRole('button', { name: 'Volgende stap' })

it('who came for the building and does not own it switches it off, and on again when that was wrong', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await open(page, server.url, 'Home')
  await hurryTo(
    page,
    buildingInsurance,
    { name: 'no owner', answers: { ...insurable, packages: ['Home'] } },
    'aanvullende-gegevens',
    { properties },
  )
  expect(await laterBox(page, 'Home').count(), 'nothing is ruled out yet').toBe(0)
  await owner(page, 'no').check()
  await page.getByText('De eigenaar verzekert het gebouw.').waitFor()
  await onwards(page).click()
  await summary(page).getByRole('link', { name: switchOff }).click()
  const hasFocus = () => laterBox(page, 'Home').evaluate((one) => one === document.activeElement)
  expect(await hasFocus(), 'the summary leads to the boxes').toBe(true)
  await isSound(page, 'an insurance that an answer rules out')
  await page.keyboard.press('Space')
  await page.getByText('Zit er asbest in het dak of in de gevel?').waitFor({ state: 'hidden' })
  expect(await hasFocus(), 'the box keeps the focus').toBe(true)
  await onwards(page).click()
  await summary(page).getByText('Kies minstens één verzekering die kan.').waitFor()
  await onStep(page, 'aanvullende-gegevens')
  await laterBox(page, 'Content').check()
  // the question about the owner is asked again, with the answer that was given
  expect(await owner(page, 'no').isChecked()).toBe(true)
  expect(await laterBox(page, 'Home').isDisabled()).toBe(true)
  await owner(page, 'yes').check()
  await laterBox(page, 'Home').check()
  expect(await page.getByText(switchOff).count()).toBe(0)
  await isSound(page, 'an insurance that can be had again')
  expect(problems).toEqual([])
})
