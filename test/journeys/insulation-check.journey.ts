import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { estimates } from '../../src/core/contract/insulation-check.ts'
import type { Estimates } from '../../src/core/insulation/estimates.ts'
import { materialTitles } from '../../src/core/insulation/words.ts'
import { insulationCheck } from '../../src/web/funnels/insulation-check/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { checkPath, countedSteps, keepsNobody, personaOf, planted } from '../kit/insulation-check.ts'
import { figuresInAnswer, figuresInText, figuresOnScreen } from '../kit/insulation-figures.ts'
import * as kit from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { isSound, reference } = kit
const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => kit.breakPartner(server.url, 'insulation', 'none'))

const offer = (page: Page) => page.getByRole('button', { name: 'Vrijblijvend inschrijven' })
const _everything = personaOf('Spouw van 3 tot 4 cm, kiest alles met glas erbij')

type Mail = kit.SentMail & { attachments: { filename: string; contentType: string }[] }
const mailsTo = async (email: string) =>
  (await kit.listAt<Mail>(server.url, '/sandbox/mail.json')).filter(({ to }) => to.includes(email))
const referenceOn = async (page: Page): Promise<string> => {
  await page.getByText(reference).first().waitFor()
  return reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
}

/** The last estimates that this page was answered. */
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

/** The figures on the screen, which are those of the answer. */
const figuresOn = async (page: Page, answer: Estimates) => {
  const shown = await figuresOnScreen(page)
  expect(Object.keys(shown).length).toBeGreaterThan(0)
  expect(shown).toEqual(figuresInAnswer(answer, materialTitles))
  return shown
}

/** Waits for the one mail of a request. It has the document and the figures of the screen. */
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
  const measures = ['floor_insulation', 'glass_insolation_compliment']
  let shown: Awaited<ReturnType<typeof figuresOnScreen>> = {}
  await page.goto(server.url + checkPath)
  const steps = await walkFunnel(
    page,
    insulationCheck,
    {
      name: 'registered',
      exit: 'register',
      answers: {
        selectedMeasures: measures,
        options: measures,
        'cavityWall.moistureProblems': '1',
        'roof.roofInsulationInside': '1',
        'roof.roofInsulationOutside': '1',
        'applicant.firstName': planted.firstName,
        'applicant.lastName': planted.lastName,
        dateOfBirth: planted.dateOfBirth,
        mobile: planted.mobile,
        email,
      },
    },
    {
      properties: { cutoff: '1992', excluded: '9711', registered: '/ingeschreven', sent: '/bedankt' },
      errors: { inschrijven: ['Selecteer er minstens één'] },
      press: { isolatieadvies: (at) => offer(at).click() },
      at: async (step) => {
        if (step === 'isolatieadvies') shown = await figuresOn(page, await answer())
        if (step === 'inschrijven') await keepsNobody(page)
      },
    },
  )
  expect(steps).toEqual([
    ...countedSteps.filter((step) => !['spouwmuurisolatie', 'dakisolatie'].includes(step)),
    'inschrijven',
  ])
  await page.waitForURL(`**${checkPath}/ingeschreven`)
  const code = await referenceOn(page)
  await isSound(page, 'thanks')
  await keepsNobody(page)
  await seeMail(email, `Je inschrijving voor isoleren (${code})`, shown)
  const orders = () => kit.listAt<{ body: unknown }>(server.url, '/sandbox/orders.json?partner=insulation')
  const mine = async () => (await orders()).filter(({ body }) => JSON.stringify(body).includes(code))
  await expect.poll(async () => (await mine()).length).toBe(1)
  expect(JSON.stringify(await mine())).toContain(planted.lastName)
  expect(problems).toEqual([])
})
