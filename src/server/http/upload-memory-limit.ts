import { busy } from '../services/busy.ts'

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

/** Memory for one form. */
export interface UploadMemory {
  /** @throws Fault 503 when there is no room for so many bytes more. */
  hold(bytes: number): void
  /** Once nothing of it is needed any more: a form whose sender left is held until it was dealt with. */
  release(): void
}

/** Reserves memory for one form that is sent from a network. */
export const reserveUploadMemory = (network: string): UploadMemory => {
  let own = 0
  return {
    hold(bytes) {
      if (held + bytes > most || (heldBy.get(network) ?? 0) + bytes > mostOfOne) throw busy()
      add(network, bytes)
      own += bytes
    },
    release() {
      add(network, -own)
      own = 0
    },
  }
}
