import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { compare } from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import type { Insurance } from '../../src/core/insurance/comparison.ts'
import { totalOf } from '../../src/core/insurance/insurance-words.ts'
import { premiumPath } from '../../src/core/insurance/paths.ts'
import { type Cents, formatCents } from '../../src/core/kernel/money.ts'
import {
  type Family,
  families,
  isStone,
  type Roof,
  roofs,
  type Wall,
  walls,
} from '../../src/core/rules/insurance-codes.ts'
import type { InsuranceEntry, InsuranceType } from '../../src/core/rules/insurance-packages.ts'
import { fillAddress, onStep } from './visit.ts'

/** Answers by the names of the questions, as the values of their options. */
export interface Answers {
  rooms: string
  wall: Wall
  roof: Roof
  family: Family
}
export const plain: Answers = {
  rooms: '4',
  wall: walls.stone,
  roof: roofs.tiles,
  family: families.together,
}

export const dateOfBirth = '1980-02-03'

export const properties = { price: '€ 34,50', phone: '033 123 45 67' }

/** A home for which every insurance can be had, with nothing cancelled in the past. */
export const insurable = {
  'general.isRented': 'no',
  'general.onMonumentsList': 'no',
  'opstal.isVacant': 'no',
  'opstal.hasAsbestos': 'no',
  'opstal.garageAddress.houseNumber': '99',
  wantsQuote: 'no',
  hasCancellationService: 'no',
}
const chosenByRow = ['rooms', 'wall', 'roof', 'family'] as const

/** The row of one option of a question in the first step. */
export const rowOf = (page: Page, name: string, value: string) =>
  page.locator(`form[data-step] input[name$="_-${name}"][value="${value}"]`)
export const boxOf = (page: Page, value: InsuranceType | 'All') => rowOf(page, 'packages', value)
export const calculate = (page: Page) => page.getByRole('button', { name: 'Bereken mijn premie' })
/** The panel that shows the premium so far. */
export const premiumPanel = (page: Page) => page.locator('.premium-panel')
export const liveAmount = (page: Page) => page.locator('.premium-amount')

export const open = async (page: Page, origin: string, entry: InsuranceEntry): Promise<void> => {
  await page.goto(origin + premiumPath(entry))
  await onStep(page, 'woningkenmerken')
}

export const fillDateOfBirth = async (page: Page): Promise<void> => {
  for (const [label, text] of [
    ['Dag', '3'],
    ['Maand', '2'],
    ['Jaar', '1980'],
  ] as const)
    await page.getByLabel(label).fill(text)
}

export const chooseRows = async (page: Page, answers: Partial<Answers>): Promise<void> => {
  for (const name of chosenByRow) if (answers[name]) await rowOf(page, name, answers[name]).check()
}

/** Confirms what the insurer knows of the home, once it is shown. */
export const confirmHome = (page: Page): Promise<void> => rowOf(page, 'isRight', 'yes').check()

/** Answers everything that a premium depends on, and asks for no mail. `isKnown`: the insurer knows the home. */
export const fillHome = async (
  page: Page,
  answers = plain,
  [postcode, houseNumber] = ['3821 BT', '10'],
  { isKnown = true } = {},
): Promise<void> => {
  await fillAddress(page, postcode, houseNumber)
  if (isKnown) await confirmHome(page)
  await fillDateOfBirth(page)
  await chooseRows(page, answers)
  await rowOf(page, 'wantsQuote', 'no').check()
}

export const notYours = 'Het gebouw van een appartement verzekert de VvE. Dat doe je niet zelf.'

/** Fills in an address that is an apartment according to the insurer. */
export const fillApartment = async (page: Page): Promise<void> => {
  await page.getByLabel('Postcode').fill('1012 JS')
  await page.getByLabel('Huisnummer').fill('1')
  await page.getByLabel('Toevoeging').selectOption('A')
  await page.getByText(notYours).waitFor()
  await confirmHome(page)
}

/** The premiums that the site answers for this home with these answers. */
export const premiumsOf = async (
  origin: string,
  { rooms, wall, roof, family }: Answers,
): Promise<Insurance[]> => {
  const answer = await fetch(origin + compare.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      postcode: '3821BT',
      houseNumber: 10,
      streetName: 'Voorbeeldlaan',
      placeName: 'Amersfoort',
      numberOfRooms: Number(rooms),
      outsideWallType: wall,
      builtType: isStone(wall, roof) ? 'stone' : 'other',
      roofType: roof,
      dateOfBirth,
      familyComposition: family,
    }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Insurance[]
}

/** The total of these premiums, as the screen shows it. */
export const totalFor = (insurances: readonly Insurance[], types: readonly InsuranceType[]): string =>
  formatCents(totalOf(insurances, types).total as Cents)

/** Waits until the panel shows this premium. */
export const seesPremium = (page: Page, premium: string) =>
  expect.poll(() => liveAmount(page).innerText()).toBe(premium)

/** The code of the quote on the overview. */
export const codeOn = async (page: Page): Promise<string> => {
  await onStep(page, 'premie')
  return page.locator('.premium-quote b').innerText()
}

/** Counts the calls to the comparison, and how many of them were cancelled. */
export const countCompare = (page: Page) => {
  const count = { made: 0, cancelled: 0 }
  const isOurs = (url: string) => url.endsWith(compare.path)
  page.on('request', (request) => {
    if (isOurs(request.url())) count.made++
  })
  page.on('requestfailed', (request) => {
    if (isOurs(request.url())) count.cancelled++
  })
  return count
}

/** The chosen rows, by name and value. */
export const heldRows = (page: Page): Promise<[string, string][]> =>
  page
    .locator('form[data-step] input:checked')
    .evaluateAll((rows) =>
      (rows as HTMLInputElement[]).map(({ name, value }) => [name.replace(/^.*?_-/, ''), value]),
    )
