import { isPreview } from '../../../core/content/preview-path.ts'
import { record } from '../../../core/contract/funnel-events/funnel-events-calls.ts'
import { confirmationKey, draftPrefix, visitKey } from '../../../core/kernel/browser-keys.ts'
import { systemClock, todayIso } from '../../../core/kernel/day.ts'
import { storedSetting } from '../../../core/kernel/stored-setting.ts'
import type { Funnel } from '../definition/define.ts'
import type { Environment } from '../state/environment.ts'
import { afterClick, fetchAfterClick } from './after-click.ts'
import { afterPaint } from './after-paint.ts'

const draftKey = (slug: string) => `${draftPrefix}${slug}`

const addressOf = (step: string) => {
  const url = new URL(window.location.href)
  url.searchParams.set('step', step)
  return url
}

/** A value in this tab's session storage. */
export const session = (key: string) => storedSetting<unknown>(() => window.sessionStorage, key, undefined)

/** Sends a body that also arrives when the page is left. */
const beacon = (path: string, body: unknown): void =>
  void navigator.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

/** The stored draft of this funnel. A draft that another form handed over goes before the one that was left here. */
const draftOf = ({ slug, draft }: Funnel): Pick<Environment, 'readDraft' | 'writeDraft' | 'clearDraft'> => {
  const where = draft?.where ?? 'session'
  const shelf = () => {
    // handled as a browser that refuses to store
    if (where === 'none') throw new Error('keeps nothing')
    return where === 'local' ? window.localStorage : window.sessionStorage
  }
  const stored = storedSetting<unknown>(shelf, draft?.key ?? draftKey(slug), undefined)
  const inTab = session(draftKey(slug))
  let handed: unknown
  return {
    readDraft() {
      if (where === 'local') {
        handed ??= inTab.read()
        inTab.clear()
      }
      return handed ?? stored.read()
    },
    writeDraft(value) {
      handed = undefined
      stored.write(value)
    },
    clearDraft() {
      handed = undefined
      stored.clear()
    },
  }
}

/** The block's settings as the server has them now, read from this page as `IslandRoot` writes them. */
const propertiesNow = async ({ slug, properties }: Funnel): Promise<Record<string, unknown> | undefined> => {
  try {
    // a visitor who was refused waits no longer for this: even without it the refusal names the new price
    const signal = AbortSignal.timeout(15_000)
    const answer = await fetch(window.location.pathname, { cache: 'no-cache', signal })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const written = page.querySelector(`script[data-for="${slug}"]`)?.textContent ?? ''
    return properties.schema.parse(JSON.parse(written).properties) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** The environment of a real browser. */
export const browserEnvironment = (funnel: Funnel): Environment => {
  // every history entry has a number, also after a reload, which tells in which direction the browser went
  const numberOf = () => (window.history.state as { entry?: number } | null)?.entry
  let at = numberOf() ?? 0
  return {
    ...draftOf(funnel),
    keepConfirmation: (value) => void session(confirmationKey).write(value),
    call: fetchAfterClick,
    newKey: () => crypto.randomUUID(),
    // loaded on demand, since few visitors need it
    solveCaptcha: async () => (await import('../captcha/captcha.ts')).solve(AbortSignal.timeout(60_000)),
    propertiesNow: () => propertiesNow(funnel),
    requestedStep: () => new URL(window.location.href).searchParams.get('step'),
    query: () => window.location.search,
    showStep(step, how) {
      const { history, location } = window
      const url = addressOf(step)
      if (how === 'replace') return history.replaceState({ entry: at }, '', url)
      if (numberOf() === undefined) history.replaceState({ entry: at }, '', location.href)
      at += 1
      history.pushState({ entry: at }, '', url)
    },
    travelled() {
      const to = numberOf()
      if (to === undefined || to === at) return undefined
      const way = to < at ? 'back' : 'forward'
      at = to
      return way
    },
    goBack: () => window.history.back(),
    leaveFor: (url, how) => (how ? window.location.replace(url) : window.location.assign(url)),
    handOver(slug, value) {
      const there = session(draftKey(slug))
      const now = there.read() as typeof value | undefined
      // when the same kept form stands in this tab, maybe further on, its answers stay
      const { kept } = value
      there.write(kept && now?.kept?.id === kept.id ? { ...now, kept } : value)
    },
    record(event) {
      // an editor who walks through a draft is no visitor (spec 001 section 4)
      if (isPreview(window.location.pathname)) return
      // counting must not delay a visitor: sending a beacon takes as long as drawing a step
      afterPaint(() => beacon(record.path, event))
    },
    beacon,
    remember: (visit) => void session(visitKey).write(visit),
    log: (failure) => console.error(failure),
    today: () => todayIso(systemClock),
    afterClick,
  }
}
