import type { ServerResponse } from 'node:http'
import { busy } from './load-shedding.ts'

/** Upload memory limit: the bytes of forms that this process holds at one moment, as they stay in memory until answered. */
const most = 256 * 1024 * 1024

// one count for the process, not per server
let held = 0

/**
 * Reserves memory for one form until it is answered or its connection is closed.
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
