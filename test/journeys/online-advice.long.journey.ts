import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, fillPayment, fillPerson, passWall } from '../kit/service-visit.ts'
import {
  become,
  confirm,
  fillAddress,
  isSound,
  mailOf,
  newMailbox,
  next,
  onStep,
  reference,
} from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/contact/online-adviesgesprek'
const missing = 'Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'

it('is planned by who becomes a member with it, sound on every step, and is a call on page and in mail', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('online-advies')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'vraag',
      errors: ['Selecteer een specialisatie.', 'Voer een vraag in.'],
      fill: async () => {
        await page.getByRole('radio', { name: 'Juridisch' }).check()
        await page.getByRole('radio', { name: 'Buren en erfgrens' }).check()
        await page.getByLabel('Vraag', { exact: true }).fill('Mag mijn buurman een schutting plaatsen?')
      },
    },
    {
      step: 'afspraak',
      errors: [missing],
      fill: chooseTime,
      press: async () => {
        await next(page).click()
        await passWall(page, email)
      },
    },
    {
      step: 'gegevens',
      errors: ['Voer een aanhef in.', 'Voer een IBAN in.'],
      fill: [fillPerson, fillPayment],
    },
    { step: 'overzicht' },
  ])
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const mail = async () =>
    (await mailOf(server.url)).find(
      ({ to, subject }) => to.includes(email) && subject.startsWith('Je afspraak: Online adviesgesprek'),
    )?.text ?? ''
  await expect.poll(mail).toContain('De adviseur belt je op')
  expect(await mail()).not.toMatch(/beeldbellen/i)
  await page.goto(server.url + path)
  await page.getByText('dit gesprek gaat per telefoon').waitFor({ state: 'attached' })
  expect(problems).toEqual([])
})

it('a member pays nothing, and the address chooses the specialism', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page, problems } = visitor
  await become(page, server.url, 'member')
  await page.goto(`${server.url}${path}?type=financieel`)
  await onStep(page, 'vraag')
  await expect.poll(() => page.getByRole('radio', { name: 'Financieel' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Extra aflossen' }).check()
  await page.getByLabel('Vraag', { exact: true }).fill('Is extra aflossen slim voor mij?')
  await next(page).click()
  await onStep(page, 'afspraak')
  await chooseTime(page)
  await next(page).click()
  await onStep(page, 'gegevens')
  expect(await page.getByLabel('IBAN').count()).toBe(0)
  // the association makes no appointments for some homes, such as number 13
  await page.getByLabel('Postcode').fill('3821 BT')
  const [number, mine] = [page.getByLabel('Huisnummer'), await page.getByLabel('Huisnummer').inputValue()]
  await number.fill('13')
  const restricted = page.getByText('Voor dit adres maken we geen afspraken.')
  await restricted.first().waitFor()
  expect(await next(page).isDisabled()).toBe(true)
  await onStep(page, 'gegevens')
  await isSound(page, 'a home without appointments')
  await number.fill(mine)
  await restricted.first().waitFor({ state: 'hidden' })
  await fillAddress(page)
  await next(page).click()
  await onStep(page, 'overzicht')
  await expect.poll(() => page.locator('form[data-step]').innerText()).toContain('Hoort bij je lidmaatschap')
  await confirm(page).click()
  await page.waitForURL(`**${path}/bedankt`)
  // the refusals about the other home, as the browser itself reports them and as they are logged
  const refused = /api.v1.(address|appointment)|Failed fetch (addresses|appointment)\./
  expect(problems.filter((one) => !refused.test(one))).toEqual([])
})
