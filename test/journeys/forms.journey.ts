import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { everyQuestion } from '../kit/forms.ts'
import { publishPage } from '../kit/published-page.ts'
import { isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/formulier-alleen'
const alone = { ...everyQuestion, title: 'Alleen deze' }

describe('a form that editors defined', () => {
  beforeAll(() =>
    publishPage(
      server,
      {
        kind: 'page',
        codename: 'formulier_alleen',
        path,
        layout: 'content',
        title: 'Een formulier',
        description: 'Een pagina met een formulier om mee te proberen.',
        blocks: [alone],
      },
      alone.title,
    ),
  )

  it('asks everything, is thanked for where it stands, emptied and mailed', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const email = newMailbox('forms')
    await page.goto(server.url + path)
    await walkFunnel(page, [
      {
        step: 'formulier',
        errors: ['Wat is je line? Dit is een verplicht veld.', 'Voer uw naam in.', 'Voer een kenteken in.'],
        fill: {
          'Wat is je line?': 'x',
          'Wat is je text?': 'xxx',
          'Wat is je choice?': 'Het dak',
          'Wat is je choices?': ['Het dak'],
          'Wat is je yes-no?': 'Ja',
          'Wat is je number?': '1',
          'Wat is je date?': '1-12-2026',
          Naam: 'Jannie de Vries',
          'E-mailadres': email,
          'Mobiel telefoonnummer': '0612345678',
          'Telefoonnummer vast': '0201234567',
          Postcode: '3821 BT',
          Huisnummer: '10',
          Lidnummer: '12345678',
          Kenteken: 'GT-123-B',
        },
      },
    ])
    const notice = page.locator('.notice-ok')
    await expect.poll(() => notice.innerText()).toContain(everyQuestion.thanks)
    await expect.poll(() => page.locator('.toast').innerText()).toContain(everyQuestion.thanks)
    await isSound(page, 'sent')
    const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
    await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('')
    const subjects = async () =>
      (await mailOf(server.url)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain(`Je formulier is binnen: Alleen deze (${code})`)
    expect(problems).toEqual([])
  })
})
