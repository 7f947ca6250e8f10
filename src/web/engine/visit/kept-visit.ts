import { visitKey } from '../../../core/kernel/browser-keys.ts'
import { storedSetting } from '../../../core/kernel/stored-setting.ts'

/** What a visitor told during this visit, on their own device: gone with the tab, and with logging out. */
export const keptVisit = storedSetting<unknown>(() => window.sessionStorage, visitKey, undefined)
