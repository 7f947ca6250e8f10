import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchAnswer } from '../../core/contract/client.ts'
import { lookWho } from '../../core/contract/staff-presence/staff-presence-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { type Beats, type BeatWays, startBeats } from './beats.ts'
import type { Other } from './others-in-words.ts'

export interface Presence {
  /** Who else has it open, oneself in another tab included. */
  others: readonly Other[]
  /** To be called at each thing that is typed there. */
  typing(): void
}

/**
 * This tab, until it is loaded anew. A browser makes ids of an origin that it trusts alone: at a bare address by plain http, as a
 * demonstration may be opened, nobody is told of others.
 */
const tab = globalThis.isSecureContext ? crypto.randomUUID() : undefined

/**
 * The way of a subject to the server. It goes past the gate of the office: a beat is no use of the session, and asks nobody to log
 * in again. What fails is told to nobody, as it takes nothing from anybody's work.
 */
const waysOf = (subject: string, from: string): BeatWays => ({
  async send(typing) {
    try {
      const { others } = await fetchAnswer(lookWho, { body: { subject, tab: from, typing } })
      return others
    } catch (thrown) {
      const isRefused = thrown instanceof Fault && [400, 401, 403, 404].includes(thrown.status)
      return isRefused ? 'refused' : undefined
    }
  },
  leave() {
    const body = JSON.stringify({ subject, tab: from, typing: false, gone: true })
    void navigator.sendBeacon?.(lookWho.path, new Blob([body], { type: 'application/json' }))
  },
})

const nobody: readonly Other[] = []
const isSame = (one: readonly Other[], other: readonly Other[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Says that this tab has something open as long as it is shown, and tells who else has. `subject` is `request/` with a reference, or
 * `content/` with a codename; undefined while nothing is open that others may know of.
 */
export const usePresence = (subject: string | undefined): Presence => {
  const [others, setOthers] = useState(nobody)
  const beats = useRef<Beats>(undefined)
  useEffect(() => {
    if (subject === undefined || tab === undefined) return
    const mine = startBeats(waysOf(subject, tab), (told) =>
      setOthers((before) => (isSame(before, told) ? before : told)),
    )
    const show = () => mine.show(document.visibilityState === 'visible')
    beats.current = mine
    show()
    document.addEventListener('visibilitychange', show)
    window.addEventListener('pagehide', mine.leave)
    return () => {
      document.removeEventListener('visibilitychange', show)
      window.removeEventListener('pagehide', mine.leave)
      mine.stop()
      beats.current = undefined
      setOthers(nobody)
    }
  }, [subject])
  const typing = useCallback(() => beats.current?.type(), [])
  return { others, typing }
}
