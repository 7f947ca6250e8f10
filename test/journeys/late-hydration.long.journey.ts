import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { become } from '../kit/visit.ts'
import { openSite } from './site.ts'

// A busy phone hydrates the controls of a form after its answers came. React must then find what the server drew, or it throws
// the controls away, and the focus with them.

const { server, browser, close } = await openSite()
afterAll(close)

it.each([
  ['a draft that comes back', '/registreren', undefined],
  ['what is known of a person and fixed', '/lidmaatschap/lid-worden', 'registered'],
] as const)('%s comes before the controls, and nothing is drawn anew', async (_what, path, who) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  // React schedules its next task by a message port, which is slowed down here
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    const tasks = { open: 0 }
    Object.assign(globalThis, { tasks })
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      tasks.open++
      setTimeout(() => {
        tasks.open--
        post.apply(this, message)
      }, 300)
    }
  })
  if (who) await become(page, server.url, who)
  await page.goto(server.url + path)
  const ready = page.locator('form[data-step]:not([inert])')
  await ready.waitFor()
  if (!who) {
    await page.getByLabel('Postcode').fill('3821 BT')
    await page.getByLabel('Huisnummer').fill('10')
    await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).toBe('Voorbeeldlaan')
    await page.reload()
    await ready.waitFor()
  }
  await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).not.toBe('')
  // React is done when no task waits and the last one has scheduled no other
  const isAtRest = () =>
    page.evaluate(async () => {
      const { tasks } = globalThis as unknown as { tasks: { open: number } }
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      return tasks.open
    })
  await expect.poll(isAtRest).toBe(0)
  expect(problems).toEqual([])
})
