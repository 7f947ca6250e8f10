import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { premiumPath } from '../../src/core/insurance/paths.ts'
import { insuranceTypes } from '../../src/core/rules/insurance-packages.ts'
import type { Funnel } from '../../src/web/engine/definition/define.ts'
import { contractReview } from '../../src/web/funnels/contract-review/contract-review-funnel.ts'
import { financialPlan } from '../../src/web/funnels/financial-plan/financial-plan-funnel.ts'
import { homePackage } from '../../src/web/funnels/home-insurance/home-insurance-funnel.ts'
import { completionInspection } from '../../src/web/funnels/inspections-completion/inspections-completion-funnel.ts'
import { constructionInspection } from '../../src/web/funnels/inspections-construction/inspections-construction-funnel.ts'
import { legalPosition } from '../../src/web/funnels/legal-position/legal-position-funnel.ts'
import { membership } from '../../src/web/funnels/membership/membership-funnel.ts'
import { mortgageGuard } from '../../src/web/funnels/mortgage-guard/mortgage-guard-funnel.ts'
import { onlineAdvice } from '../../src/web/funnels/online-advice/online-advice-funnel.ts'
import { valuationReport } from '../../src/web/funnels/valuation-report/valuation-report-funnel.ts'
import { vveMembership } from '../../src/web/funnels/vve-membership/vve-membership-funnel.ts'
import { willAdvice } from '../../src/web/funnels/will-advice/will-advice-funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { insurable, properties as insured } from '../kit/home-insurance.ts'
import { hurryTo, type WalkOptions } from '../kit/hurry-to.ts'
import { confirmAtOtherPrices, type OtherPrice } from '../kit/published-prices.ts'
import {
  chooseDay,
  chooseTime,
  emailField,
  fillName,
  fillPayment,
  fillPerson,
  passWall,
} from '../kit/service-visit.ts'
import { fillAddress, newMailbox, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const fee: OtherPrice = { name: 'lidmaatschap_jaar', from: 3450, to: 5000 }
const other = (name: string, from: number, to: number): OtherPrice => ({ name, from, to })

interface Costing extends Omit<WalkOptions, 'fill'> {
  path: string
  /**
   * The funnel to walk. Left out where the walk of the engine beside it cannot follow: then each step of `fill` is filled and
   * left by hand.
   */
  funnel?: Funnel
  overview: string
  prices: readonly [OtherPrice, ...OtherPrice[]]
  answers?: Record<string, unknown>
  fill?: (email: string) => NonNullable<WalkOptions['fill']>
}

/**
 * Fills in a step with a login wall, then the details of the person; with `pays` also the IBAN and the consent of a new member.
 */
const detailsOf =
  (step: string, email: string, { fill = fillPerson, pays = true } = {}) =>
  async (page: Page) => {
    await passWall(page, email)
    await onStep(page, step)
    await fill(page)
    if (pays) await fillPayment(page)
  }

const fillBirth = async (page: Page) => {
  for (const [label, text] of Object.entries({ Dag: '3', Maand: '2', Jaar: '1980' }))
    await page.getByLabel(label, { exact: true }).fill(text)
}

/** Every funnel that costs something at a price of the settings, or makes a member. */
const costing: Record<string, Costing> = {
  'online advice': {
    path: '/contact/online-adviesgesprek',
    funnel: onlineAdvice,
    overview: 'overzicht',
    prices: [fee],
    fill: (email) => ({
      vraag: async (page) => {
        await page.getByRole('radio', { name: 'Juridisch' }).check()
        await page.getByRole('radio', { name: 'Buren en erfgrens' }).check()
        await page.getByLabel('Vraag', { exact: true }).fill('Mag mijn buurman een schutting plaatsen?')
      },
      afspraak: async (page) => void (await chooseTime(page)),
      gegevens: detailsOf('gegevens', email),
    }),
  },
  'contract review': {
    path: '/diensten/juridisch/contract-laten-controleren',
    funnel: contractReview,
    overview: 'gegevensoverzicht',
    prices: [other('contract_bestaande_bouw', 19_500, 21_000), fee],
    fill: (email) => ({
      'afspraak-inplannen': async (page) => {
        await page.getByRole('radio', { name: /Bestaand huis/ }).check()
        await chooseTime(page)
      },
      gegevensinvoer: detailsOf('gegevensinvoer', email),
    }),
  },
  'legal position': {
    path: '/diensten/juridisch/rechtspositiebepaling',
    funnel: legalPosition,
    overview: 'overzicht',
    prices: [other('rechtspositie', 42_500, 45_000), fee],
    fill: (email) => ({ gegevens: detailsOf('gegevens', email) }),
  },
  'will advice': {
    path: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken',
    funnel: willAdvice,
    overview: 'overzicht',
    prices: [other('testamentadvies', 9500, 9900), fee],
    fill: (email) => ({
      afspraak: (page) => fillAddress(page),
      planning: async (page) => void (await chooseTime(page)),
      gegevens: detailsOf('gegevens', email, { fill: fillName }),
    }),
  },
  'financial plan': {
    path: '/diensten/hypotheek/geldplan',
    funnel: financialPlan,
    overview: 'gegevensoverzicht',
    prices: [other('geldplan', 39_500, 41_000)],
    fill: (email) => ({
      'afspraak-inplannen': async (page) => {
        await page.getByRole('radio', { name: /^Beeldbellen/ }).check()
        await chooseTime(page)
      },
      gegevensinvoer: detailsOf('gegevensinvoer', email, { pays: false }),
    }),
  },
  'valuation report': {
    path: '/diensten/hypotheek/waarderapport',
    funnel: valuationReport,
    overview: 'overzicht',
    properties: { price: 3450, waarderapport: 1795 },
    prices: [other('waarderapport', 1795, 2250), fee],
    fill: (email) => ({
      woning: async (page) => {
        await fillAddress(page)
        await page.getByRole('radio', { name: 'Tussenwoning' }).check()
        for (const [label, text] of [
          ['Bouwjaar', '1978'],
          ['Woonoppervlakte', '124'],
          ['Perceeloppervlakte', '150'],
        ] as const)
          await page.getByLabel(label).fill(text)
      },
      persoonsgegevens: async (page) => {
        await detailsOf('persoonsgegevens', email)(page)
        await fillBirth(page)
      },
    }),
  },
  'sale price': {
    path: '/diensten/koop-verkoop/verkoopprijs-bepalen',
    overview: 'betaling',
    prices: [other('verkoopprijs', 2495, 2750), fee],
    fill: (email) => ({
      gegevens: async (page) => {
        await fillName(page)
        await fillAddress(page)
        await emailField(page).fill(email)
        await fillPayment(page)
        await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
      },
    }),
  },
  membership: {
    path: '/lidmaatschap/lid-worden',
    funnel: membership,
    overview: 'overzicht',
    prices: [fee],
  },
  'membership of an owners’ association': {
    path: '/lidmaatschap/vve',
    funnel: vveMembership,
    overview: 'overzicht',
    properties: { thanks: '/lidmaatschap/vve-bedankt', perApartment: '€ 12,50', bankTransfer: '€ 1,90' },
    prices: [{ ...other('lidmaatschap_vve_appartement', 1250, 1400), times: 12 }],
    answers: { totalApartments: '12', kvkNumber: '12345678' },
  },
  'mortgage watch': {
    path: '/diensten/hypotheek/hypotheekwacht/inloggen',
    funnel: mortgageGuard,
    overview: 'gegevensoverzicht',
    properties: { price: 3450 },
    prices: [fee],
    fill: (email) => ({
      inloggen: (page) => emailField(page).fill(email),
      gegevensinvoer: async (page) => {
        await fillPerson(page)
        await fillBirth(page)
        await fillPayment(page)
      },
    }),
    press: { inloggen: (page) => page.getByRole('button', { name: 'Verder', exact: true }).click() },
  },
  'inspection of a house': {
    path: '/diensten/keuringen/bouwtechnische-keuring',
    funnel: constructionInspection,
    overview: 'overzicht',
    prices: [other('bouwtechnische_keuring_450', 39_500, 40_500), fee],
    fill: (email) => ({
      planning: async (page) => void (await chooseTime(page)),
      gegevens: detailsOf('gegevens', email, { pays: false }),
    }),
  },
  'inspection at completion': {
    path: '/diensten/keuringen/opleveringskeuring',
    funnel: completionInspection,
    overview: 'overzicht',
    prices: [other('opleveringskeuring', 28_600, 29_500), fee],
    // the inspected home is another one than the visitor's own
    answers: { 'inspected.houseNumber': '12' },
    fill: (email) => ({
      planning: async (page) => {
        await chooseDay(page)
        await page.getByLabel('Uur').selectOption('10')
        const take = page.getByRole('button', { name: 'Neem dit tijdstip' })
        const chosen = page.getByText('Je keuring is op')
        await take.or(chosen).waitFor()
        if (await take.isVisible()) await take.click()
        await chosen.waitFor()
      },
      gegevens: detailsOf('gegevens', email, { pays: false }),
    }),
  },
  'home insurance': {
    path: premiumPath('All'),
    funnel: homePackage,
    overview: 'afsluiten',
    properties: insured,
    prices: [fee],
    answers: { ...insurable, packages: [...insuranceTypes] },
  },
}

it.each(Object.entries(costing))('%s: other prices between overview and button', async (name, of) => {
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page, problems } = visitor
  const email = newMailbox('prijs')
  const { path, funnel, overview, prices, answers, fill, ...options } = of
  await page.goto(server.url + path)
  const contact = { email, 'contact.email': email, 'contact.emailAgain': email }
  const way = { name, answers: { ...contact, ...answers } }
  if (funnel) await hurryTo(page, funnel, way, overview, { ...options, ...(fill && { fill: fill(email) }) })
  else
    for (const [step, fillIt] of Object.entries(fill?.(email) ?? {})) {
      await onStep(page, step)
      await fillIt(page)
      await next(page).click()
    }
  await onStep(page, overview)
  for (const box of await page.locator('form[data-step] input[type="checkbox"]').all()) await box.check()
  await confirmAtOtherPrices(page, server, prices)
  expect(problems.filter((one) => one.startsWith('exception'))).toEqual([])
})
