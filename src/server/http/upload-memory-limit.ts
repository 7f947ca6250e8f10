import type { ServerResponse } from 'node:http'
import { busy } from './load-shedding.ts'

/** Upload memory limit: the bytes of forms that this process holds at one moment, as they stay in memory until answered. */
const most = 256 * 1024 * 1024
/** Of one network: the rest is there for others. */
const mostOfOne = most / 2

// one count for the process, not per server
let held = 0
const heldBy = new Map<string, number>()

const add = (network: string, bytes: number): void => {
  held += bytes
  const now = (heldBy.get(network) ?? 0) + bytes
  if (now > 0) heldBy.set(network, now)
  else heldBy.delete(network)
}

/**
 * Reserves memory for one form, sent from a network, until it is answered or its connection is closed.
 * @throws Fault 503 from what it returns, when there is no room for so many bytes more.
 */
export const reserveUploadMemory = (response: ServerResponse, network: string): ((bytes: number) => void) => {
  let own = 0
  response.once('close', () => {
    add(network, -own)
    own = 0
  })
  return (bytes) => {
    if (held + bytes > most || (heldBy.get(network) ?? 0) + bytes > mostOfOne) throw busy()
    if (response.destroyed) return
    add(network, bytes)
    own += bytes
  }
}
