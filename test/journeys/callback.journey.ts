import { afterAll, expect, it } from 'vitest'
import { callback } from '../../src/web/funnels/callback/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { isLongRound } from '../kit/long-round.ts'
import { chooseTime } from '../kit/service-visit.ts'
import { isSound, mailOf, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const desks = [
  ['juridisch', 'Een jurist'],
  ['bouwtechnisch', 'Een bouwkundige'],
  ['financieel', 'Een financieel adviseur'],
] as const

it.each(desks.slice(0, isLongRound ? undefined : 1))(
  '%s calls back at the time that was chosen',
  async (word, who) => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const email = `terugbellen-${word}@voorbeeld.nl`
    await page.goto(`${server.url}/contact/terugbelafspraak-${word}`)
    await walkFunnel(
      page,
      callback,
      { name: 'a call', answers: { email } },
      {
        fill: {
          moment: async () => {
            await chooseTime(page)
            await page.getByLabel('Vraag').fill('Mag mijn buurman een schutting op de erfgrens plaatsen?')
          },
        },
      },
    )
    await page.waitForURL(`**/contact/terugbelafspraak-${word}/bedankt`)
    await page.getByText(reference).first().waitFor()
    await isSound(page, 'thanks')
    const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
    await expect.poll(async () => (await mails()).length).toBe(1)
    expect((await mails())[0]?.text).toContain(`${who} belt je op`)
    expect(problems).toEqual([])
  },
)
