import { devices, type Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { keepForm, openForm } from '../kit/kept-form.ts'
import { chooseTime } from '../kit/service-visit.ts'
import { fillAddress, isSound, newMailbox, next, onStep, reference } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const { defaultBrowserType: _engine, ...phone } = devices['Galaxy S9+'] ?? {}
const onPhone = () => openVisitor(browser, phone)
const atComputer = () => openVisitor(browser)
const resumed = 'Je gaat verder met je formulier'

/** Lets other visitors book the time of the callback that this tab has chosen, until no seat is left. */
const takeTheTime = async (page: Page) => {
  const stored = await page.evaluate(() => sessionStorage.getItem('thuisbasis:terugbellen') ?? '{}')
  const { date, startTime } = (
    JSON.parse(stored) as { answers: { slot: { date: string; startTime: string } } }
  ).answers.slot
  for (let others = 1; others < 9; others++) {
    const answer = await fetch(`${server.url}/api/v1/contact/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        ...{
          department: 'juridisch',
          date,
          time: startTime,
          name: 'Iemand Anders',
          phoneNumber: '0612345678',
        },
        ...{ emailAddress: `ander-${others}@voorbeeld.nl`, question: 'Mag dit zomaar van de buren?' },
      }),
    })
    if (answer.status !== 201) return expect(answer.status).toBe(409)
  }
}

describe('a form that is kept', () => {
  it('begins at a computer and is sent on a phone, where the time is gone: a call', async () => {
    const address = newMailbox('bewaard-bellen')
    const path = '/contact/terugbelafspraak-juridisch'
    await using desk = await atComputer()
    await desk.page.goto(`${server.url}${path}`)
    const time = await chooseTime(desk.page)
    const question = 'Mag mijn buurman een schutting op de erfgrens plaatsen?'
    await desk.page.getByLabel('Vraag').fill(question)
    await next(desk.page).click()
    const link = await keepForm(desk.page, server.url, address)
    expect(time).toMatch(/^\d\d:\d\d$/)
    await takeTheTime(desk.page)

    await using mobile = await onPhone()
    const { page } = mobile
    await openForm(page, `${server.url}${link}`, address)
    await page.getByText(resumed).waitFor()
    expect(await page.getByLabel('Vraag').inputValue()).toBe(question)
    await next(page).click()
    await page
      .getByText(/niet (meer )?beschikbaar/)
      .first()
      .waitFor()
    await isSound(page, 'the time is gone')
    expect(await page.getByLabel('Vraag').inputValue()).toBe(question)
    await chooseTime(page, 'next')
    await next(page).click()
    await page.getByLabel('Naam').fill('Jannie de Vries')
    await page.getByLabel('Telefoonnummer').fill('06 12345678')
    await page.getByLabel('E-mailadres', { exact: true }).fill(address)
    await page.reload()
    await page.locator('form[data-step] button[type="submit"]').click()
    await page.waitForURL(`**${path}/bedankt`)
    await page.getByText(reference).first().waitFor()
    expect(mobile.problems.filter((one) => !/status of 409/.test(one))).toEqual([])
  })

  it('keeps no secret: becoming a member', async () => {
    const address = newMailbox('bewaard-lid')
    await using mobile = await onPhone()
    await mobile.page.goto(`${server.url}/lidmaatschap/lid-worden`)
    await onStep(mobile.page, 'pandgegevens')
    await mobile.page.getByRole('radio', { name: 'Mevr.' }).check()
    await mobile.page.getByLabel('Voorletters').fill('jp')
    await mobile.page.getByLabel('Achternaam').fill('berg')
    await fillAddress(mobile.page)
    await mobile.page.getByLabel('E-mailadres').first().fill(address)
    await next(mobile.page).click()
    await onStep(mobile.page, 'contactgegevens')
    await mobile.page.getByLabel('Dag').fill('3')
    await mobile.page.getByLabel('Maand').fill('2')
    await mobile.page.getByLabel('Jaar').fill('1980')
    await mobile.page.getByLabel('Wachtwoord', { exact: true }).fill('gele-fiets-op-de-dijk')
    const link = await keepForm(mobile.page, server.url, address)
    const told = await mobile.page.locator('main').innerText()
    expect(told).toContain('Dit bewaren we niet')
    expect(told).toContain('Geboortedatum')

    await using desk = await atComputer()
    const { page } = desk
    await openForm(page, `${server.url}${link}`, address)
    await onStep(page, 'pandgegevens')
    await page.getByText(resumed).waitFor()
    await page.getByText('Dit bewaarden we niet: Geboortedatum, Wachtwoord').waitFor()
    expect(await page.getByLabel('Achternaam').inputValue()).toBe('Berg')
    await next(page).click()
    await onStep(page, 'contactgegevens')
    expect(await page.getByLabel('Jaar').inputValue()).toBe('')
    expect(await page.getByLabel('Wachtwoord', { exact: true }).inputValue()).toBe('')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain('gele-fiets')
    expect(stored).not.toContain('1980')
  })
})
