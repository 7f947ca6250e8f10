import { afterAll, expect, it } from 'vitest'
import { contactMessage } from '../../src/web/funnels/contact-message/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-by-definition.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const sent = 'Uw bericht is succesvol verzonden.'

it('a visitor asks: sound on every step, told so, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('vraag')
  await page.goto(`${server.url}/contact`)
  const way = { name: 'a question', answers: { subject: 'Lidmaatschap', email } }
  expect(await walkFunnel(page, contactMessage, way)).toEqual(Object.keys(contactMessage.steps))
  const notice = page.locator('.notice-ok')
  await expect.poll(() => notice.innerText()).toContain(sent)
  await expect.poll(() => page.locator('.toast').innerText()).toContain(sent)
  await isSound(page, 'sent')
  const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual([`Je vraag is binnen (${code})`])
  const orders = async () => (await fetch(`${server.url}/sandbox/orders.json`)).text()
  await expect.poll(orders).toContain(code)
  expect(problems).toEqual([])
})
