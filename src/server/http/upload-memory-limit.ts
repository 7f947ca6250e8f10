import { busy } from '../services/busy.ts'

/** Upload memory limit: bytes of forms that this process holds at one moment, as they stay in memory until answered. */
const maxBytes = 256 * 1024 * 1024
/** The part of it that one network may use, so that there is room left for others. */
const maxBytesOfNetwork = maxBytes / 2

// counted for the whole process, not per server
let bytesInUse = 0
const heldBy = new Map<string, number>()

const add = (network: string, bytes: number): void => {
  bytesInUse += bytes
  const now = (heldBy.get(network) ?? 0) + bytes
  if (now > 0) heldBy.set(network, now)
  else heldBy.delete(network)
}

export interface UploadMemory {
  /**
   * Adds bytes that the form takes.
   * @throws Fault 503 when there is no room for them.
   */
  hold(bytes: number): void
  /** Gives the memory back. Call it when the form has been handled, also when its sender is gone. */
  release(): void
}

/** Starts the account of memory for one form that a network sends. */
export const reserveUploadMemory = (network: string): UploadMemory => {
  let own = 0
  return {
    hold(bytes) {
      if (bytesInUse + bytes > maxBytes || (heldBy.get(network) ?? 0) + bytes > maxBytesOfNetwork)
        throw busy()
      add(network, bytes)
      own += bytes
    },
    release() {
      add(network, -own)
      own = 0
    },
  }
}
