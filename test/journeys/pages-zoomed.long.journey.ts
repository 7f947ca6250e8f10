import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { fitsItsWidth } from '../kit/visit.ts'
import { batches } from './every-page.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

describe('at 400 % of a window of 1280 by 1024', () => {
  it.each(batches)(
    'pages from $first on are read by scrolling down alone, and what sticks leaves room',
    async ({ batch }) => {
      await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 256 } })
      const { page } = visitor
      for (const path of batch) {
        await page.goto(server.url + path)
        await fitsItsWidth(page)
        const stuck = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
            .filter((element) => element.checkVisibility())
            .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
        )
        expect(stuck, `${path}: what stays in view`).toBeLessThan(256 / 3)
      }
      expect(visitor.problems).toEqual([])
    },
  )
})
