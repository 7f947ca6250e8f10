import { lazy, Suspense, useEffect, useRef } from 'react'
import { noteCall } from '../../core/contract/phone-calls/phone-calls-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { useToast } from '../kit/Toasts.tsx'
import { isText, lettersCount, useKeys } from '../kit/use-keys.ts'
import { useOffice } from '../shell/office-context.ts'
import { outcomeOfKey } from './call-words.ts'
import { showPanel, usePanelOpen } from './open-panel.ts'
import { type Choose, useNoteCall } from './use-note-call.ts'

const CallPanel = lazy(() => import('./CallPanel.tsx'))

/**
 * The key `b` opens the panel in which a call is noted, on every screen; a digit then says how it ended, and notes it. A digit that
 * comes before the panel was loaded notes the call about nobody, as the panel would.
 */
export function CallKey() {
  const { may } = useOffice()
  const mayNote = may(noteCall.name)
  const isOpen = usePanelOpen() && mayNote
  const note = useNoteCall()
  const tell = useToast()
  /** How the panel takes a digit, once it is there. */
  const panel = useRef<Choose>(undefined)
  const bare = useRef<Choose>(undefined)
  bare.current = (outcome) => {
    showPanel(false)
    note({ outcome }).catch((thrown: unknown) => {
      if (!(thrown instanceof Fault)) throw thrown
      tell(thrown.message)
    })
  }
  useKeys({ b: mayNote ? () => showPanel(true) : undefined })
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const outcome = outcomeOfKey(event.key)
      if (outcome === undefined || isText(event) || !lettersCount()) return
      event.preventDefault()
      const choose = panel.current ?? bare.current
      choose?.(outcome)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CallPanel
        note={note}
        onReady={(choose) => {
          panel.current = choose
        }}
        onClose={() => showPanel(false)}
      />
    </Suspense>
  )
}
