import { afterAll, expect, it } from 'vitest'
import { complaint } from '../../src/web/funnels/complaint/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { pdf } from '../kit/made-files.ts'
import { become, isSound, mailOf, newMailbox, onStep, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-by-definition.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/contact/klacht-indienen'
const sent = 'Uw bericht is succesvol verzonden.'

it('a visitor complains: sound on every step, told so, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('klacht')
  await page.goto(server.url + path)
  const steps = await walkFunnel(page, complaint, { name: 'a complaint', answers: { email } })
  expect(steps).toEqual(Object.keys(complaint.steps))
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
  await page.getByRole('button', { name: 'Volgende' }).focus()
  await page.keyboard.press('Enter')
  await onStep(page, 'gegevens')
  await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Vries')
  await isSound(page, 'details')
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
