import type { Browser, CDPSession, Page } from 'playwright-core'
import { openVisitor } from '../test/kit/browser.ts'

/** A phone of little money: its processor next to this machine's. */
const timesSlower = 4
/** Mobile network far from a mast: milliseconds for a round trip, bytes per second. */
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

/** Somebody new on a slow phone, with nothing in the cache; on a slow network too, unless said otherwise. */
export async function openPhone(browser: Browser, { slowNetwork = true } = {}): Promise<Phone> {
  const visitor = await openVisitor(browser, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // what a movement costs counts
    reducedMotion: 'no-preference',
  })
  const devtools = await visitor.page.context().newCDPSession(visitor.page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', network)
  return { page: visitor.page, devtools, [Symbol.asyncDispose]: () => visitor.close() }
}
