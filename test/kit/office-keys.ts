import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Colleague } from './office.ts'
import { pressOn } from './visit.ts'

// Work on requests by keyboard alone: nothing here touches the mouse, or puts the focus anywhere but by keys.

/** The key of the row that has the focus; null where none has. */
export const focusedRow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null)

const isFieldFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('type') === 'search')

/** The button of an act on the request that is open, by its letter. */
const act = (page: Page, letter: string) => page.locator(`button.act[aria-keyshortcuts="${letter}"]`)

/** From any screen: the search, the reference, the arrow to what was found, and Enter. */
export const openByKeys = async (page: Page, reference: string): Promise<void> => {
  await page.keyboard.press('/')
  await page.getByRole('heading', { name: 'Zoeken', level: 1 }).waitFor()
  await expect.poll(() => isFieldFocused(page)).toBe(true)
  await page.keyboard.type(reference)
  await page.keyboard.press('Enter')
  await page.locator(`tr[data-key="${reference}"]`).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedRow(page)).toBe(reference)
  await page.keyboard.press('Enter')
  await page.locator('.request-head').getByText(reference).waitFor()
}

/** Whose the open request is, as its head says. */
const isOf = (page: Page, whose: string) =>
  page.locator('.request-head').getByText(whose, { exact: true }).waitFor()

/** Chooses from a list by the arrow keys. */
const chooseByKeys = async (page: Page, label: RegExp, value: string): Promise<void> => {
  const list = page.getByRole('combobox', { name: label })
  await pressOn(page, list, 'Home')
  for (let count = 0; count < 300 && (await list.inputValue()) !== value; count++)
    await page.keyboard.press('ArrowDown')
  expect(await list.inputValue()).toBe(value)
}

/** Opens the form of an act by its letter, and waits until the focus is in it. */
const beginByKeys = async (page: Page, letter: string): Promise<void> => {
  await page.keyboard.press(letter)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('.act-form *') ?? false))
    .toBe(true)
}

/**
 * Does with the request that is open all that there is to do, by its letters: opens it again where it was done, takes it, gives it
 * to a colleague, takes it over, and marks it as done.
 */
export const handleByKeys = async (page: Page, colleague: Pick<Colleague, 'id' | 'name'>): Promise<void> => {
  await page.locator('button.act').first().waitFor()
  if ((await act(page, 'o').count()) > 0) {
    await beginByKeys(page, 'o')
    await pressOn(page, page.getByRole('button', { name: 'Open weer', exact: true }))
    await act(page, 'e').waitFor()
  }
  await page.keyboard.press('e')
  await isOf(page, 'van jou')
  await beginByKeys(page, 'g')
  await page.getByRole('combobox', { name: /^Collega/ }).waitFor()
  await chooseByKeys(page, /^Collega/, colleague.id)
  await pressOn(page, page.getByRole('button', { name: 'Geef de aanvraag', exact: true }))
  await isOf(page, colleague.name)
  await page.keyboard.press('e')
  await isOf(page, 'van jou')
  await beginByKeys(page, 'h')
  await pressOn(page, page.getByRole('button', { name: 'Handel af zonder bericht', exact: true }))
  await act(page, 'o').waitFor()
}
