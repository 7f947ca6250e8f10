import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import { contentsInsurance } from '../../src/web/funnels/home-insurance/home-insurance-funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { fillDateOfBirth, insurable, open, properties, rowOf } from '../kit/home-insurance.ts'
import { hurryTo } from '../kit/hurry-to.ts'
import { signing, stroke } from '../kit/signature.ts'
import { isSound, mailOf, newMailbox, onStep, reference, summary, untilThere } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Tests the cancellation service: the association cancels the old insurance once the new one is accepted.

const { server, browser, close } = await openSite()
afterAll(close)

const onwards = (page: Page) => page.getByRole('button', { name: 'Volgende stap' })
const entry = (page: Page, number: number) =>
  page.getByRole('group', { name: `Verzekering ${number}`, exact: true })

const fillEntry = async (page: Page, number: number, kind: string, policy: string) => {
  const one = entry(page, number)
  await one.getByLabel('Soort verzekering').selectOption({ label: kind })
  await one.getByLabel('Polisnummer').fill(policy)
  for (const [label, text] of [
    ['Dag', '1'],
    ['Maand', '2'],
    ['Jaar', '2027'],
  ] as const)
    await one.getByLabel(label).fill(text)
}

const sign = async (page: Page) => {
  const { field, take } = signing(page)
  await field.getByRole('button').click()
  await stroke(page)
  await take.click()
  await field.locator('img').waitFor()
}

/** Reads the fields of the step that a browser keeps; the signature is not kept. */
const held = async (page: Page) => [
  await page.getByLabel('Verzekeraar', { exact: true }).inputValue(),
  ...(await page
    .getByLabel('Polisnummer')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))),
]
const answered = ['FBTO (Achmea)', '12.345.678', 'AB-4711']

/** Reloads, and answers again only what no browser keeps. */
const comeBack = async (page: Page) => {
  await page.reload()
  await onStep(page, 'woningkenmerken')
  await fillDateOfBirth(page)
  await page.getByRole('button', { name: 'Bereken mijn premie' }).click()
  for (const step of ['premie', 'aanvullende-gegevens']) {
    await onStep(page, step)
    // no browser keeps where valuables are stored
    if (step === 'aanvullende-gegevens')
      await page.getByLabel('Waar bewaar je de sieraden?').fill('In een kluis')
    await onwards(page).click()
  }
  await onStep(page, 'slotvragen')
  await page.getByLabel('IBAN').fill('NL91ABNA0417164300')
  await onwards(page).click()
  await onStep(page, 'opzegservice')
}

/** Accepts the application in place of the insurer, as anyone who tries the site can. */
const accept = async (page: Page, code: string) => {
  await page.goto(`${server.url}/sandbox/insurer`)
  const application = page.getByRole('listitem').filter({ hasText: code })
  await expect
    .poll(async () => {
      await page.reload()
      return application.count()
    })
    .toBe(1)
  expect(await lettersOf(code), 'nothing is cancelled before the insurer decides').toEqual([])
  await application.getByRole('button', { name: 'Accepteren' }).click()
  await application.getByText('Geaccepteerd').waitFor()
}
const lettersOf = async (code: string) =>
  (await mailOf(server.url))
    .filter(({ subject }) => subject.startsWith('Zet op de post') && subject.includes(code))
    .map(({ subject }) => subject)
    .toSorted()

it('two old insurances are cancelled once the new one is accepted, signed by mouse', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('opzegger')
  await open(page, server.url, 'Content')
  await hurryTo(
    page,
    contentsInsurance,
    {
      name: 'who cancels',
      answers: {
        ...insurable,
        packages: ['Content'],
        'contact.email': email,
        'contact.emailAgain': email,
      },
    },
    'opzegservice',
    { properties },
  )
  await rowOf(page, 'hasCancellationService', 'yes').check()
  await rowOf(page, 'cancellation-onOwnName', 'yes').check()
  await onwards(page).click()
  await summary(page)
    .getByRole('link', { name: /^Handtekening/ })
    .waitFor()
  await isSound(page, 'the cancellation service with errors')
  await page.getByLabel('Verzekeraar', { exact: true }).fill('fbto')
  await page.getByRole('option', { name: 'FBTO (Achmea)' }).click()
  await fillEntry(page, 1, 'Inboedelverzekering', '12.345.678')
  await page.getByRole('button', { name: 'Verzekering toevoegen' }).click()
  await fillEntry(page, 2, 'Opstalverzekering', 'AB-4711')
  await page.getByLabel(/^Ik weet dat mijn opstalverzekering op 1 februari 2027 stopt/).check()
  await page.getByRole('button', { name: 'Verwijderen Verzekering 2' }).click()
  await page.getByText('Verzekering 2 is verwijderd.').waitFor()
  expect(await held(page)).toEqual(answered.slice(0, 2))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  expect(await held(page)).toEqual(answered)
  await sign(page)
  await isSound(page, 'the cancellation service, signed')
  await comeBack(page)
  await expect.poll(() => held(page)).toEqual(answered)
  expect(await signing(page).field.locator('img').count(), 'no browser keeps a signature').toBe(0)
  await sign(page)
  await onwards(page).click()
  await onStep(page, 'afsluiten')
  for (const box of await page.locator('form[data-step] input[type="checkbox"]').all()) await box.check()
  await page.getByRole('button', { name: 'Afsluiten' }).click()
  await page.waitForURL(server.url + thanksPath('Content'))
  const [code = ''] = (await page.locator('main').innerText()).match(reference) ?? []
  await accept(page, code)
  expect(
    await untilThere(async () => ((await lettersOf(code)).length === 2 ? lettersOf(code) : undefined)),
  ).toEqual([1, 2].map((number) => `Zet op de post: opzegbrief ${number} van 2 (${code})`))
  const told = await untilThere(async () =>
    (await mailOf(server.url)).find(
      ({ to, subject }) => to === email && subject === `Je opzegbrieven gaan op de post (${code})`,
    ),
  )
  expect(told.text).toContain('Inboedelverzekering bij FBTO (Achmea), per 1 februari')
  expect(told.text).toContain('Opstalverzekering bij FBTO (Achmea), per 1 februari')
  expect(problems).toEqual([])
})
