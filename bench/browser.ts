import type { Browser, CDPSession, Page } from 'playwright-core'
import { openVisitor } from '../test/kit/browser.ts'

/** How many times slower than this machine's processor that of a cheap phone is. */
const timesSlower = 4
/** A mobile network far from a mast: milliseconds for a round trip, bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

export interface Phone extends AsyncDisposable {
  page: Page
  devtools: CDPSession
}

/** Opens a page for a new visitor on a slow phone with an empty cache; on a slow network too, unless said otherwise. */
export async function openPhone(browser: Browser, { slowNetwork = true } = {}): Promise<Phone> {
  const visitor = await openVisitor(browser, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // animations stay on, as their cost is part of what is measured
    reducedMotion: 'no-preference',
  })
  const devtools = await visitor.page.context().newCDPSession(visitor.page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', network)
  return { page: visitor.page, devtools, [Symbol.asyncDispose]: () => visitor.close() }
}
