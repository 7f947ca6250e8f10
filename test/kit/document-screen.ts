import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

// The screen on which a text of the site is written, by the names that its parts have for whoever hears them.

/** Opens a document, and waits until it can be written. */
export const openDocument = async (page: Page, url: string, codename: string): Promise<void> => {
  await page.goto(`${url}/beheer/inhoud/${codename}`)
  await outline(page).getByRole('button', { name: 'Over de pagina' }).waitFor()
}

const outline = (page: Page): Locator => page.getByRole('navigation', { name: 'Opbouw van de pagina' })

/** The blocks in the outline, in their order. */
export const blockRows = (page: Page): Locator =>
  outline(page).getByRole('grid', { name: 'Blokken' }).getByRole('row')

/** Opens the block at this place, from 0, and waits until its form is there. */
export const openBlock = async (page: Page, place: number): Promise<void> => {
  await blockRows(page).nth(place).click()
  await page.getByText(new RegExp(`^Blok ${place + 1} van \\d+, `)).waitFor()
}

/** What a document says of itself: its title and address. */
export const openPagePart = async (page: Page): Promise<void> => {
  await outline(page).getByRole('button', { name: 'Over de pagina' }).click()
  await page.getByRole('heading', { name: 'Over de pagina', level: 2 }).waitFor()
}

/** Unfolds all that is folded in the form that is open. */
export const unfoldAll = async (page: Page): Promise<void> => {
  const folded = page.locator('.write .folded-button[aria-expanded="false"]')
  for (let count = 0; count < 200 && (await folded.count()) > 0; count++) await folded.first().click()
  expect(await folded.count()).toBe(0)
}

/** Waits until the head says how it stands with what was typed: `Bewaard`, `Wordt bewaard`. */
export const stands = (page: Page, words: RegExp): Promise<void> =>
  page.locator('.document-state').getByText(words).first().waitFor()

/** A button in the head, which may also be one in a panel. Behind its words may stand how many pages it is about. */
export const headButton = (page: Page, name: string): Locator =>
  page.locator('.document-acts').getByRole('button', { name })

/** Where a text is written first. */
export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: /^Titel/ })
