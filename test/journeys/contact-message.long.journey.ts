import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { file, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const sent = 'Uw bericht is succesvol verzonden.'

it('a visitor asks: sound with and without errors, told so, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('vraag')
  await page.goto(`${server.url}/contact`)
  await walkFunnel(page, [
    {
      step: 'vraag',
      errors: [
        'Vul alstublieft een bericht in.',
        'Voer uw naam in.',
        'Voer een e-mailadres in.',
        'Voer een postcode in.',
      ],
      fill: {
        Onderwerp: 'Lidmaatschap',
        Vraag: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
        Naam: 'Jannie de Vries',
        'E-mailadres': email,
        'Mobiel telefoonnummer': '06 12345678',
        Postcode: '1012 JS',
        Huisnummer: '1',
        Toevoeging: '2-hoog',
        Bijlage: file,
      },
    },
  ])
  const notice = page.locator('.notice-ok')
  await expect.poll(() => notice.innerText()).toContain(sent)
  await expect.poll(() => page.locator('.toast').innerText()).toContain(sent)
  await isSound(page, 'sent')
  const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual([`Je vraag is binnen (${code})`])
  const orders = async () => (await fetch(`${server.url}/sandbox/orders.json`)).text()
  await expect.poll(orders).toContain(code)
  expect(problems).toEqual([])
})
