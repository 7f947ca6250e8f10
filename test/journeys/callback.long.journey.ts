import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { settings } from '../../content/settings.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime } from '../kit/service-visit.ts'
import { isSound, mailOf, newMailbox, reference, untilThere } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const desks = [
  ['juridisch', 'Een jurist'],
  ['bouwtechnisch', 'Een bouwkundige'],
  ['financieel', 'Een financieel adviseur'],
] as const

const askForCall = async (page: Page, word: string, email: string): Promise<string> => {
  await page.goto(`${server.url}/contact/terugbelafspraak-${word}`)
  await walkFunnel(page, [
    {
      step: 'moment',
      errors: ['Vul alstublieft een bericht in.'],
      fill: [chooseTime, { Vraag: 'Mag mijn buurman een schutting op de erfgrens plaatsen?' }],
    },
    {
      step: 'gegevens',
      errors: ['Voer uw naam in.', 'Voer een e-mailadres in.'],
      fill: { Naam: 'Jannie de Vries', Telefoonnummer: '06 12345678', 'E-mailadres': email },
    },
  ])
  await page.waitForURL(`**/contact/terugbelafspraak-${word}/bedankt`)
  const said = page.getByText(reference).first()
  await said.waitFor()
  return reference.exec(await said.innerText())?.[0] ?? 'no reference'
}

it.each(desks)('%s calls back at the time that was chosen', async (word, who) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox(`terugbellen-${word}`)
  await askForCall(page, word, email)
  await isSound(page, 'thanks')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]?.text).toContain(`${who} belt je op`)
  expect(problems).toEqual([])
})

it('the desk that plans the call is told within a minute, by mail and of nothing that was asked', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('balie-hoort-het')
  const code = await askForCall(page, 'juridisch', email)
  const told = await untilThere(async () =>
    (await mailOf(server.url)).find(
      ({ to, text }) => to === settings.desks.klantenservice?.inbox && text.includes(code),
    ),
  )
  expect(told.subject).toMatch(/^Nieuwe aanvraag: |nieuwe aanvragen$/)
  expect(told.text).toContain('Terugbelafspraak')
  for (const word of [email, 'schutting', 'erfgrens']) expect(told.text + told.html).not.toContain(word)
  expect(problems).toEqual([])
})
