import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { fillPayment, fillPerson, passWall } from '../kit/service-visit.ts'
import { isSound, mailOf, newMailbox, next, reference } from '../kit/visit.ts'
import { file, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
const path = '/diensten/juridisch/rechtspositiebepaling'

it('documents go along, sound on every step, thanked for, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('legal-position')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'aanvragen',
      errors: ['Toelichting', 'Heb je een rechtsbijstandverzekering?'],
      fill: {
        Toelichting: 'De aannemer is halverwege gestopt. Moet ik de laatste rekening betalen?',
        'Heb je een rechtsbijstandverzekering?': 'Ja',
        Verzekeraar: 'ARAG',
      },
      press: async (at) => {
        await next(at).click()
        await passWall(at, email)
      },
    },
    {
      step: 'gegevens',
      errors: ['Voer een aanhef in.', 'Voer een IBAN in.', 'Bevestiging verplicht.'],
      fill: [fillPerson, fillPayment],
    },
    { step: 'documenten', errors: ['Bijlage'], fill: { Bijlage: file } },
    { step: 'overzicht' },
  ])
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const code = reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
  const subjects = async () =>
    (await mailOf(server.url)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain(`Je aanvraag voor een rechtspositiebepaling (${code})`)
  const orders = async () => (await fetch(`${server.url}/sandbox/orders.json`)).text()
  await expect.poll(orders).toContain(code)
  expect(problems).toEqual([])
})

it('an owners’ association comes by a link, and reads its own price; a reload keeps what was typed', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await page.goto(server.url + path)
  const main = page.locator('main')
  await main.getByText('€ 425,- (inclusief btw)').first().waitFor()
  await page.getByLabel('Toelichting').fill('De buren lekken op ons dak.')
  await page.getByRole('link', { name: 'Vraag aan voor een VvE' }).click()
  await main.getByText('Vanaf € 255,- per uur (inclusief btw)').first().waitFor()
  await expect.poll(() => page.getByLabel('Toelichting').inputValue()).toBe('De buren lekken op ons dak.')
  await page.reload()
  await main.getByText('Vanaf € 255,- per uur (inclusief btw)').first().waitFor()
  expect(problems).toEqual([])
})
