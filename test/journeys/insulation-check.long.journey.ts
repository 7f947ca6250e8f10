import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { estimates, register } from '../../src/core/contract/insulation-check/insulation-check-calls.ts'
import type { Estimates } from '../../src/core/insulation/estimates.ts'
import { materialTitles } from '../../src/core/insulation/insulation-words.ts'
import { openVisitor } from '../kit/browser.ts'
import { checkPath, fillPlanted, hurryTo, keepsNobody, personaOf } from '../kit/insulation-check.ts'
import { figuresInAnswer, figuresInText, figuresOnScreen } from '../kit/insulation-figures.ts'
import { keepForm, openForm } from '../kit/kept-form.ts'
import * as kit from '../kit/visit.ts'
import { openSite } from './site.ts'

const { isSound, onStep, reference } = kit
const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => kit.breakPartner(server.url, 'insulation', 'none'))

const offer = (page: Page) => page.getByRole('button', { name: 'Vrijblijvend inschrijven' })
const everything = personaOf('Spouw van 3 tot 4 cm, kiest alles met glas erbij')
const roofOnly = personaOf('Bouwjaar 1919, zonder kruipruimte: alleen het dak')

type Mail = kit.SentMail & { attachments: { filename: string; contentType: string }[] }
const mailsTo = async (email: string) =>
  (await kit.listAt<Mail>(server.url, '/sandbox/mail.json')).filter(({ to }) => to.includes(email))
const referenceOn = async (page: Page): Promise<string> => {
  await page.getByText(reference).first().waitFor()
  return reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
}

/** Keeps the newest estimates that the API answered to this page. */
const listenTo = (page: Page) => {
  let last: Promise<Estimates> | undefined
  page.on('response', (response) => {
    if (response.url().endsWith(estimates.path) && response.ok()) last = response.json()
  })
  return async () => {
    if (!last) throw new Error('no estimates came')
    return last
  }
}

const countTo = (page: Page, path: string) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith(path)) count++
  })
  return () => count
}

const figuresOn = async (page: Page, answer: Estimates) => {
  const shown = await figuresOnScreen(page)
  expect(Object.keys(shown).length).toBeGreaterThan(0)
  expect(shown).toEqual(figuresInAnswer(answer, materialTitles))
  return shown
}

/** Waits for the one mail of a request, and checks its document and that it has the figures of the screen. */
const seeMail = async (
  email: string,
  subject: string,
  shown: Awaited<ReturnType<typeof figuresOnScreen>>,
) => {
  const mail = await kit.untilThere(async () => (await mailsTo(email))[0])
  expect(mail.subject).toBe(subject)
  expect(figuresInText(mail.text, Object.keys(shown))).toEqual(shown)
  expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
  expect(await mailsTo(email)).toHaveLength(1)
}

const noResults = (page: Page) => page.getByRole('alert').filter({ hasText: 'Geen resultaten door een fout' })
const again = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' })

it.each(['down', 'slow', 'garbage'] as const)(
  'a partner that is %s: no results and nothing lost; once it is back they come, and go by mail',
  async (mode) => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
    const { page } = visitor
    const answer = listenTo(page)
    await page.goto(server.url + checkPath)
    await kit.breakPartner(server.url, 'insulation', mode)
    await hurryTo(page, everything)
    await noResults(page).waitFor()
    await noResults(page)
      .getByText(
        'Op dit moment kunnen we geen resultaten tonen door een (technische) fout. Probeer het later opnieuw.',
      )
      .waitFor()
    await isSound(page, `no results, ${mode}`)
    expect(await offer(page).count(), 'nobody registers without results').toBe(0)
    await again(page).click()
    await noResults(page).waitFor()
    await page.getByRole('button', { name: 'Vorige' }).click()
    await onStep(page, 'dakisolatie')
    expect(await page.getByLabel('Oppervlakte van het dak').inputValue()).toBe('71')
    await kit.next(page).click()
    await onStep(page, 'isolatieadvies')
    await noResults(page).waitFor()
    await kit.breakPartner(server.url, 'insulation', 'none')
    await again(page).click()
    await page.locator('tr[data-material]').first().waitFor()
    const shown = await figuresOn(page, await answer())
    await sendResults(page, `resultaten-${mode}@voorbeeld.nl`, shown)
  },
)

const sendResults = async (page: Page, email: string, shown: Awaited<ReturnType<typeof figuresOnScreen>>) => {
  await page
    .getByRole('button', { name: 'Ik denk er nog even over na, stuur mij alleen de resultaten' })
    .click()
  await onStep(page, 'resultaten-ontvangen')
  await fillPlanted(page, email)
  await keepsNobody(page)
  await page.getByRole('button', { name: 'Verstuur gegevens' }).click()
  await page.waitForURL(`**${checkPath}/bedankt`)
  const code = await referenceOn(page)
  await seeMail(email, `Je resultaten van de isolatiecheck (${code})`, shown)
}

it('two presses on the button register once', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const email = kit.newMailbox('dubbel-isoleren')
  const sent = countTo(page, register.path)
  await page.goto(server.url + checkPath)
  await hurryTo(page, everything)
  await offer(page).click()
  await onStep(page, 'inschrijven')
  for (const name of ['Spouwmuurisolatie', 'Dakisolatie']) await page.getByRole('checkbox', { name }).check()
  await fillPlanted(page, email)
  await offer(page).dblclick()
  await page.waitForURL(`**${checkPath}/ingeschreven`)
  expect(sent()).toBe(1)
  await kit.untilThere(async () => (await mailsTo(email))[0])
  expect(await mailsTo(email)).toHaveLength(1)
})

it('is kept with us and gone on with elsewhere, where nothing of its sender stays behind', async () => {
  const address = kit.newMailbox('bewaard-check')
  await using visitor = await openVisitor(browser)
  await visitor.page.goto(server.url + checkPath)
  await hurryTo(visitor.page, roofOnly, 'dakisolatie')
  const link = await keepForm(visitor.page, server.url, address)

  await using elsewhere = await openVisitor(browser)
  const { page } = elsewhere
  await openForm(page, `${server.url}${link}`, address)
  await onStep(page, 'dakisolatie')
  await page.getByText('Wat je invulde, staat er nog.').waitFor()
  await page.reload()
  await onStep(page, 'dakisolatie')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).toContain('roof_insulation')
  expect(stored).not.toContain(address)
  expect([...visitor.problems, ...elsewhere.problems]).toEqual([])
})
