import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '../browser.ts'

/** Address of the booking, as the sitemap has it. */
export const bookingPath = '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken'
export const bookedPath = '/diensten/wonen-en-onderhoud-diensten/klusservice/klus-geboekt'

/** Nothing that one has to scroll sideways for (WCAG 1.4.10). */
export const fitsItsWidth = async (page: Page): Promise<void> => {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide, `${page.url()} is wider than its window`).toBeLessThanOrEqual(room)
}

/** The page as it stands: no accessibility fault, nothing sticking out. */
export const isSound = async (page: Page, where: string): Promise<void> => {
  expect(await accessibilityFaults(page), where).toEqual([])
  await fitsItsWidth(page)
}

/** Waits for a step of the funnel: its title is there and has the focus where a move led to it. */
export const onStep = async (page: Page, key: string): Promise<void> => {
  try {
    await page.locator(`form[data-step="${key}"]:not([inert])`).waitFor()
  } catch (cause) {
    throw new Error(`No step ${key}; instead: ${await page.locator('main').innerText()}`, { cause })
  }
}

export const openBooking = async (page: Page, origin: string, query = ''): Promise<void> => {
  await page.goto(`${origin}${bookingPath}${query}`)
  await onStep(page, 'klus')
}

export const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true })
export const confirm = (page: Page) => page.getByRole('button', { name: 'Bevestigen', exact: true })
export const summary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Je hebt een of meerdere velden nog niet ingevuld.' })

/** Presses `Volgende` on an unfinished step: the summary shows, the page stays sound, each link leads to its field. */
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

export const fillTask = async (page: Page, typed = 'lekkende kr'): Promise<void> => {
  await page.getByLabel('Wat is de klus?').fill(typed)
  await page.getByRole('option').first().click()
  await page.getByLabel('Omschrijving van de klus').fill('De kraan in de keuken drupt al een week.')
}

export const fillAddress = async (page: Page, postcode = '3821 BT', houseNumber = '10'): Promise<void> => {
  await page.getByLabel('Postcode').fill(postcode)
  await page.getByLabel('Huisnummer').fill(houseNumber)
  await page.getByLabel('Straatnaam').waitFor()
}

/** Chooses the first part of each of the first free days. */
export const chooseMoments = async (page: Page, count = 3): Promise<void> => {
  // a day is only known to be taken once the rates are there
  await page.locator('.cal:not(.cal-waits)').waitFor()
  for (let chosen = 0; chosen < count; chosen++) {
    const free = page.locator(
      '.cal-day:not([data-unavailable]):not([data-disabled]):not([data-outside-month]):not(.cal-marked)',
    )
    if ((await free.count()) === 0) await page.getByRole('button', { name: 'Volgende maand' }).click()
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

/** Walks from the first step to the overview with good answers. */
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
interface SentMail {
  to: string
  subject: string
  text: string
  html: string
}

const untilThere = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  const giveUpAt = performance.now() + 90_000
  while (performance.now() < giveUpAt) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('it never came')
}

const listAt = async <T>(origin: string, path: string): Promise<T[]> =>
  (await (await fetch(`${origin}${path}`)).json()) as T[]

export const ordersOf = (origin: string) => listAt<Order>(origin, '/sandbox/orders.json?partner=klusservice')
export const mailOf = (origin: string) => listAt<SentMail>(origin, '/sandbox/mail.json')

/** The order and the mail that carry a reference, once the jobs have run. */
export const delivered = async (
  origin: string,
  reference: string,
): Promise<{ order: Order; mail: SentMail }> => ({
  order: await untilThere(async () =>
    (await ordersOf(origin)).find((one) => JSON.stringify(one.body).includes(reference)),
  ),
  mail: await untilThere(async () => (await mailOf(origin)).find((one) => one.text.includes(reference))),
})

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

/** What a reference looks like. */
export const reference = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/

/** The reference on the confirmation page. */
export const referenceOn = async (page: Page): Promise<string> => {
  await page.waitForURL(`**${bookedPath}`)
  const found = reference
  await page.getByText(found).first().waitFor()
  return found.exec(await page.locator('main').innerText())?.[0] ?? ''
}
