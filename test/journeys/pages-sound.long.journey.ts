import { afterAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { fitsItsWidth } from '../kit/visit.ts'
import { batches } from './every-page.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

// in the dark only the contrast of colours is checked, as nothing else differs
describe.each([
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const)('in the $colorScheme, at 320 px', ({ colorScheme, rules }) => {
  const view = { colorScheme, viewport: { width: 320, height: 700 } }
  const faultsOn = async (list: readonly string[]) => {
    await using visitor = await openVisitor(browser, view)
    const faults: string[] = []
    for (const path of list) {
      await visitor.page.goto(server.url + path)
      const found = await accessibilityFaults(visitor.page, 'html', rules && [...rules])
      faults.push(...found.map((fault) => `${path} ${fault}`))
      await fitsItsWidth(visitor.page)
    }
    return faults
  }
  it.each(batches)('pages from $first on are accessible and fit', async ({ batch }) => {
    expect(await faultsOn(batch)).toEqual([])
  })
  it('so are what is not there and a search without results', async () => {
    expect(await faultsOn(['/nee', '/zoekresultaat?q=xyzzy'])).toEqual([])
  })
})
