import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HostileRequest } from './hostile-requests.ts'
import { fitsItsWidth } from './visit.ts'

/** The widths at which the office is looked at: a phone, and a desk with the panel beside the list. */
export const widths = [1440, 375] as const

export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Closes each dialog of the page, and answers what they said. */
export const hearDialogs = (page: Page): string[] => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  return said
}

/**
 * Elements that no screen of ours has, so that only a text that was taken for more can have made them. The frame of a preview runs
 * nothing, which is what its mark says.
 */
const madeOfText = [
  ...['img', 'script', 'iframe', 'style', 'object', 'embed', 'plaintext'],
  ...['a[href^="javascript:" i]', 'a[href^="data:" i]', '[onerror]', '[onload]', '[onfocus]'],
]

/** Checks that no text of a stranger ran or became an element, and that none widens the page. */
export const isHarmless = async (page: Page, where: string): Promise<void> => {
  const found = await page.evaluate(
    (selector) => {
      const inFrames = [...document.querySelectorAll('iframe')].map(
        (frame) => frame.contentDocument?.defaultView,
      )
      return {
        ran: [globalThis, ...inFrames].some((one) => one && 'ran' in one),
        made: [...document.querySelectorAll(selector)].map((one) => one.outerHTML.slice(0, 120)),
      }
    },
    `:is(#kantoor, .veil, .popover) :is(${madeOfText.join(', ')}):not(iframe[sandbox])`,
  )
  expect(found, where).toEqual({ ran: false, made: [] })
  await fitsItsWidth(page)
}

/** Opens a request on a page of its own, and checks that it says what its sender typed. */
export const opensAsTyped = async (
  page: Page,
  url: string,
  { reference, answers, file, kind, voice }: HostileRequest,
): Promise<void> => {
  await page.goto(`${url}/beheer/aanvragen/${reference}`)
  await page.locator('.request-head').getByText(reference).waitFor()
  const told = await page.locator('.answers dd:not(.no-print)').allTextContents()
  // answers of one heading stand below it, wherever they were asked
  expect(told.toSorted(), `${kind}, ${voice}`).toEqual(answers.map(({ value }) => value).toSorted())
  expect(await page.locator('a[download]').allTextContents()).toEqual([file.name])
}
