import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestNote } from '../../src/core/fields/staff/request-work.ts'
import { searchWord } from '../../src/core/fields/staff/search-word.ts'
import { openVisitor } from '../kit/browser.ts'
import { hearDialogs, isHarmless, opensAsTyped, setWidth, widths } from '../kit/hostile-office.ts'
import { type HostileRequest, hostileText, takeHostile, type VoiceName } from '../kit/hostile-requests.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, clock, close } = await openSite({ DEMO_REQUESTS: 'off' })
afterAll(close)

/** A kind of request for each way to be odd. */
const kinds: Readonly<Record<VoiceName, string>> = {
  everything: 'forms.send',
  scripts: 'complaint.send',
  formulas: 'contact-message.send',
  toTheLeft: 'handyman.book',
  piled: 'contract-review.send',
  oneWord: 'legal-position.determine',
}
const voiceNames = Object.keys(kinds) as VoiceName[]

const requests: HostileRequest[] = []
beforeAll(async () => {
  for (const voice of voiceNames) requests.push(await takeHostile(server.db, kinds[voice], voice, clock))
})

/** Opens the office for a colleague, and hears the dialogs of its page. */
const enter = async (page: Page): Promise<string[]> => {
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  return hearDialogs(page)
}

it('whatever a stranger typed is text in the list, beside it, and in a search that finds nothing', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const dialogs = await enter(page)
  const list = `${server.url}/beheer/aanvragen?weergave=open&volgorde=nieuwste`
  await page.goto(list)
  await page.locator('tr[data-key]').first().waitFor()
  expect(await page.locator('tr[data-key]').count()).toBe(requests.length)
  for (const width of widths) {
    await setWidth(page, width)
    await isHarmless(page, `the list at ${width} pixels`)
    await isSound(page, `the list at ${width} pixels`)
  }
  await setWidth(page, 1440)
  for (const { reference, voice } of requests) {
    await page.goto(`${list}&open=${reference}`)
    await page.locator('.side-panel .answers dd').first().waitFor()
    await isHarmless(page, `beside the list, ${voice}`)
  }
  await isSound(page, 'one beside the list')

  await setWidth(page, 375)
  await page.goto(`${server.url}/beheer/zoeken`)
  const field = page.getByRole('searchbox', { name: 'Zoek een aanvraag' })
  for (const voice of voiceNames) {
    await field.fill(hostileText(searchWord, voice) ?? '')
    const answered = page.waitForResponse('**/beheer/api/search')
    await field.press('Enter')
    expect((await answered).status(), voice).toBe(200)
    await page
      .getByText(/gevonden\.|Typ meer\./)
      .first()
      .waitFor()
    await isHarmless(page, `a search, ${voice}`)
  }
  await isSound(page, 'a search of one long word')
  expect([dialogs, problems]).toEqual([[], []])
})

it.each(voiceNames)('a request opens, and is printed, as it was typed: %s', async (voice) => {
  const one = requests.find((other) => other.voice === voice)
  if (!one) throw new Error('it was not taken in')
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const dialogs = await enter(page)
  const note = hostileText(requestNote, voice) ?? ''
  const noted = await page.request.post(`${server.url}/beheer/api/requests/${one.reference}/notes`, {
    data: { version: 1, note },
    headers: { origin: server.url },
  })
  expect(noted.ok(), await noted.text()).toBe(true)
  await setWidth(page, 1440)
  await opensAsTyped(page, server.url, one)
  // once among what happened, and once among the notes
  expect(await page.locator('.typed').count()).toBe(2)
  for (const width of widths) {
    await setWidth(page, width)
    await isHarmless(page, `${voice} at ${width} pixels`)
    await isSound(page, `${voice} at ${width} pixels`)
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await isHarmless(page, `${voice} on paper`)
  expect(await page.locator('.answers dd').first().isVisible()).toBe(true)
  expect(await page.locator('.acts').isVisible()).toBe(false)
  expect([dialogs, problems]).toEqual([[], []])
})
