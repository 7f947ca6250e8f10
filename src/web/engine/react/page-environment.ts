import { draftPrefix } from '../../../core/kernel/browser-keys.ts'
import { onBehalfMark } from '../../../core/kernel/on-behalf.ts'
import { onBehalfAddress } from '../../../core/staff/on-behalf.ts'
import type { Funnel } from '../definition/define.ts'
import type { Environment } from '../state/environment.ts'
import { browserEnvironment, session } from './browser-environment.ts'

/**
 * What is different where a colleague fills in the form for who calls. Answers stand in this tab alone, under the id of the call by
 * phone, so that no draft of the colleague's own comes in and none of the caller's stays behind. Nothing is counted or remembered.
 * Once it is sent, the request opens in the office; another form of the site opens for the same caller.
 */
const forCaller = ({ slug, draft }: Funnel, id: string): Partial<Environment> => {
  const shelf = (funnel: string) => session(`${draftPrefix}namens:${id}:${funnel}`)
  const keepsNothing = draft?.where === 'none'
  let sent = false
  return {
    readDraft: () => (keepsNothing ? undefined : shelf(slug).read()),
    writeDraft: (value) => void (keepsNothing || shelf(slug).write(value)),
    clearDraft: () => shelf(slug).clear(),
    handOver: (funnel, value) => void shelf(funnel).write(value),
    keepConfirmation({ reference }) {
      sent = true
      window.location.assign(`/beheer/aanvragen/${reference}`)
    },
    leaveFor(url) {
      if (!sent) window.location.assign(url.startsWith('/') ? onBehalfAddress(url) : url)
    },
    record: () => undefined,
    beacon: () => undefined,
    remember: () => undefined,
  }
}

/** The environment of a real browser, for a visitor or for a colleague who fills in the form for who calls. */
export const pageEnvironment = (funnel: Funnel): Environment => {
  const ofVisitor = browserEnvironment(funnel)
  const mark = onBehalfMark()
  return mark ? { ...ofVisitor, ...forCaller(funnel, mark.id) } : ofVisitor
}
