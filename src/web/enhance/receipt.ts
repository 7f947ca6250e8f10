import type { Receipt } from '../../core/content/receipt.ts'
import { confirmationKey } from '../../core/kernel/browser-keys.ts'

/** The receipt that a funnel left in session storage for the page that follows on it; undefined when it cannot be read. */
export const receipt = (): Receipt | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(confirmationKey) ?? '') as Receipt
  } catch {
    return undefined
  }
}
