import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { signedList } from '../../src/web/engine/testing/test-signed-list.ts'
import { accessibilityFaults, openVisitor, sharedBrowser } from '../kit/browser.ts'
import { openFunnelPage } from '../kit/funnel-page/serve.ts'
import { signing, stroke } from '../kit/signature.ts'
import { onStep, summary } from '../kit/visit.ts'

// Tests what needs a real canvas, a real dialog and a real focus: a signature, and a list whose entries come and go.

const [browser, site] = await Promise.all([sharedBrowser(), openFunnelPage()])
afterAll(() => site.close())

const openFields = async (page: Page) => {
  await page.goto(site.url + signedList.slug)
  await onStep(page, 'velden')
}

/** Number of inked points on the canvas, in the left and in the right half. */
const inkOf = (page: Page) =>
  page.locator('.signature-paper').evaluate((paper) => {
    const pen = (paper as HTMLCanvasElement).getContext('2d')
    const halfOf = (left: number) =>
      pen?.getImageData(left, 0, 450, 300).data.filter((one, at) => at % 4 === 3 && one > 0).length
    return { left: halfOf(0), right: halfOf(450) }
  })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('a signature', () => {
  it('is typed by keyboard alone: the modal keeps the focus and gives it back', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await openFields(page)
    const { field, modal, name, take } = signing(page)
    await page.locator('button[type="submit"]').click()
    await summary(page)
      .getByRole('link', { name: /^Handtekening/ })
      .click()
    expect(await focused(page)).toBe('Zet je handtekening')
    await page.keyboard.press('Enter')
    await modal.waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await take.press('Enter')
    await modal.getByRole('alert').getByText('Dit is een verplicht veld.').waitFor()
    await name.pressSequentially('J. de Vries')
    expect(await modal.getByRole('alert').textContent()).toBe('')
    expect(await inkOf(page)).toMatchObject({ left: expect.toSatisfy((ink: number) => ink > 500) })
    await page.keyboard.press('Enter')
    await modal.waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Opnieuw zetten')
    expect(await field.textContent()).toContain('Handtekening is gezet')
    const picture = field.locator('img')
    expect(await picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/)
    const pixels = picture.evaluate((one) =>
      [one as HTMLImageElement].map((i) => [i.naturalWidth, i.naturalHeight]),
    )
    expect(await pixels).toEqual([[900, 300]])
    // the signature is not stored, so that a reload asks for it again
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'iVBOR',
    )
    await page.reload()
    await onStep(page, 'velden')
    expect(await field.locator('img').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('is drawn where the hand is; wiping empties, Escape keeps what was before', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 700 } })
    const { page, problems } = visitor
    await openFields(page)
    const { field, modal, name, take } = signing(page)
    await field.getByRole('button').click()
    await name.fill('J. de Vries')
    await stroke(page)
    // of the typed name and the drawing, the last one counts
    expect(await name.inputValue()).toBe('')
    expect(await inkOf(page)).toEqual({ left: 0, right: expect.toSatisfy((ink: number) => ink > 500) })
    await modal.getByRole('button', { name: 'Opnieuw' }).click()
    expect(await inkOf(page)).toEqual({ left: 0, right: 0 })
    await take.click()
    await modal.getByText('Dit is een verplicht veld.').waitFor()
    await stroke(page)
    await take.click()
    const kept = await field.locator('img').getAttribute('src')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => modal.getByRole('button', { name: 'Annuleren' }).click(),
    ]) {
      await field.getByRole('button', { name: 'Opnieuw zetten' }).click()
      await name.fill('Iemand anders')
      await leave()
      await modal.waitFor({ state: 'hidden' })
      expect(await field.locator('img').getAttribute('src')).toBe(kept)
      expect(await focused(page)).toBe('Opnieuw zetten')
    }
    expect(problems).toEqual([])
  })

  it.each([
    [320, 568],
    [568, 320],
  ])('its modal fits %i by %i', async (width, height) => {
    await using visitor = await openVisitor(browser, { viewport: { width, height } })
    const { page } = visitor
    await openFields(page)
    const { field, modal } = signing(page)
    await field.getByRole('button').click()
    const size = await modal.evaluate((one) => ({
      ...{ hidden: one.scrollHeight - one.clientHeight, aside: one.scrollWidth - one.clientWidth },
      touch: getComputedStyle(one.querySelector('canvas') as Element).touchAction,
    }))
    expect(size).toEqual({ hidden: 0, aside: 0, touch: 'none' })
  })
})

it('an entry that was removed from the middle of a list is put back with its answers, and takes the focus', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await openFields(page)
  const mails = () =>
    page.getByLabel('E-mailadres').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const told = page.getByText('Persoon 2 is verwijderd.')
  const undo = page.getByRole('button', { name: 'Ongedaan maken' })
  const add = page.getByRole('button', { name: 'Persoon toevoegen' })
  for (const [at, name] of ['a@b.nl', 'c@d.nl', 'e@f.nl'].entries()) {
    if (at > 0) await add.click()
    await page.getByLabel('E-mailadres').nth(at).fill(name)
  }
  await page.getByRole('button', { name: 'Verwijderen Persoon 2', exact: true }).click()
  await told.waitFor()
  expect(await mails()).toEqual(['a@b.nl', 'e@f.nl'])
  expect(await focused(page)).toBe('Ongedaan maken')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  expect(await mails()).toEqual(['a@b.nl', 'c@d.nl', 'e@f.nl'])
  expect(await focused(page)).toContain('Persoon 2')
  expect(await undo.count()).toBe(0)
  await page.getByRole('button', { name: 'Verwijderen Persoon 3' }).click()
  await page.getByText('Persoon 3 is verwijderd.').waitFor()
  // the button to undo another removal takes its place, and the focus
  await page.getByRole('button', { name: 'Verwijderen Persoon 1' }).click()
  await page.getByText('Persoon 1 is verwijderd.').waitFor()
  expect([await undo.count(), await focused(page)]).toEqual([1, 'Ongedaan maken'])
  await add.click()
  expect([await undo.count(), await mails()]).toEqual([0, ['c@d.nl', 'a@b.nl']])
  expect(problems).toEqual([])
})
