import type { Page } from 'playwright-core'
import { isSound, mailOf, untilThere } from './visit.ts'

// What a visitor does to keep a form and go on later, on another device.

const panel = (page: Page) => page.getByRole('region', { name: /Bewaar en ga later verder|is bewaard/ })

/** Keeps the form as it stands, and answers the mailed link as a path on the site. */
export const keepForm = async (page: Page, origin: string, address: string): Promise<string> => {
  await page.getByRole('button', { name: 'Bewaar en ga later verder' }).click()
  await panel(page).getByLabel('E-mailadres').fill('geen adres')
  await panel(page).getByRole('button', { name: 'Bewaar' }).click()
  await panel(page).getByText('E-mailadres is niet geldig').first().waitFor()
  await isSound(page, 'keeping a form, with an error')
  await panel(page).getByLabel('E-mailadres').fill(address)
  await panel(page).getByRole('button', { name: 'Bewaar' }).click()
  await page.getByRole('heading', { name: 'Je formulier is bewaard' }).waitFor()
  await isSound(page, 'a form that is kept')
  const { text } = await untilThere(async () =>
    (await mailOf(origin)).find(({ to, subject }) => to.includes(address) && subject.includes('Ga verder')),
  )
  return /\/verder#[\w.-]+/.exec(text)?.[0] ?? ''
}

/** Opens a kept form on this device by its link and the mail address. */
export const openForm = async (page: Page, url: string, address: string): Promise<void> => {
  await page.goto(url)
  await page.getByLabel('E-mailadres').fill(address)
  await page.getByRole('button', { name: 'Ga verder' }).click()
}
