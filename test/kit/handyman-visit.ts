import type { Page } from 'playwright-core'
import { fillAddress, listAt, mailOf, next, onStep, reference, type SentMail, untilThere } from './visit.ts'

export const bookingPath = '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken'
export const bookedPath = '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-geboekt'

export const openBooking = async (page: Page, origin: string, query = ''): Promise<void> => {
  await page.goto(`${origin}${bookingPath}${query}`)
  await onStep(page, 'klus')
}

export const fillTask = async (page: Page, typed = 'lekkende kr'): Promise<void> => {
  await page.getByLabel('Wat is de klus?').fill(typed)
  await page.getByRole('option').first().click()
  await page.getByLabel('Omschrijving van de klus').fill('De kraan in de keuken drupt al een week.')
}

/** Chooses the first part of each of the first free days. */
export const chooseMoments = async (page: Page, count = 3): Promise<void> => {
  // a chosen day only counts once the rates are loaded
  const settled = () => page.locator('.cal:not(.cal-waits)').waitFor()
  await settled()
  for (let chosen = 0; chosen < count; chosen++) {
    const free = page.locator(
      '.cal-day:not([data-unavailable]):not([data-disabled]):not([data-outside-month]):not(.cal-marked)',
    )
    if ((await free.count()) === 0) {
      await page.getByRole('button', { name: 'Volgende maand' }).click()
      await settled()
    }
    await free.first().click()
    await page.locator('.slot').first().click()
  }
}

export const fillPerson = async (page: Page): Promise<void> => {
  await page.getByLabel('Voorletters').fill('jp')
  await page.getByLabel('Tussenvoegsel').fill('van  der')
  await page.getByLabel('Achternaam').fill('berg')
  await page.getByLabel('E-mailadres').fill('jp.van.der.berg@voorbeeld.nl')
  await page.getByLabel('Telefoonnummer').fill('06 12345678')
}

/** Walks from the first step to the overview with valid answers. */
export const walkToOverview = async (page: Page): Promise<void> => {
  await fillTask(page)
  await next(page).click()
  await onStep(page, 'adresgegevens')
  await fillAddress(page)
  await next(page).click()
  await onStep(page, 'moment')
  await chooseMoments(page)
  await next(page).click()
  await onStep(page, 'gegevens')
  await fillPerson(page)
  await next(page).click()
  await onStep(page, 'overzicht')
}

interface Order {
  partner: string
  key: string
  body: Record<string, unknown>
  status: string
}
export const ordersOf = (origin: string) => listAt<Order>(origin, '/sandbox/orders.json?partner=klusservice')
/** The order and the mail that carry a reference, after the jobs have run. */
export const delivered = async (
  origin: string,
  reference: string,
): Promise<{ order: Order; mail: SentMail }> => ({
  order: await untilThere(async () =>
    (await ordersOf(origin)).find((one) => JSON.stringify(one.body).includes(reference)),
  ),
  mail: await untilThere(async () => (await mailOf(origin)).find((one) => one.text.includes(reference))),
})

/** The reference that the confirmation page shows. */
export const referenceOn = async (page: Page): Promise<string> => {
  await page.waitForURL(`**${bookedPath}`)
  const found = reference
  await page.getByText(found).first().waitFor()
  return found.exec(await page.locator('main').innerText())?.[0] ?? ''
}
