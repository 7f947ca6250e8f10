import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { funnelOf } from '../../src/web/funnels/forms/funnel.ts'
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
        codename: 'formulier-alleen',
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
    const steps = await walkFunnel(page, funnelOf(alone), { name: 'all of it', answers: { email } })
    expect(steps).toEqual(['formulier'])
    const notice = page.locator('.notice-ok')
    await expect.poll(() => notice.innerText()).toContain(everyQuestion.thanks)
    await expect.poll(() => page.locator('.toast').innerText()).toContain(everyQuestion.thanks)
    await isSound(page, 'sent')
    const code = reference.exec(await notice.innerText())?.[0] ?? 'no reference'
    await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('')
    const subjects = async () =>
      (await mailOf(server.url)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain(`Alleen deze (${code})`)
    expect(problems).toEqual([])
  })
})
