import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, mailOf, newMailbox, onStep, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

it('a colleague fills in a form for who calls, and comes to the request', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('namens')
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/namens`)
  await page.getByRole('textbox', { name: 'Wie belt er?' }).fill('mevrouw de Vries')
  await isSound(page, 'who calls')
  await pressOn(page, page.getByRole('button', { name: 'Begin het gesprek' }))
  await page.getByText('Je vult in voor mevrouw de Vries, die belt.').waitFor()
  await page.getByLabel('Zoek een formulier').fill('toegankelijkheid')
  await isSound(page, 'which form')
  await pressOn(page, page.locator('a[href="/beheer/namens/toegankelijkheid"]'))

  await onStep(page, 'formulier')
  await page.getByText('Je vult dit in voor mevrouw de Vries, die belt.').waitFor()
  await isSound(page, 'the form below its bar')
  await page.getByLabel('Op welke pagina was je?').fill('Contact')
  await page.getByLabel('Wat lukt er niet?').fill('De knop doet niets.')
  await page.getByLabel('E-mailadres').fill(email)
  await pressOn(page, page.getByRole('button', { name: 'Versturen' }))
  await page.getByText('Ingevuld door Noor de Wit namens mevrouw de Vries').first().waitFor()
  expect(page.url()).toContain('/beheer/aanvragen/')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).filter((name) => !name.includes('beheer'))).toEqual([])
  await page.goto(`${server.url}/beheer/namens`)
  await page.getByRole('textbox', { name: 'Wie belt er?' }).waitFor()
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('namens')))
  expect(left).toEqual([])
  await expect
    .poll(async () => JSON.stringify((await mailOf(server.url)).find(({ to }) => to === email) ?? ''))
    .toContain('aan de telefoon')
  expect(problems).toEqual([])
})

it('the bar ends the call without a script', async () => {
  await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
  const { page } = visitor
  const colleague = await newColleague(server.db, ['member-service'])
  await enterOffice(page, server, colleague, { ahead })
  await page.request.post(`${server.url}/beheer/api/on-behalf`, {
    data: { name: 'de heer Bos' },
    headers: { origin: server.url },
  })
  await page.goto(`${server.url}/beheer/namens/toegankelijkheid`)
  await page.getByText('Je vult dit in voor de heer Bos, die belt.').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/beheer/namens')
})
