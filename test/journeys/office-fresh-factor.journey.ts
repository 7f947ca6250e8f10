import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { determine } from '../../src/core/contract/sale-price/sale-price-calls.ts'
import { demoPlanning } from '../../src/server/services/planning/demo-planning.ts'
import { demoStaff } from '../../src/server/services/staff/demo-staff.ts'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { type PurchaseAnswer, purchaseBody } from '../kit/payments.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

// What commands refuse, because it wants a fresh second factor, and the office does.

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const narrow = { width: 320, height: 700 }
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** The text of the file that this button has the browser save. */
const savedBy = async (page: Page, button: string): Promise<string> => {
  const saving = page.waitForEvent('download')
  await press(page, button)
  return readFile(await (await saving).path(), 'utf8')
}

/** The code of the moment of a demo account, which was not used yet. */
const codeOf = async (email: string): Promise<string> => {
  const codes = await (await fetch(`${server.url}/sandbox/staff-codes.json`)).json()
  return (codes as { account: string; code: string }[]).find((one) => one.account === email)?.code ?? ''
}

/** Buys an estimate and pays it at the sandbox bank; answers its reference. */
const paidBy = async (page: Page): Promise<string> => {
  const answer = await fetch(server.url + determine.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(purchaseBody()),
  })
  expect(answer.status).toBe(201)
  const { paymentLink, reference } = (await answer.json()) as PurchaseAnswer
  await page.goto(new URL(paymentLink, server.url).href)
  await page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await page.getByRole('heading', { name: 'Je schatting is klaar' }).waitFor()
  return reference
}

it('finance gives money back from the request that was paid for, and finds the request again', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const reference = await paidBy(page)
  const colleague = await newColleague(server.db, ['member-service', 'finance'])
  await enterOffice(page, server, colleague, { ahead })
  await page.goto(`${server.url}/beheer/aanvragen/${reference}`)
  const way = page.getByRole('link', { name: 'Betaal terug…' })
  await way.waitFor()
  await isSound(page, 'a request that was paid for')
  await pressOn(page, way)
  await page.getByRole('heading', { name: 'Betaal geld terug' }).waitFor()
  expect(page.url()).toBe(`${server.url}/beheer/betalingen`)
  expect(await page.getByLabel('Referentie van de bestelling').inputValue()).toBe(reference)
  await isSound(page, 'a refund from a request')
  await page.getByLabel('Waarom gaat het terug?').fill('Op verzoek')
  await press(page, 'Kijk wat er teruggaat')
  await press(page, 'Betaal € 24,95 terug')
  await page.getByText(`€ 24,95 gaat terug voor Verkoopprijs bepalen (${reference}).`).waitFor()
  await pressOn(page, page.getByRole('link', { name: 'Terug naar de aanvraag' }))
  await page.getByRole('heading', { name: 'Betaling', exact: true }).waitFor()
  expect(page.url()).toBe(`${server.url}/beheer/aanvragen/${reference}`)
  // all of it is on its way back
  await expect.poll(() => way.count()).toBe(0)
  expect(problems).toEqual([])
})

it('finance sees what goes back before it does, and takes the list for the books along', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const reference = await paidBy(page)
  await enterOffice(page, server, await newColleague(server.db, ['finance']), { ahead })
  await page.goto(`${server.url}/beheer/betalingen`)
  await press(page, 'Kijk wat er teruggaat')
  await page.getByText('Vul de referentie van de bestelling in.').first().waitFor()
  await isSound(page, 'a refund with errors')
  await page.getByLabel('Referentie van de bestelling').fill(reference)
  await page.getByLabel('Bedrag dat teruggaat').fill('10')
  await page.getByLabel('Waarom gaat het terug?').fill('Op verzoek')
  await press(page, 'Kijk wat er teruggaat')
  await page.getByRole('heading', { name: 'Dit gaat terug' }).waitFor()
  await page.getByText('krijgt een e-mail zodra de bank').waitFor()
  await isSound(page, 'what goes back')
  await page.setViewportSize(narrow)
  await isSound(page, 'what goes back at 320 pixels')
  await press(page, 'Betaal € 10,00 terug')
  await page.getByText(`€ 10,00 gaat terug voor Verkoopprijs bepalen (${reference}).`).waitFor()
  await isSound(page, 'that it goes back')

  await page.getByRole('tab', { name: 'Voor de boekhouding' }).click()
  await page.getByRole('heading', { name: 'Lijst voor de boekhouding' }).waitFor()
  await isSound(page, 'the list for the books at 320 pixels')
  expect(await savedBy(page, 'Download de lijst')).toContain(`;${reference};verkoopprijs;`)
  expect(problems).toEqual([])
})

it('a file with requests is asked for with the filters of the list and the second factor, made, and saved', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const colleague = demoStaff.find(({ email }) => email === 'medewerker2@voorbeeld.nl')
  if (!colleague) throw new Error('the demo has no second colleague')
  await enterOffice(page, server, colleague, { ahead, minutesAgo: 10 })
  await page.goto(`${server.url}/beheer/aanvragen?weergave=open&soort=handyman.book`)
  await page.getByRole('link', { name: 'Zet in een bestand…' }).click()
  await page.getByRole('heading', { name: 'Uitvoer' }).waitFor()
  expect(await page.getByLabel('Soort aanvraag').inputValue()).toBe('handyman.book')
  expect(await page.getByLabel('Open of klaar').inputValue()).toBe('ja')
  await page.getByText('Je hebt nu geen bestanden.').waitFor()
  await press(page, 'Maak het bestand')
  await page.getByText('Kies waarom.').first().waitFor()
  await isSound(page, 'an export without a reason')
  await page.setViewportSize(narrow)
  await isSound(page, 'an export at 320 pixels')
  await page.getByLabel('CSV').check()
  await page.getByLabel('Voor een controle').check()
  await press(page, 'Maak het bestand')
  const asked = page.getByRole('dialog', { name: 'Je tweede factor' })
  await asked.waitFor()
  await asked.getByLabel('Code').fill(await codeOf(colleague.email))
  await asked.getByRole('button', { name: 'Ga verder' }).click()
  const download = page.getByRole('button', { name: /^Download.*Klus boeken, alleen open$/ })
  await download.waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Maak het bestand')
  await isSound(page, 'a file that stands')
  const saving = page.waitForEvent('download')
  await download.click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^handyman-book-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/^\uFEFFReferentie;Soort;Titel;Naam;Stand;/)
  await page.getByText('Het bestand staat bij je downloads.').waitFor()
  await page.getByRole('button', { name: /^Haal weg.*Klus boeken, alleen open$/ }).click()
  await page.getByText('Je hebt nu geen bestanden.').waitFor()
  expect(problems.filter((one) => !one.includes('403'))).toEqual([])
})

it('an operator sees what a file with the planning would change, and loads it', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['operator']), { ahead })
  await page.goto(`${server.url}/beheer/planning`)
  await page.getByLabel('Regels van de tabel').fill('soort;kantoor\nweg;85\n')
  await press(page, 'Kijk wat er verandert')
  await page.getByText('Regel 2: soort is geen van').waitFor()
  await isSound(page, 'a planning with a faulty line')
  // without its prices, so that those of the site stay for other journeys
  const lines = readFileSync(demoPlanning, 'utf8').split('\n')
  const text = lines.filter((line) => !line.startsWith('prijs;')).join('\n')
  const file = { name: 'planning.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Bestand', { exact: true }).setInputFiles(file)
  await expect.poll(() => page.getByLabel('Regels van de tabel').inputValue()).toContain('Utrecht')
  await page.setViewportSize(narrow)
  await isSound(page, 'a file at 320 pixels')
  await press(page, 'Kijk wat er verandert')
  await page.getByRole('heading', { name: 'Dit bestand is goed' }).waitFor()
  await isSound(page, 'what a file would change at 320 pixels')
  await page.setViewportSize({ width: 1280, height: 900 })
  await isSound(page, 'what a file would change')
  await press(page, 'Laad de planning')
  await page.getByText('De planning is geladen.').waitFor()
  await isSound(page, 'that it was loaded')
  expect(problems.filter((one) => !one.includes('400'))).toEqual([])
})
