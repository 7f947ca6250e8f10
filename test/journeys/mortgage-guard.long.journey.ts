import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { registerHypotheekwacht } from '../../src/core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { applicant } from '../../src/core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'
import { openVisitor } from '../kit/browser.ts'
import { emailField, fillPayment, fillPerson, passWall } from '../kit/service-visit.ts'
import {
  become,
  breakPartner,
  confirm,
  isSound,
  mailOf,
  newMailbox,
  next,
  onStep,
  reference,
} from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const path = '/diensten/hypotheek/hypotheekwacht'
// a site alone, as people of the demonstration become members here, or leave
const { server, browser, close } = await openSite({})
afterAll(close)

const wall = (page: Page) => page.locator('[data-step="inloggen"][data-wall]:not([inert])')
const fillDetails = async (page: Page) => {
  await fillPerson(page)
  for (const [label, typed] of [
    ['Dag', '3'],
    ['Maand', '2'],
    ['Jaar', '1980'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(typed)
}
const thanked = async (page: Page, at = path): Promise<string> => {
  await page.waitForURL(`**${at}/bedankt`)
  await page.getByText(reference).first().waitFor()
  return reference.exec(await page.locator('main').innerText())?.[0] ?? ''
}
const taken = 'We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'
const takeAddress = async (emailAddress: string) => {
  const body = { ...(requestExampleOf(applicant) as object), emailAddress }
  const answer = await fetch(server.url + registerHypotheekwacht.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
}
const main = (page: Page) => page.locator('main').innerText()

it('somebody new has it on a phone, sound on every step, and is logged in afterwards', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page, problems } = visitor
  const address = newMailbox('nieuwe-wacht')
  await page.goto(`${server.url}${path}/inloggen`)
  await wall(page).waitFor()
  expect(new URL(page.url()).search).toBe('?step=inloggen')
  await passWall(page, 'lid@voorbeeld.nl')
  await page.getByText(taken).waitFor()
  await expect.poll(() => problems.join('\n')).toContain('Failed to validate email')
  await passWall(page, 'bezet@voorbeeld.nl')
  await walkFunnel(page, [
    {
      step: 'gegevensinvoer',
      errors: [
        'Voer een aanhef in.',
        'Voer een geboortedatum in.',
        'Voer een IBAN in.',
        'Bevestiging verplicht.',
      ],
      fill: [
        (at) => expect.poll(() => emailField(at).getAttribute('readonly')).not.toBeNull(),
        fillDetails,
        fillPayment,
      ],
    },
    {
      step: 'gegevensoverzicht',
      press: async () => {
        await takeAddress('bezet@voorbeeld.nl')
        await confirm(page).click()
      },
    },
  ])
  await wall(page).waitFor()
  await page.getByText(taken).waitFor()
  await isSound(page, 'inloggen, refused')
  await passWall(page, address)
  await onStep(page, 'gegevensoverzicht')
  for (const shown of [address, 'Mevr. J.P. Berg', '3 februari 1980', '€ 34,50 per jaar'])
    expect(await main(page)).toContain(shown)
  await page.reload()
  await onStep(page, 'gegevensinvoer')
  expect(await main(page)).toContain('Vul dit opnieuw in. Deze gegevens bewaren we niet.')
  await page.getByRole('button', { name: 'Terug' }).click()
  await wall(page).waitFor()
  await passWall(page, address)
  await onStep(page, 'gegevensinvoer')
  await fillDetails(page)
  await fillPayment(page)
  await next(page).click()
  await onStep(page, 'gegevensoverzicht')
  await confirm(page).dblclick()
  const code = await thanked(page)
  await isSound(page, 'thanks')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(address))
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  expect(mail?.subject).toBe(`Je Hypotheekwacht staat aan (${code})`)
  expect(mail?.text).toMatch(/Je lidnummer is 3\d{7}\./)
  expect(mail?.text).toContain('/wachtwoord-instellen#')
  await page.goto(`${server.url}${path}?step=inloggen`)
  await onStep(page, 'gegevensinvoer')
  await expect.poll(() => page.getByLabel('IBAN').count()).toBe(0)
  await next(page).click()
  await onStep(page, 'gegevensoverzicht')
  await confirm(page).click()
  await page.getByText('Je hebt de Hypotheekwacht al. Je hoeft niets te doen.').waitFor()
})

it('who logs in on it goes on under their own name', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(server.url + path)
  await wall(page).waitFor()
  await isSound(page, 'inloggen, wide')
  await page.getByLabel('E-mailadres of lidnummer').fill('nietlid@voorbeeld.nl')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Thuisbasis-nietlid-2026')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await onStep(page, 'gegevensinvoer')
  for (const fixed of ['Voorletters', 'Tussenvoegsel', 'Achternaam'])
    await expect
      .poll(() => page.getByLabel(fixed).getAttribute('readonly'), { message: fixed })
      .not.toBeNull()
  await expect.poll(() => emailField(page).inputValue()).toBe('nietlid@voorbeeld.nl')
  await expect.poll(() => page.getByLabel('Jaar', { exact: true }).inputValue()).toBe('1991')
  await fillPayment(page)
  await next(page).click()
  await onStep(page, 'gegevensoverzicht')
  await page.goBack()
  await onStep(page, 'gegevensinvoer')
  await next(page).click()
  await onStep(page, 'gegevensoverzicht')
  await confirm(page).click()
  expect(await thanked(page)).toBeTruthy()
})

it('a member of the insurer passes by keyboard alone, with an address register that is away', async () => {
  await breakPartner(server.url, 'addresses', 'down')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  try {
    await become(page, server.url, 'member')
    await page.goto(`${server.url}${path}-unive/inloggen`)
    await onStep(page, 'gegevensinvoer')
    await page.getByText('We kunnen je adres nu niet opzoeken. Vul zelf je straat en plaats in.').waitFor()
    await expect.poll(() => page.getByLabel('IBAN').count()).toBe(0)
    const reach = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      for (let count = 0; count < 60; count++) {
        if (await button.evaluate((control) => control === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`${name} cannot be reached`)
    }
    await reach('Volgende')
    await page.keyboard.press('Enter')
    await onStep(page, 'gegevensoverzicht')
    expect(await main(page)).toContain('Mevr. J. de Vries')
    await reach('Bevestigen')
    await page.keyboard.press('Enter')
    expect(await thanked(page, `${path}-unive`)).toBeTruthy()
  } finally {
    await breakPartner(server.url, 'addresses', 'none')
  }
})
