import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './browser.ts'

/** Checks that the page has nothing that one has to scroll sideways for (WCAG 1.4.10). */
export const fitsItsWidth = async (page: Page): Promise<void> => {
  const { wide, room, out } = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const wide = document.documentElement.scrollWidth
    const out =
      wide <= room
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > room + 1 && one.children.length === 0)
            .map((one) => `${one.parentElement?.className} > ${one.tagName} ${one.className}`)
    return { wide, room, out: [...new Set(out)].slice(0, 5) }
  })
  expect(wide, `${page.url()} is wider than its window: ${out.join('; ')}`).toBeLessThanOrEqual(room)
}

/** Checks the page, or the part that `within` selects: no accessibility fault, and nothing that sticks out. */
export const isSound = async (page: Page, where: string, within?: string): Promise<void> => {
  expect(await accessibilityFaults(page, within), where).toEqual([])
  await fitsItsWidth(page)
}

/** Waits for a step of the funnel, whose title has the focus where a move led to it. */
export const onStep = async (page: Page, key: string): Promise<void> => {
  try {
    await page.locator(`form[data-step="${key}"]:not([inert])`).waitFor()
  } catch (cause) {
    throw new Error(`No step ${key}; instead: ${await page.locator('main').innerText()}`, { cause })
  }
}

export const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true })
export const confirm = (page: Page) => page.getByRole('button', { name: 'Bevestigen', exact: true })
export const summary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Je hebt een of meerdere velden nog niet ingevuld.' })

/**
 * Presses `Volgende` on an unfinished step: the error summary appears, the page stays sound, and each link leads to its field.
 */
export const failsOn = async (page: Page, key: string, ...sentences: string[]) => {
  await next(page).click()
  await summary(page).waitFor()
  await onStep(page, key)
  for (const sentence of sentences) await expect.poll(() => summary(page).innerText()).toContain(sentence)
  await isSound(page, `${key} with errors`)
  await summary(page).getByRole('link').first().click()
  const focused = await page.evaluate(() => document.activeElement?.id)
  expect(focused, `${key}: the first link of the summary leads nowhere`).toBeTruthy()
}

/** Goes to a control by keyboard alone, and presses a key on it. */
export const pressOn = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  const hasFocus = () => control.evaluate((one) => one === document.activeElement)
  for (let count = 0; count < 100 && !(await hasFocus()); count++) await page.keyboard.press('Tab')
  expect(await hasFocus(), `${control} can be reached by keyboard`).toBe(true)
  await page.keyboard.press(key)
}

export const fillAddress = async (page: Page, postcode = '3821 BT', houseNumber = '10'): Promise<void> => {
  await page.getByLabel('Postcode').fill(postcode)
  await page.getByLabel('Huisnummer').fill(houseNumber)
  await page.getByLabel('Straatnaam').waitFor()
}

/** A mail address that this site has not seen yet. */
export const newMailbox = (who: string): string => `${who}-${randomUUID().slice(0, 8)}@voorbeeld.nl`

export interface SentMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Asks again until there is an answer. */
export const untilThere = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  const giveUpAt = performance.now() + 90_000
  while (performance.now() < giveUpAt) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('it never came')
}

/** Reads a list of the sandbox; a site that is too busy to answer is asked again. */
export const listAt = <T>(origin: string, path: string): Promise<T[]> =>
  untilThere(async () => {
    const answer = await fetch(`${origin}${path}`)
    return answer.ok ? ((await answer.json()) as T[]) : undefined
  })

export const mailOf = (origin: string) => listAt<SentMail>(origin, '/sandbox/mail.json')

export const breakPartner = async (
  origin: string,
  partner: string,
  mode: 'none' | 'down' | 'slow' | 'garbage',
): Promise<void> => {
  const answer = await fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ partner, mode }),
  })
  expect(answer.ok, `${partner} ${mode}`).toBe(true)
}

export const reference = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/

/** Logs the visitor in as a person of the demonstration. */
export const become = async (page: Page, origin: string, as: 'registered' | 'member'): Promise<void> => {
  const answer = await page.request.post(`${origin}/sandbox/viewer`, { data: { as }, headers: { origin } })
  expect(answer.ok(), `${answer.status()}`).toBe(true)
}

/** The sentence with which a page says that something failed. */
export const apology = 'Er is iets misgegaan. Onze excuses voor het ongemak.'
