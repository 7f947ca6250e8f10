import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { pdf } from '../kit/made-files.ts'
import { become, fillAddress, isSound, mailOf, newMailbox, onStep, reference } from '../kit/visit.ts'
import { file, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/contact/klacht-indienen'
const sent = 'Uw bericht is succesvol verzonden.'

it('a visitor complains: sound with and without errors, told so, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('klacht')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'klacht',
      errors: [
        'Titel',
        'Vul alstublieft een bericht in.',
        'Voer een postcode in.',
        'Voer een e-mailadres in.',
      ],
      fill: [
        {
          Onderwerp: 'Verzekeringen',
          Titel: 'Mijn afspraak ging niet door',
          Omschrijving: 'Na de storm van vorige week lekt het dak boven de badkamer.',
          'Gewenste oplossing': 'Ik wil graag een nieuwe afspraak op korte termijn.',
        },
        { Voorletters: 'jp', Achternaam: 'berg' },
        (at) => fillAddress(at),
        { 'E-mailadres': email, 'Mobiel telefoonnummer': '06 12345678', Bijlage: file },
      ],
    },
  ])
  const notice = page.locator('.notice-ok')
  await expect.poll(() => notice.innerText()).toContain(sent)
  await expect.poll(() => page.locator('.toast').innerText()).toContain(sent)
  await isSound(page, 'sent')
  const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
  await onStep(page, 'klacht')
  await expect.poll(() => page.getByLabel('Titel').inputValue()).toBe('')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual([`Je klacht is binnen (${code})`])
  const orders = async () => (await fetch(`${server.url}/sandbox/orders.json`)).text()
  await expect.poll(orders).toContain(code)
  expect(problems).toEqual([])
})

it('a member complains by keyboard at 320 px, with a file, and finds it among their requests', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 700 } })
  const { page, problems } = visitor
  await become(page, server.url, 'member')
  await page.goto(server.url + path)
  await onStep(page, 'klacht')
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).focus()
    await page.keyboard.type(text)
  }
  await page.getByLabel('Verzekeringen').focus()
  await page.keyboard.press('Space')
  await type('Titel', 'Mijn polis klopt niet')
  await type('Omschrijving', 'Er staat een verkeerd huisnummer op.')
  await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Vries')
  await isSound(page, 'filled in')
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await page
    .getByText('Alleen .doc, .docx, .jpg, .pdf, .xls, .xlsx bestanden zijn toegestaan.')
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Verwijder foto.png' }).focus()
  await page.keyboard.press('Enter')
  await picker.setInputFiles({ name: 'polis.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByText('polis.pdf is toegevoegd.').waitFor()
  await page.getByRole('button', { name: 'Extra bijlage toevoegen' }).waitFor()
  await page.getByRole('button', { name: 'Versturen' }).focus()
  await page.keyboard.press('Enter')
  const notice = page.locator('.notice-ok')
  await notice.waitFor()
  const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
  await page.goto(`${server.url}/mijn/aanvragen`)
  await page.getByText(code).first().waitFor()
  await page.goto(`${server.url}/mijn/aanvragen/${code}`)
  await page.getByText('polis.pdf').first().waitFor()
  expect(problems).toEqual([])
})
