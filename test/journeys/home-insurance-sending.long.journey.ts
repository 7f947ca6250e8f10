import { afterAll, afterEach, expect, it } from 'vitest'
import { submit } from '../../src/core/contract/home-insurance/home-insurance-calls.ts'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import { insuranceTypes } from '../../src/core/rules/insurance-packages.ts'
import { homePackage } from '../../src/web/funnels/home-insurance/home-insurance-funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { insurable, open, properties } from '../kit/home-insurance.ts'
import { hurryTo } from '../kit/hurry-to.ts'
import {
  breakPartner,
  isSound,
  listAt,
  newMailbox,
  onStep,
  reference,
  type SentMail,
  untilThere,
} from '../kit/visit.ts'
import { openSite } from './site.ts'

// Tests the end of an application: it is sent once, whatever is pressed, and also while the insurer is away.

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => breakPartner(server.url, 'insurer', 'none'))

const email = newMailbox('alles')
const way = {
  name: 'everything',
  answers: {
    ...insurable,
    packages: [...insuranceTypes],
    'contact.email': email,
    'contact.emailAgain': email,
  },
}

it('all four insurances are sent once with an insurer that is down, a double click and the way back', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const sent: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith(submit.path)) sent.push(answer.status())
  })
  await open(page, server.url, 'All')
  await hurryTo(page, homePackage, way, 'afsluiten', { properties })
  await breakPartner(server.url, 'insurer', 'down')
  for (const box of await page.locator('form[data-step] input[type="checkbox"]').all()) await box.check()
  await page.getByRole('button', { name: 'Afsluiten' }).dblclick()
  await page.waitForURL(server.url + thanksPath('All'))
  const [code = ''] = (await page.locator('main').innerText()).match(reference) ?? []
  await isSound(page, 'applied for without the insurer')
  expect(sent).toEqual([201])

  await page.goBack()
  await onStep(page, 'woningkenmerken')
  expect(sent, 'the way back sends nothing').toEqual([201])
  await breakPartner(server.url, 'insurer', 'none')
  await page.goto(`${server.url}/sandbox/insurer`)
  const applications = page.getByRole('listitem').filter({ hasText: code })
  await expect
    .poll(
      async () => {
        await page.reload()
        return applications.count()
      },
      { timeout: 120_000 },
    )
    .toBe(1)
  const mails = await untilThere(async () => {
    const all = (await listAt<SentMail>(server.url, '/sandbox/mail.json')).filter(
      ({ to, subject }) => to === email && subject.includes(code),
    )
    return all.length > 0 ? all : undefined
  })
  expect(mails.map(({ subject }) => subject)).toEqual([`Je aanvraag voor een verzekering (${code})`])
  // on the way back the page may ask the insurer about the home while it is down
  expect(problems.filter((one) => !/503|Failed fetch home/.test(one))).toEqual([])
})
