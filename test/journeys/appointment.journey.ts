import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { send } from '../../src/core/contract/contract-review/contract-review-calls.ts'
import { dates, times } from '../../src/core/contract/planning/planning-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { reviewOf } from '../kit/contract-review.ts'
import { chooseTime } from '../kit/service-visit.ts'
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
const when = (page: Page) => page.locator('.fact', { hasText: 'Datum en tijd' }).locator('dd').innerText()

it('is moved on a phone, sound on every step, with a reload half-way and the back button', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  const email = newMailbox('verzet')
  const link = await plannedBy(email)
  await page.goto(link)
  await onStep(page, 'afspraak')
  await page.getByText(rules).waitFor()
  const before = await when(page)
  // the link stays out of the browser's history
  expect(page.url()).not.toContain('#')
  await isSound(page, 'an appointment')
  await page.getByRole('button', { name: 'Kies een ander tijdstip' }).press('Enter')
  await onStep(page, 'tijdstip')
  await chooseTime(page)
  await page.getByText('We houden dit tijdstip voor je vast').waitFor()
  await isSound(page, 'another time')
  await page.reload()
  await onStep(page, 'tijdstip')
  await page.getByRole('button', { name: /^\d\d:\d\d$/, pressed: true }).waitFor()
  await page.goBack()
  await onStep(page, 'afspraak')
  await page.getByRole('button', { name: 'Kies een ander tijdstip' }).click()
  await onStep(page, 'tijdstip')
  await page.getByRole('button', { name: 'Verzet de afspraak' }).dblclick()
  await page.waitForURL('**/afspraak/verzet')
  await page.getByRole('heading', { name: 'Je afspraak is verzet' }).waitFor()
  await isSound(page, 'moved')
  const mail = await mailTo(email, 'Je afspraak is verzet')
  expect(mail.text.replaceAll('\n', ' ')).toContain(`De afspraak op ${before} vervalt.`)
  await page.goto(link)
  await onStep(page, 'afspraak')
  await expect.poll(() => when(page)).not.toBe(before)
  expect(problems).toEqual([])
})
