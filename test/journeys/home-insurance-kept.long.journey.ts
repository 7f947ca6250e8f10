import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { quoteEmail } from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import { insuranceNames, insuranceTypes } from '../../src/core/rules/insurance-packages.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  type Answers,
  boxOf,
  calculate,
  chooseRows,
  codeOn,
  fillDateOfBirth,
  fillHome,
  heldRows,
  open,
  plain,
  premiumPanel,
  premiumsOf,
  rowOf,
  seesPremium,
  totalFor,
} from '../kit/home-insurance.ts'
import { keepForm, openForm } from '../kit/kept-form.ts'
import * as kit from '../kit/visit.ts'
import { openSite } from './site.ts'

// Tests what stays of a calculation: its code, its mail, the answers after a way back, a reload or on another device, and what is
// not asked of a visitor whom the site knows.

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => kit.breakPartner(server.url, 'insurer', 'none'))

type Mail = kit.SentMail & { attachments: { filename: string; contentType: string }[] }
const mailsTo = async (email: string) =>
  (await kit.listAt<Mail>(server.url, '/sandbox/mail.json')).filter(({ to }) => to.includes(email))

const premiumFor = async (answers: Answers) => totalFor(await premiumsOf(server.url, answers), insuranceTypes)
const rowsOf = async (page: Page) =>
  (await page.getByRole('table', { name: 'Je premie per maand' }).getByRole('row').allInnerTexts()).map(
    (row) => row.replace(/\s+/g, ' ').trim(),
  )

it('a calculation is mailed once, however often it is pressed: the same code and the same prices', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = kit.newMailbox('berekening')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(quoteEmail.path)) sent++
  })
  await open(page, server.url, 'All')
  await fillHome(page)
  await rowOf(page, 'wantsQuote', 'yes').check()
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('geen adres')
  await calculate(page).click()
  await kit.summary(page).getByText('E-mailadres is niet geldig').waitFor()
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await seesPremium(page, await premiumFor(plain))
  await calculate(page).dblclick()
  const code = await codeOn(page)
  await page.getByText(`We mailen de berekening naar ${email}.`).waitFor()
  const mail = await kit.untilThere(async () => (await mailsTo(email))[0])
  expect(mail.subject).toMatch(/^Je premieberekening \([A-Z0-9]{4}-[A-Z0-9]{4}\)$/)
  expect(mail.text).toContain(code)
  expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
  const text = mail.text.replace(/\s+/g, ' ')
  const amounts = (await rowsOf(page)).map((row) => /€\s[\d.,]+/.exec(row)?.[0])
  // four insurances, the tax, the total, and what is collected per quarter, half year and year
  expect(amounts).toHaveLength(9)
  for (const amount of amounts) expect(text).toContain(amount)
  for (const type of insuranceTypes) expect(text).toContain(insuranceNames[type])
  await page.getByRole('button', { name: 'Terug' }).click()
  await kit.onStep(page, 'woningkenmerken')
  await calculate(page).click()
  expect(await codeOn(page)).toBe(code)
  expect(sent).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(problems).toEqual([])
})

it('the way back keeps every answer, a reload all but the date of birth; the same answers are the same code', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await open(page, server.url, 'Content')
  await fillHome(page, { ...plain, rooms: '8' })
  await boxOf(page, 'Legal').check()
  const answers = await heldRows(page)
  await calculate(page).click()
  const code = await codeOn(page)
  const costs = await rowsOf(page)
  await page.goBack()
  await kit.onStep(page, 'woningkenmerken')
  expect(await heldRows(page)).toEqual(answers)
  await page.goForward()
  expect(await codeOn(page)).toBe(code)
  await page.getByRole('button', { name: 'Terug' }).click()
  await kit.onStep(page, 'woningkenmerken')
  expect(await heldRows(page)).toEqual(answers)
  expect(await page.getByLabel('Jaar').inputValue()).toBe('1980')
  await calculate(page).click()
  await kit.onStep(page, 'premie')
  await page.reload()
  // a browser never keeps a date of birth, and without it there is no quote
  await kit.onStep(page, 'woningkenmerken')
  await page.getByText('Vul dit opnieuw in. Deze gegevens bewaren we niet.').first().waitFor()
  await page.getByText('Het gaat om: Geboortedatum.').waitFor()
  await kit.isSound(page, 'after a reload')
  expect(await heldRows(page)).toEqual(answers)
  expect(await page.getByLabel('Jaar').inputValue()).toBe('')
  expect(await page.getByLabel('Huisnummer').inputValue()).toBe('10')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const secret of ['1980', code]) expect(stored, `${secret} is kept`).not.toContain(secret)
  await fillDateOfBirth(page)
  await calculate(page).click()
  expect(await codeOn(page)).toBe(code)
  expect(await rowsOf(page)).toEqual(costs)
  await page.getByRole('button', { name: 'Terug' }).click()
  await chooseRows(page, { rooms: '9' })
  await calculate(page).click()
  expect(await codeOn(page)).not.toBe(code)
})

it('is kept with us and gone on with elsewhere: the same answers, and the same code while the insurer is away', async () => {
  const address = kit.newMailbox('bewaarde-premie')
  await using visitor = await openVisitor(browser)
  await open(visitor.page, server.url, 'Home')
  await fillHome(visitor.page, { ...plain, rooms: '2' })
  const answers = await heldRows(visitor.page)
  await calculate(visitor.page).click()
  const code = await codeOn(visitor.page)
  const costs = await rowsOf(visitor.page)
  const link = await keepForm(visitor.page, server.url, address)

  await using elsewhere = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page } = elsewhere
  await openForm(page, `${server.url}${link}`, address)
  await kit.onStep(page, 'woningkenmerken')
  await page.getByText('Het gaat om: Geboortedatum.').waitFor()
  expect(await heldRows(page)).toEqual(answers)
  expect(await page.getByLabel('Straatnaam').inputValue()).toBe('Voorbeeldlaan')
  await kit.isSound(page, 'gone on with elsewhere')
  await kit.breakPartner(server.url, 'insurer', 'down')
  await fillDateOfBirth(page)
  await premiumPanel(page).getByText('We konden je premie niet berekenen.').waitFor()
  await calculate(page).click()
  expect(await codeOn(page)).toBe(code)
  expect(await rowsOf(page)).toEqual(costs)
  expect(visitor.problems).toEqual([])
})

it('asks a member nothing that is known, and has the premium of all', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await kit.become(page, server.url, 'member')
  await open(page, server.url, 'All')
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('3821 BT')
  for (const [label, value] of [
    ['Huisnummer', '10'],
    ['Straatnaam', 'Voorbeeldlaan'],
    ['Dag', '03'],
    ['Maand', '02'],
    ['Jaar', '1980'],
  ] as const)
    expect(await page.getByLabel(label).inputValue(), label).toBe(value)
  await page.getByRole('heading', { name: 'Dit weet de verzekeraar van je woning' }).waitFor()
  await rowOf(page, 'isRight', 'yes').check()
  await chooseRows(page, plain)
  await rowOf(page, 'wantsQuote', 'yes').check()
  expect(await page.getByRole('textbox', { name: 'E-mailadres' }).inputValue()).toBe('lid@voorbeeld.nl')
  const wanted = await premiumFor(plain)
  await seesPremium(page, wanted)
  await calculate(page).click()
  await kit.onStep(page, 'premie')
  expect((await rowsOf(page)).join()).toContain(wanted.replace(/\s/g, ' '))
  expect(problems).toEqual([])
})
