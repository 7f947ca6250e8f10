import { afterAll, expect, it } from 'vitest'
import { vveQuote } from '../../src/web/funnels/vve-quote/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-by-definition.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
const path = '/diensten/vve/meerjarenonderhoudsplan'

it('a quote is asked for, sound on every step, thanked for, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('vve-quote')
  await page.goto(server.url + path)
  const steps = await walkFunnel(page, vveQuote, {
    name: 'a request',
    answers: { email, 'contact.type': '0' },
  })
  expect(steps).toEqual(Object.keys(vveQuote.steps))
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const code = reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
  const subjects = async () =>
    (await mailOf(server.url)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain(`Je offerte voor een onderhoudsplan (${code})`)
  // whoever handles it has it too
  const orders = async () => (await fetch(`${server.url}/sandbox/orders.json`)).text()
  await expect.poll(orders).toContain(code)
  expect(problems).toEqual([])
})
