import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import {
  checkPath,
  fillPlanted,
  fillStep,
  heldOn,
  hurryTo,
  keepsNobody,
  keptUnder,
  mouse,
  openMenu,
  personaOf,
  stepsOf,
  storedIn,
} from '../kit/insulation-check.ts'
import { isSound, next, onStep, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Tests what stays of the check after a reload, a way back or a closed page, and what is removed when a visitor stops.

const everything = personaOf('Spouw van 3 tot 4 cm, kiest alles met glas erbij')
const roofOnly = personaOf('Bouwjaar 1919, zonder kruipruimte: alleen het dak')

const landing = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren'
const keptIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), keptUnder)
const closeButton = (page: Page) => page.getByRole('button', { name: 'Isolatiecheck sluiten' })

describe('the insulation check', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  let url = ''
  beforeAll(async () => {
    site = await openSite()
    url = site.server.url + checkPath
  })
  afterAll(() => site.close())

  const holds = async (page: Page, step: string, held: unknown, where: string) => {
    await onStep(page, step)
    await expect.poll(() => heldOn(page), { message: `${step} ${where}` }).toEqual(held)
  }

  it('comes back on every step as it was: after a reload, the way back, and a page that was closed', async () => {
    await using visitor = await openVisitor(site.browser)
    const context = visitor.page.context()
    let { page } = visitor
    let before: [step: string, held: unknown] | undefined
    await page.goto(url)
    for (const step of stepsOf(everything)) {
      await onStep(page, step)
      await fillStep(page, mouse, step, everything)
      const held = await heldOn(page)
      await page.reload()
      await holds(page, step, held, 'after a reload')
      if (before) {
        await page.goBack()
        await holds(page, ...before, 'on the way back')
        await page.goForward()
        await holds(page, step, held, 'forward again')
      }
      await page.close()
      page = await context.newPage()
      await page.goto(url)
      await holds(page, step, held, 'in a new page')
      before = [step, held]
      if (step !== 'isolatieadvies') await next(page).click()
    }
    await page.locator('tr[data-material]').first().waitFor()
    expect(await keptIn(page)).toContain('"71"')
    expect(visitor.problems).toEqual([])
  })

  it.each([
    ['inschrijven', 'Vrijblijvend inschrijven'],
    ['resultaten-ontvangen', 'Ik denk er nog even over na, stuur mij alleen de resultaten'],
  ])('%s is come back to as well, and nothing of who filled it in', async (step, way) => {
    await using visitor = await openVisitor(site.browser)
    const { page } = visitor
    await page.goto(url)
    await hurryTo(page, roofOnly)
    await page.getByRole('button', { name: way }).click()
    await onStep(page, step)
    if (step === 'inschrijven') await page.getByRole('checkbox', { name: 'Dakisolatie' }).check()
    await fillPlanted(page, 'wilhelmina@voorbeeld.nl')
    await keepsNobody(page)
    await page.reload()
    await onStep(page, step)
    await page.getByText('Vul dit opnieuw in. Deze gegevens bewaren we niet.').first().waitFor()
    await isSound(page, `${step} after a reload`)
    await keepsNobody(page)
    expect(await page.getByLabel('Achternaam').inputValue()).toBe('')
    if (step === 'inschrijven')
      expect(await page.getByRole('checkbox', { name: 'Dakisolatie' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Terug naar resultaten' }).click()
    await onStep(page, 'isolatieadvies')
    await page.locator('tr[data-material]').first().waitFor()
    await page.getByRole('button', { name: 'Vorige', exact: true }).click()
    await onStep(page, 'dakisolatie')
    expect(await page.getByLabel('Oppervlakte van het dak').inputValue()).toBe('71')
    expect(await openMenu(page, mouse)).toEqual(roofOnly.expects.skipped)
  })

  const stopping = 'Let op! Wil je de isolatiecheck afsluiten?'

  it('is closed after a question: nothing is kept then; or goes on', async () => {
    await using visitor = await openVisitor(site.browser, { viewport: { width: 320, height: 720 } })
    const { page, problems } = visitor
    await page.goto(url)
    await hurryTo(page, roofOnly, 'dakisolatie')
    await fillStep(page, mouse, 'dakisolatie', roofOnly)
    const dialog = page.getByRole('dialog', { name: stopping })
    await pressOn(page, closeButton(page))
    await dialog.waitFor()
    await dialog
      .getByText('Je gegevens worden niet bewaard. Je kunt de check later niet hervatten.')
      .waitFor()
    await isSound(page, 'the question before one stops')
    await pressOn(page, dialog.getByRole('button', { name: 'Verder met de check' }))
    await dialog.waitFor({ state: 'hidden' })
    await onStep(page, 'dakisolatie')
    expect(await page.getByLabel('Oppervlakte van het dak').inputValue()).toBe('71')
    await closeButton(page).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await next(page).click()
    await onStep(page, 'isolatieadvies')
    await closeButton(page).click()
    await page.getByRole('button', { name: 'Ja, ik wil stoppen' }).click()
    await page.waitForURL(`**${landing}`)
    expect(await keptIn(page)).toBeNull()
    expect(await storedIn(page)).not.toContain('3821')
    await page.goto(url)
    await onStep(page, 'adres')
    expect(await page.getByLabel('Bouwjaar').inputValue()).toBe('')
    await page.goBack()
    await page.goBack()
    await onStep(page, 'adres')
    expect(await page.getByLabel('Bouwjaar').inputValue()).toBe('')
    expect(problems).toEqual([])
  })

  it('what cannot be together is not: ventilation nobody knows of, and what was insulated where nothing was', async () => {
    await using visitor = await openVisitor(site.browser)
    const { page } = visitor
    await page.goto(url)
    await hurryTo(page, everything, 'woninggegevens')
    const history = page.getByRole('radiogroup', { name: 'Is er de laatste 10 jaar iets geïsoleerd?' })
    await history.getByRole('radio', { name: 'Ja' }).check()
    const roof = page.getByRole('checkbox', { name: 'Dak', exact: true })
    await roof.check()
    expect(await openMenu(page, mouse)).toEqual({ dakisolatie: 'Al aanwezig' })
    await history.getByRole('radio', { name: 'Nee' }).check()
    await roof.waitFor({ state: 'hidden' })
    await history.getByRole('radio', { name: 'Ja' }).check()
    expect(await roof.isChecked(), 'what was insulated is forgotten').toBe(false)
    await history.getByRole('radio', { name: 'Nee' }).check()
    await fillStep(page, mouse, 'woninggegevens', everything)
    await next(page).click()
    for (const step of ['gevel', 'kruipruimte-of-kelder', 'isolatiemogelijkheden'] as const) {
      await onStep(page, step)
      await fillStep(page, mouse, step, everything)
      await next(page).click()
    }
    await onStep(page, 'spouwmuurisolatie')
    await page.getByRole('radio', { name: '4 tot 7 cm' }).check()
    const air = page.getByRole('group', { name: 'Hoe wordt de spouw geventileerd?' })
    const ticked = () => air.getByRole('checkbox', { checked: true }).count()
    await air.getByRole('checkbox', { name: 'Open voegen' }).check()
    await air.getByRole('checkbox', { name: 'Roosters' }).check()
    await air.getByRole('checkbox', { name: 'Weet ik niet' }).check()
    expect(await ticked()).toBe(1)
    await air.getByRole('checkbox', { name: 'Roosters' }).check()
    expect(await air.getByRole('checkbox', { name: 'Weet ik niet' }).isChecked()).toBe(false)
    expect(await ticked()).toBe(1)
  })
})
