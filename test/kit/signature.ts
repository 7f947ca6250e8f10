import type { Page } from 'playwright-core'

/** Locators of the signature field, and of the modal in which it is set. */
export const signing = (page: Page) => {
  const modal = page.getByRole('dialog', { name: 'Zet je handtekening' })
  return {
    field: page.getByRole('group', { name: 'Handtekening' }),
    modal,
    canvas: modal.getByRole('img', { name: 'Teken hier je handtekening' }),
    name: modal.getByLabel('Of typ je naam'),
    take: modal.getByRole('button', { name: 'Deze gebruiken' }),
  }
}

/** Draws a line with the mouse, in the right half of the canvas. */
export const stroke = async (page: Page): Promise<void> => {
  const box = await signing(page).canvas.boundingBox()
  if (!box) throw new Error('there is no canvas')
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(0.6, 0.3))
  await page.mouse.down()
  await page.mouse.move(...at(0.75, 0.7), { steps: 5 })
  await page.mouse.move(...at(0.9, 0.3), { steps: 5 })
  await page.mouse.up()
}
