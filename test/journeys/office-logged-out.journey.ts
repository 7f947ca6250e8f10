import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { type Colleague, enterOffice, newColleague } from '../kit/office.ts'
import { beginAct, chooseRows } from '../kit/office-states.ts'
import { takeAsked } from '../kit/taken-requests.ts'
import { isSound, newMailbox, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

// A session that ends while somebody is filling in a form of the desk: what was typed stays, and goes on once they are back.

const { server, browser, ahead, clock, close } = await openSite()
afterAll(close)
const { db } = server

interface Form {
  name: string
  /** The address of its screen, below that of the office. */
  at(reference: string): string
  /** Opens the form and fills it in. */
  fill(page: Page, reference: string): Promise<unknown>
  /** A field with what was typed, which begins with these words. */
  field(page: Page): Locator
  words: string
  send(page: Page): Promise<unknown>
  /** What is told once it was sent. */
  told: string | RegExp
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().press('Enter')
const words = 'Gebeld: het mag een week later.'

const forms: readonly Form[] = [
  {
    name: 'a message',
    at: (reference) => `/aanvragen/${reference}`,
    fill: async (page, reference) => {
      await beginAct(page, reference, 'r')
      await page.keyboard.type(words)
    },
    field: (page) => page.getByLabel(/^Bericht aan/),
    words,
    send: (page) => page.keyboard.press('Control+Enter'),
    told: 'Je bericht gaat over een minuut weg.',
  },
  {
    name: 'a note',
    at: (reference) => `/aanvragen/${reference}`,
    fill: async (page, reference) => {
      await beginAct(page, reference, 'n')
      await page.keyboard.type(words)
    },
    field: (page) => page.locator('.act-form textarea').first(),
    words,
    send: (page) => press(page, 'Bewaar de notitie'),
    told: 'Notitie bewaard.',
  },
  {
    name: 'a call',
    at: () => '/telefoon',
    fill: async (page) => {
      await page.getByRole('heading', { name: 'Telefoon', level: 1 }).waitFor()
      await page.keyboard.press('b')
      await page.getByLabel('Notitie bij het gesprek').fill(words)
    },
    field: (page) => page.getByLabel('Notitie bij het gesprek'),
    words,
    send: (page) => press(page, 'Doorverbonden'),
    told: 'Genoteerd: doorverbonden.',
  },
  {
    name: 'a file with requests',
    at: () => '/uitvoer',
    fill: async (page) => {
      await page.getByLabel('Soort aanvraag').selectOption('handyman.book')
      await page.getByLabel('CSV').check()
      await page.getByLabel('Voor een controle').check()
    },
    field: (page) => page.getByLabel('Soort aanvraag'),
    words: 'handyman.book',
    send: (page) => press(page, 'Maak het bestand'),
    told: 'Het bestand wordt gemaakt.',
  },
  {
    name: 'who calls',
    at: () => '/namens',
    fill: (page) => page.getByLabel('Wie belt er?').last().fill('mevrouw de Vries'),
    field: (page) => page.getByLabel('Wie belt er?').last(),
    words: 'mevrouw de Vries',
    send: (page) => press(page, 'Begin het gesprek'),
    told: 'Je vult in voor mevrouw de Vries, die belt.',
  },
  {
    name: 'a note with several',
    at: () => '/aanvragen?weergave=open&volgorde=nieuwste',
    fill: async (page, reference) => {
      await chooseRows(page, [reference])
      await press(page, 'Notitie…')
      await page.locator('.bulk-act textarea').fill(words)
    },
    field: (page) => page.locator('.bulk-act textarea'),
    words,
    send: (page) => press(page, 'Bekijk eerst'),
    told: 'Dit kan.',
  },
]

const endSession = ({ id }: Colleague) => db.deleteFrom('staff_session').where('staff_id', '=', id).execute()

/** Logs in again in another tab of the same browser, which tells this one. */
const comeBack = async (page: Page, me: Colleague) => {
  await enterOffice(page, server, me, { ahead })
  await page.evaluate(() => new BroadcastChannel('beheer').postMessage('logged-in'))
}

it.each(forms)('$name stays while the session of who types it ends, and then goes on', async (form) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const { reference } = await takeAsked(db, clock)
  const me = await newColleague(db, ['member-service'])
  await enterOffice(page, server, me, { ahead })
  await page.goto(`${server.url}/beheer${form.at(reference)}`)
  await form.fill(page, reference)
  await endSession(me)
  await form.send(page)
  const again = page.getByRole('alertdialog', { name: 'Log opnieuw in' })
  await again.waitFor()
  await isSound(page, form.name)
  expect(await form.field(page).inputValue()).toBe(form.words)
  await comeBack(page, me)
  await again.waitFor({ state: 'detached' })
  await page.getByText(form.told).first().waitFor()
  expect(problems.filter((one) => !one.includes('status of 401'))).toEqual([])
})

it('a form for who calls keeps its answers while the session ends, and is sent once its colleague is back', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const me = await newColleague(db, ['member-service'])
  await enterOffice(page, server, me, { ahead })
  const begun = await page.request.post(`${server.url}/beheer/api/on-behalf`, {
    data: { name: 'mevrouw de Vries' },
    headers: { origin: server.url },
  })
  expect(begun.ok(), await begun.text()).toBe(true)
  await page.goto(`${server.url}/beheer/namens/toegankelijkheid`)
  await onStep(page, 'formulier')
  await page.getByLabel('Op welke pagina was je?').fill('Contact')
  await page.getByLabel('Wat lukt er niet?').fill('De knop doet niets.')
  await page.getByLabel('E-mailadres').fill(newMailbox('namens'))
  await endSession(me)
  await press(page, 'Versturen')
  await page.getByText('Dit gesprek is voorbij, of het is niet van jou.').first().waitFor()
  await isSound(page, 'a form for who calls, without a session')
  expect(await page.getByLabel('Wat lukt er niet?').inputValue()).toBe('De knop doet niets.')
  await enterOffice(page, server, me, { ahead })
  await press(page, 'Versturen')
  await page.getByText('Ingevuld door Noor de Wit namens mevrouw de Vries').first().waitFor()
})
