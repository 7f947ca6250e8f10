import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  type InsuranceEntry,
  type InsuranceType,
  insuranceTypes,
} from '../../src/core/rules/insurance-packages.ts'
import { boxOf } from '../kit/home-insurance.ts'
import { fillAddress } from '../kit/visit.ts'
import { type Answers, giveAnswers, type Step } from '../kit/walk-funnel.ts'

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
    'Wil je verkeer meeverzekeren?': 'Ja',
    'Wil je werk en inkomen meeverzekeren?': 'Ja',
    'Wil je belasting en vermogen meeverzekeren?': 'Ja',
    'Wil je ander vastgoed meeverzekeren?': 'Nee',
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
  'Ben je in de laatste 8 jaar vervolgd voor een strafbaar feit?': 'Nee',
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

const describeHome = async (page: Page, entry: InsuranceEntry) => {
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

/** All steps of a calculator; the second one shows the premium. */
export const stepsOf = (entry: InsuranceEntry, email: string, seePremium: () => Promise<void>): Step[] => {
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
      fill: seePremium,
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
