import { DOMParser } from 'linkedom'
import { afterAll, vi } from 'vitest'

/** Lets the tests of a file read HTML as a browser does. */
export const readAsBrowser = (): void => {
  vi.stubGlobal('DOMParser', DOMParser)
  afterAll(() => {
    vi.unstubAllGlobals()
  })
}
