import { linkedAddressKey, linkedAnswerPrefix } from '../../../core/kernel/browser-keys.ts'
import { storedSetting } from '../../../core/kernel/stored-setting.ts'

const inTab = (key: string) => storedSetting<string>(() => window.sessionStorage, key, '')

/** What is being written about a request, kept in this tab until it is sent. The link to the request is kept nowhere. */
export const unsentAnswer = (reference: string) => inTab(linkedAnswerPrefix + reference)

/** The e-mail address that was given beside a link, kept in this tab. */
export const givenAddress = inTab(linkedAddressKey)

/** An answer that was typed in this tab and not sent, with the reference of its request. */
export interface UnsentAnswer {
  reference: string
  text: string
}

/** All that was typed in this tab and not sent, whichever request it is about. */
export const unsentAnswers = (): UnsentAnswer[] => {
  try {
    return Object.keys(window.sessionStorage)
      .filter((key) => key.startsWith(linkedAnswerPrefix))
      .map((key) => ({ reference: key.slice(linkedAnswerPrefix.length), text: inTab(key).read() }))
      .filter(({ text }) => typeof text === 'string' && text.trim() !== '')
  } catch {
    // where storage is forbidden nothing was stored
    return []
  }
}
