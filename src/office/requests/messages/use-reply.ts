import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallOptions } from '../../../core/contract/client.ts'
import { keepReply } from '../../../core/contract/request-messages/request-messages-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { ReplyAct } from '../../../core/staff/reply-acts.ts'
import { forgetUnsent, keepUnsent, unsentOf } from '../../kit/unsent.ts'
import { useOffice } from '../../shell/office-context.ts'
import type { RequestWhole } from '../request-words.ts'

/** Milliseconds of rest after which what is typed is kept. */
const restMs = 2000

/** How what is typed stands: kept at an instant (ms since 1970), being kept, or only here as it could not be. */
export type Kept =
  | { state: 'kept'; at: number }
  | { state: 'keeping' }
  | { state: 'here'; why: string }
  | undefined

/** What somebody writes to the sender of a request, the same whatever it is to do with the request. */
export interface Reply {
  text: string
  /** What it is to do with the request; undefined while nothing is written. */
  of: ReplyAct | undefined
  kept: Kept
  write(text: string, of: ReplyAct): void
  /** Forgets it here, as it was sent. */
  clear(): void
}

const wordOf = (reference: string) => `${reference} reply`

/**
 * The text that is being written about a request. It is kept at the server after a short rest and on leaving, one save at a time;
 * what could not be kept stays in this page. What comes back from a message that was taken back is taken up where nothing is typed.
 */
export const useReply = ({ reference, draft }: Pick<RequestWhole, 'reference' | 'draft'>): Reply => {
  const { call } = useOffice()
  const unsent = unsentOf(wordOf(reference))?.text
  const [text, setText] = useState(typeof unsent === 'string' ? unsent : (draft?.text ?? ''))
  const [act, setAct] = useState<ReplyAct>(draft?.act ?? 'message')
  const [kept, setKept] = useState<Kept>(draft ? { state: 'kept', at: Date.parse(draft.savedAt) } : undefined)
  const now = useRef({ text, act: draft?.act ?? ('message' as ReplyAct), isSaved: true, isSaving: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(
    async (options?: CallOptions) => {
      clearTimeout(timer.current)
      if (now.current.isSaved || now.current.isSaving) return
      const sent = now.current.text
      now.current.isSaving = true
      setKept({ state: 'keeping' })
      try {
        const body = { act: now.current.act, ...(sent.trim() !== '' && { text: sent }) }
        const { savedAt } = await call(keepReply, { params: { reference }, body }, options)
        now.current.isSaved = now.current.text === sent
        setKept({ state: 'kept', at: Date.parse(savedAt) })
        if (now.current.isSaved) forgetUnsent(wordOf(reference))
      } catch (thrown) {
        if (!(thrown instanceof Fault)) throw thrown
        setKept({ state: 'here', why: thrown.message })
      } finally {
        now.current.isSaving = false
        if (!now.current.isSaved) timer.current = setTimeout(() => void save(), restMs)
      }
    },
    [call, reference],
  )

  // on leaving, what rests is kept at once, also when the page itself goes
  useEffect(() => {
    const leave = () => void save({ fetch: (input, init) => fetch(input, { ...init, keepalive: true }) })
    const hide = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      void save()
    }
  }, [save])

  const back = draft?.text
  const backFor = draft?.act ?? 'message'
  useEffect(() => {
    if (back === undefined || now.current.text !== '') return
    now.current = { ...now.current, text: back, act: backFor }
    setText(back)
    setAct(backFor)
  }, [back, backFor])

  return {
    text,
    of: text.trim() === '' ? undefined : act,
    kept,
    write: (typed, of) => {
      now.current = { ...now.current, text: typed, act: of, isSaved: false }
      setText(typed)
      setAct(of)
      keepUnsent(wordOf(reference), { text: typed }, {})
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), restMs)
    },
    clear: () => {
      clearTimeout(timer.current)
      now.current = { ...now.current, text: '', isSaved: true }
      setText('')
      setKept(undefined)
      forgetUnsent(wordOf(reference))
    },
  }
}
