import type { ServerResponse } from 'node:http'
import { busy } from './load-shedding.ts'

/** Bytes of forms that this process holds at most at one moment: they stand in memory until they are answered. */
const most = 256 * 1024 * 1024

// of the process, as its memory is
let held = 0

/**
 * Counts what one form brings, until it is answered or gone.
 * @throws Fault 503 from what it returns, when there is no room for so many bytes more.
 */
export const reserveUploadMemory = (response: ServerResponse): ((bytes: number) => void) => {
  let own = 0
  response.once('close', () => {
    held -= own
    own = 0
  })
  return (bytes) => {
    if (held + bytes > most) throw busy()
    if (response.destroyed) return
    held += bytes
    own += bytes
  }
}
