import { afterAll, expect, it } from 'vitest'
import { send } from '../../src/core/contract/contract-review/contract-review-calls.ts'
import { dates, times } from '../../src/core/contract/planning/planning-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { reviewOf } from '../kit/contract-review.ts'
import { isSound, mailOf, newMailbox, onStep, untilThere } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const agenda = (path: string) => path.replace('{officeId}', '85').replace('{appointmentType}', '2')
const ask = async <T>(path: string): Promise<T> => (await fetch(server.url + path)).json() as Promise<T>
const rules = 'Je kunt je afspraak tot 24 uur van tevoren zelf verzetten (hoogstens 3 keer) of afzeggen.'

/** Plans a talk of somebody in a few weeks, and answers the link in their mail. */
const plannedBy = async (emailAddress: string): Promise<string> => {
  const days = await ask<string[]>(agenda(dates.path))
  const date = days.at(-1) ?? ''
  const { appointmentTimes } = await ask<{ appointmentTimes: { startTime: string }[] }>(
    agenda(times.path).replace('{date}', date),
  )
  const request = reviewOf({ date, time: appointmentTimes[0]?.startTime ?? '', appointmentType: 2 })
  const answer = await fetch(server.url + send.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, userInformation: { ...request.userInformation, emailAddress } }),
  })
  expect(answer.status).toBe(201)
  const mail = await mailTo(emailAddress, 'Je afspraak: ')
  expect(mail.text.replaceAll('\n', ' ')).toContain(rules)
  const [, path = ''] = /https?:\/\/[^/\s]+(\/afspraak#[\w.-]+)/.exec(mail.text) ?? []
  expect(path).not.toBe('')
  return server.url + path
}
const mailTo = (address: string, subject: string) =>
  untilThere(async () =>
    (await mailOf(server.url)).find((mail) => mail.to.includes(address) && mail.subject.startsWith(subject)),
  )

it('is cancelled by keyboard; then, and without a good link, the page says what to do', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('afgezegd')
  const link = await plannedBy(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Zeg de afspraak af' }).press('Enter')
  await onStep(page, 'afzeggen')
  await isSound(page, 'cancelling')
  await page.getByRole('button', { name: 'Zeg de afspraak af' }).press('Enter')
  await page.waitForURL('**/afspraak/afgezegd')
  await mailTo(email, 'Je afspraak is afgezegd')
  await page.goto(link)
  await page.getByText('Deze afspraak is afgezegd.').waitFor()
  await isSound(page, 'cancelled before')
  const other = await plannedBy(newMailbox('ander'))
  await page.goto('about:blank')
  await page.goto(other)
  await page.getByText(rules).waitFor()
  await page.goto('about:blank')
  await page.goto(`${link.slice(0, -3)}AAA`)
  await page.getByText('Deze link hoort niet bij een afspraak').waitFor()
  await isSound(page, 'no good link')
  expect(problems).toEqual([])
})

it('a time out of a mail is chosen already, one press away, and back leads to the appointment', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const [address = '', link = ''] = (await plannedBy(newMailbox('klik'))).split('#')
  const days = await ask<string[]>(agenda(dates.path))
  await page.goto(`${address}?dag=${days.at(-2)}&van=10:00&tot=11:00#${link}`)
  await onStep(page, 'tijdstip')
  await page.getByRole('button', { name: '10:00', pressed: true }).waitFor()
  await page.getByText('We houden dit tijdstip voor je vast').waitFor()
  await page.goBack()
  await onStep(page, 'afspraak')
  await page.getByRole('button', { name: 'Kies een ander tijdstip' }).click()
  await page.getByRole('button', { name: 'Verzet de afspraak' }).click()
  await page.waitForURL('**/afspraak/verzet')
  expect(problems).toEqual([])
})

it('says so when it cannot be reached, and goes on when it can', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const link = await plannedBy(newMailbox('stuk'))
  await page.route('**/api/v1/appointment', (route) => route.fulfill({ status: 500, body: 'nee' }))
  await page.goto(link)
  await page.getByText('Er is iets misgegaan. Onze excuses voor het ongemak.').waitFor()
  await isSound(page, 'an appointment that cannot be read')
  await page.unroute('**/api/v1/appointment')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByText(rules).waitFor()
})
