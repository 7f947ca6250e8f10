import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { estimates } from '../../src/core/contract/insulation-check/insulation-check-calls.ts'
import type { Estimates } from '../../src/core/insulation/estimates.ts'
import { materialTitles } from '../../src/core/insulation/insulation-words.ts'
import { openVisitor } from '../kit/browser.ts'
import { checkPath, fillPlanted, keepsNobody, plantedApplicant } from '../kit/insulation-check.ts'
import { figuresInAnswer, figuresInText, figuresOnScreen } from '../kit/insulation-figures.ts'
import * as kit from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { isSound, reference } = kit
const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => kit.breakPartner(server.url, 'insulation', 'none'))

const offer = (page: Page) => page.getByRole('button', { name: 'Vrijblijvend inschrijven' })

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
    // the page may show the answer before the browser told of it here
    await vi.waitUntil(() => last !== undefined, { timeout: 30_000 })
    return last as Promise<Estimates>
  }
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

it('an offer is asked for: sound on every step, one mail with the document, one registration', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const answer = listenTo(page)
  const email = kit.newMailbox('wilhelmina.zonneveld')
  let shown: Awaited<ReturnType<typeof figuresOnScreen>> = {}
  await page.goto(server.url + checkPath)
  await walkFunnel(page, [
    {
      step: 'adres',
      errors: ['Voer een postcode in.'],
      fill: [(at) => kit.fillAddress(at), { Bouwjaar: '1975', Woonoppervlakte: '120' }],
    },
    {
      step: 'woninggegevens',
      errors: [],
      fill: {
        Woningtype: 'Vrijstaande woning',
        Daktype: 'Schuin dak',
        'Heeft de gevel versieringen?': 'Nee',
        'Is er de laatste 10 jaar iets geïsoleerd?': 'Nee',
      },
    },
    { step: 'gevel', errors: [], fill: { 'Hoe hoog is de gevel?': 'Lager dan 9 meter' } },
    {
      step: 'kruipruimte-of-kelder',
      errors: [],
      fill: {
        'Heb je een kruipruimte of kelder?': 'Ja',
        'Kun je in de kruipruimte of kelder komen?': 'Ja',
        'Hoe hoog is de kruipruimte of kelder?': '50 cm of hoger',
      },
    },
    {
      step: 'isolatiemogelijkheden',
      errors: [],
      fill: { 'Waarover wil je advies?': ['Vloer- of bodemisolatie', 'Glasisolatie'] },
    },
    {
      step: 'vloerisolatie',
      errors: [],
      fill: {
        'Waar is de vloer van gemaakt?': 'Hout',
        'Is de kruipruimte verdeeld in vakken?': 'Ja',
        'Staat er water in de kruipruimte?': 'Nee',
        'Lopen er leidingen onder de vloer?': 'Ja',
        'Wat ligt er op de bodem?': 'Zand',
        'Is er een open haard?': 'Ja',
        'Oppervlakte van de vloer': '50',
      },
    },
    {
      step: 'isolatieadvies',
      fill: async (at) => {
        shown = await figuresOn(at, await answer())
      },
      press: (at) => offer(at).click(),
    },
    {
      step: 'inschrijven',
      errors: ['Selecteer er minstens één'],
      fill: [
        { 'Waarvoor wil je een offerte?': ['Vloer- of bodemisolatie', 'Glasisolatie'] },
        (at) => fillPlanted(at, email),
        keepsNobody,
      ],
    },
  ])
  await page.waitForURL(`**${checkPath}/ingeschreven`)
  const code = await referenceOn(page)
  await isSound(page, 'thanks')
  await keepsNobody(page)
  await seeMail(email, `Je inschrijving voor isoleren (${code})`, shown)
  const orders = () => kit.listAt<{ body: unknown }>(server.url, '/sandbox/orders.json?partner=insulation')
  const mine = async () => (await orders()).filter(({ body }) => JSON.stringify(body).includes(code))
  await expect.poll(async () => (await mine()).length).toBe(1)
  expect(JSON.stringify(await mine())).toContain(plantedApplicant.lastName)
  expect(problems).toEqual([])
})
