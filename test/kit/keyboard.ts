import type { Locator, Page } from 'playwright-core'
import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'
import { textOf } from '../../src/core/kernel/text-of.ts'
import { keys } from './insulation-check.ts'
import { signing } from './signature.ts'
import { pressOn } from './visit.ts'

const choose = async (page: Page, select: Locator, value: string) => {
  await pressOn(page, select, 'Home')
  for (let count = 0; count < 20 && (await select.inputValue()) !== value; count++)
    await page.keyboard.press('ArrowDown')
}

const search = async (page: Page, name: string, text: string) => {
  await keys.type(page, name, text)
  await page.getByRole('option', { name: text }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const sign = async (page: Page, button: Locator) => {
  await pressOn(page, button)
  const { name, take } = signing(page)
  await pressOn(page, name, 'End')
  await page.keyboard.type('J.P. de Vries')
  await pressOn(page, take)
}

/** Splits a day into its three parts; it is `1980-02-03`, or an object as a control holds it. */
export const dayParts = (value: unknown): Record<'day' | 'month' | 'year', string> => {
  const [year = '', month = '', day = ''] = typeof value === 'string' ? value.split('-') : []
  return { day, month, year, ...(typeof value === 'object' ? value : undefined) }
}

const typeDay = async (page: Page, name: string, value: unknown) => {
  const { day, month, year } = dayParts(value)
  await keys.type(page, name, day)
  await keys.type(page, `${name}-month`, month)
  await keys.type(page, `${name}-year`, year)
}

/** Answers one field by keyboard; `name` is its path in the form that ends its id, and `control` the control with that id. */
export const answerByKeys = async (
  page: Page,
  { name, control, brick, value }: { name: string; control: Locator; brick: AnyBrick; value: unknown },
): Promise<void> => {
  const { control: kind, choices = [] } = brick.facts
  const text = textOf(value)
  if (kind === 'none' || kind === 'custom') return
  if (kind === 'radio') return keys.choose(page, name, [text])
  if (kind === 'checkboxes') return keys.choose(page, name, value as string[])
  if (kind === 'checkbox') {
    if ((await control.isChecked()) !== (value === true)) await pressOn(page, control, 'Space')
    return
  }
  if (kind === 'select') return choose(page, control, text)
  if (kind === 'date-parts') return typeDay(page, name, value)
  if (kind === 'search') return search(page, name, choices.find((one) => one.value === value)?.label ?? text)
  if (kind === 'signature') return sign(page, control)
  await keys.type(page, name, text)
}
