import { afterAll, expect, it } from 'vitest'
import { requestKinds } from '../../src/server/features.ts'
import { openVisitor } from '../kit/browser.ts'
import { hearDialogs, isHarmless, opensAsTyped, setWidth, widths } from '../kit/hostile-office.ts'
import { takeHostile, type VoiceName, voices } from '../kit/hostile-requests.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, clock, close } = await openSite({ DEMO_REQUESTS: 'off' })
afterAll(close)

it.each(Object.keys(requestKinds))('%s is text in every voice, on a phone and on a desk', async (kind) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const dialogs = hearDialogs(page)
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  for (const voice of Object.keys(voices) as VoiceName[]) {
    const one = await takeHostile(server.db, kind, voice, clock)
    await opensAsTyped(page, server.url, one)
    for (const width of widths) {
      await setWidth(page, width)
      await isHarmless(page, `${kind}, ${voice} at ${width} pixels`)
    }
  }
  expect([dialogs, problems]).toEqual([[], []])
})
