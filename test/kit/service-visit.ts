import type { Page } from 'playwright-core'
import { fillAddress, newMailbox } from './visit.ts'

// What a visitor does with a service that asks who they are, and makes them a member if they are none.

export const emailField = (page: Page) => page.getByLabel('E-mailadres', { exact: true })

/** Passes the login wall with a mail address alone. */
export const passWall = async (page: Page, address: string): Promise<void> => {
  await emailField(page).fill(address)
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
}

export const fillPerson = async (page: Page): Promise<void> => {
  await fillName(page)
  await fillAddress(page, '3821bt')
}

/** Fills in the personal details, without the address. */
export const fillName = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Mevr.' }).check()
  await page.getByLabel('Voorletters').fill('jp')
  await page.getByLabel('Achternaam').fill('berg')
  await page.getByLabel('Mobiel telefoonnummer').fill('06 12345678')
}

/** Fills in the IBAN and the consent of somebody who becomes a member. */
export const fillPayment = async (page: Page): Promise<void> => {
  await page.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
  await page.getByRole('checkbox', { name: /jaarlijkse incasso/ }).check()
}

/** The button of the first free day, above a calendar. */
export const firstFreeDay = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: 'Eerste vrije dag' }).getByRole('button')

/** Chooses the first free day, or the first of next month. */
export const chooseDay = async (page: Page, month: 'this' | 'next' = 'this'): Promise<void> => {
  await firstFreeDay(page).click()
  if (month === 'this') return
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await page
    .locator('.cal-day:not([data-disabled], [data-unavailable], [data-outside-month])')
    .first()
    .click()
}

/** Chooses a day like `chooseDay` and the first free time of it; answers the time, `09:00`. */
export const chooseTime = async (page: Page, month: 'this' | 'next' = 'this'): Promise<string> => {
  await chooseDay(page, month)
  const time = page.getByRole('button', { name: /^\d\d:\d\d$/ }).first()
  await time.click()
  return time.innerText()
}

/**
 * Lets other visitors book the time of a request shortly before it arrives, until no seat is left; `person` is the field of the
 * body with the visitor. Answers their statuses, of which the last is a refusal.
 */
export const comeFirst = async (page: Page, path: string, person: string): Promise<number[]> => {
  const statuses: number[] = []
  await page.route(
    `**${path}`,
    async (route) => {
      const body = route.request().postDataJSON()
      while (statuses.length < 9 && (statuses.at(-1) ?? 201) === 201) {
        const other = { ...body, [person]: { ...body[person], emailAddress: newMailbox('ander') } }
        const headers = { 'content-type': 'application/json' }
        const sent = { method: 'POST', headers, body: JSON.stringify(other) }
        statuses.push((await fetch(route.request().url(), sent)).status)
      }
      await route.continue()
    },
    { times: 1 },
  )
  return statuses
}
