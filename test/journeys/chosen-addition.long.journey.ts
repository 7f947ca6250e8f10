import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { fillAddress, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

it('the addition that is chosen says where a home is, a long list is typed, and what the register says is taken', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const at = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto(`${server.url}/diensten/keuringen/opleveringskeuring`)
  await onStep(page, 'woning')
  await fillAddress(page, '1222 AB', '8')
  for (const [addition, street, town] of [
    ['A', 'Voorbeeldse Heiweg', 'Hilversum'],
    ['B', 'Voorbeeldse Zijweg', 'Hilversum'],
    ['GB4', 'Voorbeeldse Heiweg', 'Bussum'],
  ] as const) {
    await at('Toevoeging').selectOption(addition)
    await expect.poll(() => at('Plaats').inputValue()).toBe(town)
    await expect.poll(() => at('Straatnaam').inputValue()).toBe(street)
  }
  await fillAddress(page, '8723 CG', '1')
  await page.getByRole('textbox', { name: 'Toevoeging' }).fill('130')
  await fillAddress(page, '6811 AA', '4')
  await expect.poll(() => at('Straatnaam').inputValue()).toBe('Voorbeeldkade/Havenweg')
  await page.getByRole('radio', { name: 'Tussenwoning' }).check()
  await next(page).click()
  await onStep(page, 'planning')
  expect(problems).toEqual([])
})
