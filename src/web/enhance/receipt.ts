import type { Receipt } from '../../core/content/receipt.ts'
import { confirmationKey } from '../../core/kernel/browser-keys.ts'

/** What a funnel left behind for the page that follows on it; nothing when that cannot be read. */
export const receipt = (): Receipt | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(confirmationKey) ?? '') as Receipt
  } catch {
    return undefined
  }
}
