import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import { packageTitle } from '../../src/core/insurance/words.ts'
import { families } from '../../src/core/rules/insurance-codes.ts'
import { type Entry, type InsuranceType, insuranceTypes } from '../../src/core/rules/insurance-packages.ts'
import * as funnels from '../../src/web/funnels/home-insurance/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  boxOf,
  calculate,
  codeOn,
  confirmHome,
  fillApartment,
  fillHome,
  insurable,
  live,
  notYours,
  open,
  plain,
  premiumsOf,
  properties,
  seesPremium,
  totalFor,
} from '../kit/home-insurance.ts'
import { hurryTo } from '../kit/hurry-to.ts'
import { keys } from '../kit/insulation-check.ts'
import { fillAddress, isSound, newMailbox, onStep, pressOn, reference, summary } from '../kit/visit.ts'
import { type Answers, giveAnswers, type Step, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const narrow = { viewport: { width: 320, height: 720 } }

const calculators = {
  All: [funnels.homePackage, 'De premie voor jouw Woonpakket'],
  Content: [funnels.contentsInsurance, 'De premie voor jouw inboedelverzekering'],
  Home: [funnels.buildingInsurance, 'De premie voor jouw opstalverzekering'],
  Liability: [funnels.liabilityInsurance, 'De premie voor jouw aansprakelijkheidsverzekering'],
  Legal: [funnels.legalInsurance, 'De premie voor jouw rechtsbijstandverzekering'],
} as const
const entries = Object.keys(calculators) as Entry[]

/** Whoever applied has an account: each has an e-mail address of their own. */
const wayOf = (entry: Entry, name: string) => {
  const email = newMailbox(name)
  return {
    name,
    answers: {
      ...insurable,
      packages: entry === 'All' ? [...insuranceTypes] : [entry],
      'contact.email': email,
      'contact.emailAgain': email,
    },
  }
}

/** The overview of the example home: what it costs, until when, and what each insurance is. */
const seeOverview = async (page: Page, entry: Entry) => {
  const premiums = await premiumsOf(server.url, { ...plain, rooms: '1', family: families.alone })
  const chosen = entry === 'All' ? insuranceTypes : [entry]
  const own = page.getByRole('table', { name: 'Je premie per maand' })
  await own.getByRole('row', { name: 'Assurantiebelasting' }).waitFor()
  const total = await own.getByRole('row', { name: 'Totaal per maand' }).innerText()
  expect(total).toContain(totalFor(premiums, chosen))
  expect(total).toContain('voorbeeldtarief')
  expect(await codeOn(page)).toMatch(reference)
  // beside its own premium an entry of one has those of all
  const all = page.getByRole('table', { name: packageTitle })
  expect(await all.count()).toBe(entry === 'All' ? 0 : 1)
  if (entry !== 'All')
    for (const type of insuranceTypes)
      await all
        .getByText(totalFor(premiums, [type]))
        .first()
        .waitFor()
  const cards = page.getByRole('link', { name: 'Verzekeringskaart' })
  expect(await cards.count(), 'product information is folded').toBe(0)
  await page.getByText('Bekijk productinformatie').click()
  await expect.poll(() => cards.count()).toBe(chosen.length)
  await isSound(page, `${entry}, with its product information`)
}

/** What the insurances ask of whoever applies for them, in the order of the form. */
const general: Answers = {
  'Heb je nu al zo’n verzekering?': 'Nee',
  'Hoe vaak wil je betalen?': 'Per maand',
  Ingangsdatum: '1-12-2026',
}
const ofHome: Answers = {
  'Ben je eigenaar van de woning?': 'Ja',
  'Waarvoor gebruik je de woning?': 'Ik woon er zelf',
  'Verhuur je de woning langer dan 2 maanden?': 'Nee',
  'Staat de woning op de monumentenlijst?': 'Nee',
  'Eigen risico': 'Geen eigen risico',
}
const ofInsurance: Readonly<Record<InsuranceType, Answers>> = {
  Home: {
    'Staat de woning langer dan 6 maanden leeg?': 'Nee',
    'Zit er asbest in het dak of in de gevel?': 'Nee',
    'Wil je schade aan het gebouw duurzaam laten herstellen?': 'Ja',
    'Heb je meer bijgebouwen dan standaard verzekerd zijn?': 'Ja',
    'Oppervlakte van je bijgebouwen samen': '40',
    'Verhuur je een bijgebouw?': 'Nee',
    'Wil je een garage op een ander adres meeverzekeren?': 'Nee',
  },
  Content: {
    'Wil je schade aan je inboedel duurzaam laten herstellen?': 'Ja',
    'Wil je het glas meeverzekeren?': 'Ja',
    'Wil je spullen buitenshuis verzekeren?': 'Ja',
    'Tot welk bedrag buitenshuis?': '€ 5.000',
    'Wil je sieraden en horloges over de hele wereld verzekeren?': 'Nee',
    'Heb je bijzondere bezittingen die meer waard zijn dan standaard verzekerd is?': 'Nee',
    'Heb je thuis spullen voor je werk of bedrijf?': 'Ja',
    'Wat zijn die spullen waard?': '€ 5.000',
    'Welke spullen zijn het?': 'Een naaimachine en rollen stof.',
    'Wil je een dekking tegen internetcriminaliteit?': 'Ja',
  },
  Liability: { 'Wil je een eigen risico van € 100?': 'Ja' },
  Legal: {
    'Wil je hulp bij ruzie over verkeer?': 'Ja',
    'Wil je hulp bij ruzie over werk en inkomen?': 'Ja',
    'Wil je hulp bij ruzie over belasting en vermogen?': 'Ja',
    'Wil je hulp bij ruzie over ander vastgoed?': 'Nee',
    'Hoogste bedrag voor kosten van anderen': '€ 30.000',
    'Hoogste bedrag voor een advocaat die je zelf kiest': '€ 6.000',
    Drempelbedrag: 'Geen drempel',
    'Eigen risico voor rechtsbijstand': 'Geen eigen risico',
  },
}
const damages: Answers = {
  'Had je in de laatste 5 jaar schade?': 'Ja',
  'Hoe vaak had je schade?': '1 keer',
  'Welke schade was het, en wanneer?': 'In mei 2025 liep de wasmachine leeg over de vloer.',
}
const history: Answers = {
  'Ben je in de laatste 8 jaar in aanraking geweest met politie of justitie?': 'Nee',
  'Heeft een verzekeraar je in de laatste 8 jaar geweigerd of opgezegd?': 'Nee',
}
const legalHistory: Answers = {
  'Had je eerder een rechtsbijstandverzekering?': 'Ja',
  'Bij welke verzekeraar?': 'Mijn rechtshulp',
  'Heb je een conflict met je buren, of verwacht je dat?': 'Nee',
  'Is er iets gebeurd waardoor je rechtshulp nodig kunt hebben?': 'Nee',
  'Reorganiseert je werkgever, of is dat aangekondigd?': 'Nee',
  'Ben je ooit vervolgd voor een strafbaar feit?': 'Nee',
}
const applicant = (email: string): Answers => ({
  Aanhef: 'Mevr.',
  Voorletters: 'jp',
  Achternaam: 'berg',
  'E-mailadres': email,
  'Herhaal e-mailadres': email,
  'Mobiel telefoonnummer': '06 12345678',
  IBAN: 'NL91ABNA0417164300',
  'Is je postadres een ander adres dan de woning?': 'Nee',
})

/** The first step of somebody who lives alone in a home of one room. */
const describeHome = async (page: Page, entry: Entry) => {
  if (entry === 'All') for (const type of insuranceTypes) await boxOf(page, type).check()
  else {
    expect(await boxOf(page, entry).isDisabled(), 'its own insurance stays').toBe(true)
    expect(await boxOf(page, entry).isChecked()).toBe(true)
  }
  await fillAddress(page)
  await giveAnswers(page, {
    'Kloppen deze gegevens?': 'Ja',
    'Aantal kamers': '1',
    'Waarvan zijn de buitenmuren?': 'Steen of beton',
    'Waarvan is het dak?': 'Dakpannen',
    Geboortedatum: '3-2-1980',
    Gezinssamenstelling: 'Ik woon alleen',
    'Wil je deze berekening ook per e-mail?': 'Nee',
  })
  await page.getByText('Wij vergeleken verzekeraars en kozen zelf.').waitFor()
  await page.getByText('Bel onze verzekeringslijn').waitFor()
}
const onwards = (page: Page) => page.getByRole('button', { name: 'Volgende stap' }).tap()

/** The steps of a calculator, to its end. */
const stepsOf = (entry: Entry, email: string): Step[] => {
  const types: readonly InsuranceType[] = entry === 'All' ? insuranceTypes : [entry]
  const insures = (...wanted: InsuranceType[]) => wanted.some((type) => types.includes(type))
  return [
    {
      step: 'woningkenmerken',
      errors: ['Aantal kamers', 'Gezinssamenstelling', 'Voer een geboortedatum in.'],
      fill: (at) => describeHome(at, entry),
    },
    {
      step: 'premie',
      fill: async (at) => {
        await at.getByRole('heading', { name: calculators[entry][1] }).waitFor()
        await seeOverview(at, entry)
      },
      press: onwards,
    },
    {
      step: 'aanvullende-gegevens',
      errors: ['Heb je nu al zo’n verzekering?'],
      fill: [
        general,
        ...(insures('Home', 'Content') ? [ofHome] : []),
        ...insuranceTypes.filter((type) => insures(type)).map((type) => ofInsurance[type]),
      ],
    },
    {
      step: 'slotvragen',
      errors: ['Voer een IBAN in.'],
      fill: [
        ...(insures('Home', 'Content', 'Liability') ? [damages] : []),
        history,
        ...(insures('Legal') ? [legalHistory] : []),
        applicant(email),
      ],
    },
    {
      step: 'opzegservice',
      fill: { 'Wil je dat wij je oude verzekering opzeggen?': 'Nee' },
      press: onwards,
    },
    {
      step: 'afsluiten',
      errors: ['Bevestiging verplicht.'],
      fill: async (at) => {
        for (const box of await at.locator('form[data-step] input[type="checkbox"]').all()) await box.check()
      },
    },
  ]
}

it.each(entries)('%s: sound at any width, to its thank-you page', async (entry) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await open(page, server.url, entry)
  await walkFunnel(page, stepsOf(entry, newMailbox(entry.toLowerCase())))
  await page.waitForURL(server.url + thanksPath(entry))
  await isSound(page, `${entry}, applied for`)
  expect(problems).toEqual([])
})

it('the whole package by keyboard alone, on a small screen', async () => {
  await using visitor = await openVisitor(browser, narrow)
  const { page, problems } = visitor
  await open(page, server.url, 'Content')
  // all of them at once, away again, and back
  await pressOn(page, boxOf(page, 'All'), 'Space')
  for (const type of insuranceTypes) expect(await boxOf(page, type).isChecked(), type).toBe(true)
  await page.keyboard.press('Space')
  expect(await boxOf(page, 'Home').isChecked()).toBe(false)
  expect(await boxOf(page, 'Content').isChecked(), 'its own insurance stays').toBe(true)
  await page.keyboard.press('Space')
  await keys.type(page, 'home-postcode', '3821 BT')
  await keys.type(page, 'home-houseNumber', '10')
  await page.getByLabel('Straatnaam').waitFor()
  await keys.choose(page, 'isRight', ['yes'])
  await keys.choose(page, 'rooms', [plain.rooms])
  await keys.choose(page, 'wall', [plain.wall])
  await keys.choose(page, 'roof', [plain.roof])
  for (const [name, text] of [
    ['dateOfBirth', '3'],
    ['dateOfBirth-month', '2'],
    ['dateOfBirth-year', '1980'],
  ] as const)
    await keys.type(page, name, text)
  await keys.choose(page, 'family', [plain.family])
  await keys.choose(page, 'wantsQuote', ['no'])
  const premium = totalFor(await premiumsOf(server.url, plain), insuranceTypes)
  await seesPremium(page, premium)
  await pressOn(page, calculate(page))
  await onStep(page, 'premie')
  expect(await page.getByRole('row', { name: 'Totaal per maand' }).innerText()).toContain(premium)
  await pressOn(page, page.getByText('Bekijk productinformatie'))
  await page.getByRole('link', { name: 'Verzekeringskaart opstalverzekering' }).waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Terug' }))
  await onStep(page, 'woningkenmerken')
  expect(await page.getByLabel('Huisnummer').inputValue()).toBe('10')
  expect(problems).toEqual([])
})

it.each(entries)('%s by keyboard alone, to its thank-you page', async (entry) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await open(page, server.url, entry)
  await hurryTo(page, calculators[entry][0], wayOf(entry, `toetsen-${entry.toLowerCase()}`), '', {
    properties,
    byKeys: true,
  })
  await page.waitForURL(server.url + thanksPath(entry))
  expect(await page.locator('main').innerText()).toMatch(reference)
  expect(problems).toEqual([])
})

it('of an apartment the building cannot be insured, and the rest can', async () => {
  await using visitor = await openVisitor(browser, narrow)
  const { page, problems } = visitor
  await open(page, server.url, 'Content')
  await fillHome(page)
  await fillApartment(page)
  expect(await boxOf(page, 'Home').isDisabled()).toBe(true)
  await boxOf(page, 'All').check()
  expect(await boxOf(page, 'Home').isChecked(), 'all of them are those that can be had').toBe(false)
  await isSound(page, 'an insurance that cannot be had')
  await calculate(page).click()
  await onStep(page, 'premie')
  const all = page.getByRole('table', { name: packageTitle })
  const building = await all.getByRole('row', { name: 'Opstalverzekering' }).innerText()
  expect(building).toContain('Niet mogelijk')
  expect(building).toContain(notYours)
  expect((await all.innerText()).match(/€/g)).toHaveLength(3)
  await isSound(page, 'the overview of an apartment')
  expect(problems).toEqual([])
})

it('who came for the building of an apartment switches it off, and goes on with another', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await open(page, server.url, 'Home')
  await fillHome(page)
  await fillApartment(page)
  await live(page).getByText('Wat je koos, kan niet voor jouw woning.').waitFor()
  await calculate(page).click()
  await summary(page).getByText('Schakel niet ondersteunde pakketten uit.').waitFor()
  await isSound(page, 'an unsupported insurance')
  await boxOf(page, 'Home').uncheck()
  await boxOf(page, 'Liability').check()
  await calculate(page).click()
  await onStep(page, 'premie')
  const own = page.getByRole('table', { name: 'Je premie per maand' })
  expect(await own.getByRole('row', { name: 'Opstalverzekering' }).count()).toBe(0)
  await own.getByRole('row', { name: 'Aansprakelijkheidsverzekering' }).waitFor()
})

it('a home that nobody insures ends the calculation, with the reason', async () => {
  await using visitor = await openVisitor(browser, narrow)
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, server.url, 'All')
  await fillHome(page, plain, ['3821 BT', '905'], { isKnown: false })
  const told = page.getByRole('alert').filter({ hasText: 'Deze woning kun je hier niet verzekeren.' })
  await told.getByText('Dit is een woonboot. Die kun je hier niet verzekeren.').waitFor()
  await isSound(page, 'a houseboat')
  await calculate(page).click()
  await summary(page).getByText('Deze woning kun je hier niet verzekeren.').waitFor()
  await onStep(page, 'woningkenmerken')
  await isSound(page, 'a houseboat, calculated all the same')
  expect(asked.filter((path) => path.endsWith('/quotes'))).toEqual([])
  // another home goes on from there
  await page.getByLabel('Huisnummer').fill('10')
  await told.waitFor({ state: 'hidden' })
  await confirmHome(page)
  await calculate(page).click()
  await onStep(page, 'premie')
})
