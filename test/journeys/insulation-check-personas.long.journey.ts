import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import type { Persona } from '../../src/core/rules/test-insulation-personas.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  checkPath,
  countedSteps,
  fillStep,
  type Hand,
  keys,
  mouse,
  openMenu,
  personaOf,
  type Step,
  stepsOf,
} from '../kit/insulation-check.ts'
import { isSound, next, onStep, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Walks personas (src/core/rules/test-insulation-personas.ts) through the real page: who is asked and told what, and where the
// check ends.

const { server, browser, close } = await openSite()
afterAll(close)

const noCavity =
  'Je hebt aangegeven dat je geen spouwmuur hebt of dat je spouw minder dan 3 cm is. Dan kunnen we helaas geen spouwmuurisolatie aanbrengen.'
const notEligible = 'Jouw woning komt niet in aanmerking om te isoleren'
const landing = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren'

interface Visit {
  page: Page
  hand: Hand
  persona: Persona
  look(where: string): Promise<void>
}

const measuresAt = countedSteps.indexOf('isolatiemogelijkheden')

/** Checks the badges in the list of steps against those of the table; some of these follow from answers that come later. */
const seeMenu = async ({ page, hand, persona, look }: Visit, step: Step): Promise<void> => {
  const at = countedSteps.indexOf(step)
  const shown = await openMenu(page, hand)
  expect(await page.locator('.check-steps summary').innerText()).toContain(`${at + 1} van 9`)
  const all = persona.expects.skipped as Record<string, string>
  const ruled = Object.fromEntries(Object.entries(all).filter(([, why]) => why !== 'Niet gekozen door jou'))
  if (at > measuresAt) expect(shown, step).toEqual(all)
  else if (at === measuresAt) expect(shown, step).toEqual(ruled)
  else expect(ruled, step).toMatchObject(shown)
  await look(`${step} with its list`)
}

const seeErrors = async ({ page, hand, look }: Visit, step: Step): Promise<void> => {
  await hand.press(page, next(page))
  await summary(page).waitFor()
  await onStep(page, step)
  await look(`${step} with errors`)
}

/** The step on which the check ends, or says that it would; undefined where it goes on. */
const endsOn = ({ expects }: Persona): Step | undefined => {
  if (expects.stops)
    return ({ year: 'adres', apartment: 'woninggegevens', nothing: 'isolatiemogelijkheden' } as const)[
      expects.stops
    ]
  return expects.box && 'spouwmuurisolatie'
}

const seeStop = async ({ page, hand, persona: { expects }, look }: Visit, step: Step): Promise<void> => {
  const box = page.getByRole(expects.stops === 'year' ? 'status' : 'alert')
  const title = {
    year: 'Huizen vanaf 1992 zijn al geïsoleerd',
    apartment: 'Je komt niet in aanmerking voor een isolatie advies',
    nothing: notEligible,
  }[expects.stops ?? 'nothing']
  await box.filter({ hasText: title }).waitFor()
  if (expects.stops === 'year') await box.getByText('Daarom stopt de check hier.').waitFor()
  if (expects.stops === 'apartment')
    expect(await page.locator('form[data-step] fieldset').count(), 'nothing more is asked').toBe(1)
  if (title === notEligible) expect(await box.getByRole('link').getAttribute('href')).toBe(landing)
  if (expects.box) await box.getByText(noCavity).waitFor()
  await look(`${step} where it ends`)
  // with nothing to choose from, the only way is back
  if (expects.stops === 'nothing') return expect(await next(page).count()).toBe(0)
  await hand.press(page, next(page))
  await onStep(page, step)
  await page.getByRole('alert').first().waitFor()
  await look(`${step} where it ends, pressed on`)
  const wayBack = box.getByRole('button', { name: 'Kies een andere maatregel' })
  if (expects.box !== 'wayBack') return expect(await wayBack.count()).toBe(0)
  await hand.press(page, wayBack)
  await onStep(page, 'isolatiemogelijkheden')
}

const seeResults = async (visit: Visit): Promise<void> => {
  const { page, hand, persona, look } = visit
  const { chosen, expects } = persona
  const cards = page.locator('[data-measure]')
  await cards.first().waitFor()
  expect(
    await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.measure)),
    'cards',
  ).toEqual(chosen)
  const wall = page.locator('[data-measure="cavity_wall_insulation"]')
  if (expects.fillable === false) {
    await wall.getByText(noCavity).waitFor()
    expect(await wall.locator('table').count()).toBe(0)
  }
  if (expects.fillable)
    expect(await wall.getByRole('row', { name: /EPS-parels|Opencellig/ }).count()).not.toBe(0)
  const offer = page.getByRole('button', { name: 'Vrijblijvend inschrijven' })
  const sendOnly = page.getByRole('button', { name: 'Stuur mijn resultaten' })
  // outside the area, or with glass alone, one cannot take part in the purchase
  const only = expects.warns !== undefined || chosen.every((one) => one === 'glass_insolation_compliment')
  expect([await offer.count(), await sendOnly.count()]).toEqual(only ? [0, 1] : [1, 0])
  for (const measure of chosen) await seeDetails(page.locator(`[data-measure="${measure}"]`), persona)
  await look('isolatieadvies')
  if (stepsOf(persona).some((step) => stepOfMeasures.includes(step)))
    return expects.warns ? undefined : seeOffers(visit)
  // a visitor who is asked nothing more sees the list of steps only on the way back
  await hand.press(page, page.getByRole('button', { name: 'Vorige' }))
  await onStep(page, 'isolatiemogelijkheden')
  expect(await openMenu(page, hand)).toEqual(expects.skipped)
}

/** Answers that a card repeats (spec 002 section 2.2). */
const details: Readonly<Record<string, readonly string[]>> = {
  cavity_wall_insulation: ['Oppervlakte van de gevels (m²)', '83'],
  floor_insulation: [
    ...['Oppervlakte van de vloer (m²)', '47', 'Waar is de vloer van gemaakt?', 'Beton'],
    'Hoe hoog is de kruipruimte of kelder?',
  ],
  roof_insulation: ['Oppervlakte van het dak (m²)', '71', 'Verwarm je de zolder?', 'Ja'],
}

const seeDetails = async (card: Locator, { expects }: Persona): Promise<void> => {
  const measure = (await card.getAttribute('data-measure')) ?? ''
  if (measure === 'cavity_wall_insulation' && !expects.fillable) return
  expect(await card.locator('dt, dd').allInnerTexts()).toEqual(
    expect.arrayContaining([...(details[measure] ?? [])]),
  )
}

const stepOfMeasures: readonly Step[] = ['spouwmuurisolatie', 'vloerisolatie', 'dakisolatie']

/** Checks that one can register for every chosen measure, except a cavity wall without a cavity. */
const seeOffers = async ({ page, hand, persona: { chosen, expects } }: Visit): Promise<void> => {
  await hand.press(page, page.getByRole('button', { name: 'Vrijblijvend inschrijven' }))
  await onStep(page, 'inschrijven')
  const offers = page.locator('input[name$="_-options"]')
  await offers.first().waitFor()
  expect(await offers.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
    chosen.filter((measure) => measure !== 'cavity_wall_insulation' || expects.fillable),
  )
}

/** Waits for the step. With nothing left to choose from it is no form and only says why. */
const arrive = async ({ page, persona: { expects } }: Visit, step: Step): Promise<void> => {
  if (step !== 'isolatiemogelijkheden' || expects.stops !== 'nothing') return onStep(page, step)
  await page.locator(`[data-step="${step}"][data-wall]:not([inert])`).waitFor()
}

const walk = async (visit: Visit, withErrors: boolean): Promise<void> => {
  const { page, hand, persona } = visit
  for (const step of stepsOf(persona)) {
    await arrive(visit, step)
    if (step === 'isolatieadvies') return seeResults(visit)
    await seeMenu(visit, step)
    if (withErrors) await seeErrors(visit, step)
    await fillStep(page, hand, step, persona)
    if (step === 'adres' && persona.expects.warns) {
      await page.getByRole('status').filter({ hasText: 'Meedoen kan niet in jouw postcodegebied' }).waitFor()
      await visit.look('adres outside the area')
    }
    if (step === 'spouwmuurisolatie' && persona.expects.fillable === false)
      await page.getByText(noCavity).first().waitFor()
    if (step === endsOn(persona)) return seeStop(visit, step)
    await hand.press(page, next(page))
  }
}

type Row = [who: string, hand: Hand, withErrors?: 'with errors']

/** Rows at phone width; a short round tries the first two. */
const onPhone: Row[] = [
  ['Bouwjaar 1920, het laatste jaar zonder spouwmuur', keys],
  ['Woning uit 1992 in 9711: de waarschuwing en het einde in dezelfde stap', mouse],
  ['Bouwjaar 1921, het eerste jaar met een spouwmuur', mouse, 'with errors'],
  ['Appartement uit 1991 in 9711: gewaarschuwd, en pas in de volgende stap het einde', keys],
  ['Gevel versierd, gevel en vloer al geïsoleerd', mouse],
  ['Geen spouw en alleen de muur gekozen: terug naar vloer en dak', keys],
]
const atComputer: Row[] = [
  ['Bouwjaar 1915, bodem en zolder al geïsoleerd, plat dak: er blijft niets over', mouse],
  ['Geen spouw, maar vloer en dak ook gekozen: zij gaan door', mouse],
  ['Hoekwoning in 9711 lm: kleine letters en een spatie veranderen niets', mouse],
  ['Spouw van 3 tot 4 cm, kiest alles met glas erbij', keys, 'with errors'],
  ['Spouw onder 3 cm, vloer en dak al geïsoleerd, glas erbij: het einde', keys],
  ['Kiest alleen glas, terwijl alles kan', mouse],
]

const tryOut = async ([who, hand, withErrors]: Row, width: number) => {
  await using visitor = await openVisitor(browser, { viewport: { width, height: 800 } })
  const { page, problems } = visitor
  await page.goto(server.url + checkPath)
  const look = (where: string) => isSound(page, `${who}: ${where} at ${width}`)
  await walk({ page, hand, persona: personaOf(who), look }, withErrors !== undefined)
  expect(problems).toEqual([])
}

describe('people of the table', () => {
  it.each(onPhone)('%s, at 320 px', (...row) => tryOut(row, 320))
  it.each(atComputer)('%s, at 1280 px', (...row) => tryOut(row, 1280))
})
