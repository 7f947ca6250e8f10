import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { CountedButton } from './CountedButton.tsx'

/** What takes back what a line tells: `Zet terug`. */
export interface ToastAct {
  label: string
  /** Until when it works (ms since 1970); always where it is left out. */
  until?: number
  run(): void
}

/** Where what a line tells can be seen: `Bekijk op de site`. It opens beside the office. */
interface ToastLink {
  label: string
  href: string
}

interface Line {
  id: number
  text: string
  act: ToastAct | undefined
  link: ToastLink | undefined
}

type Tell = (text: string, act?: ToastAct, link?: ToastLink) => void

const ToastContext = createContext<Tell>(() => undefined)

/**
 * Tells what was done, in the one line at the foot of the window: the next line comes in its place. A line of text alone goes by
 * itself, one with a counted act once that is over; one with an act that always works stays until it is closed. An act closes its
 * line.
 */
export const useToast = () => useContext(ToastContext)

/** Milliseconds that a line of text stays: long enough to be read twice. */
const readMs = 10_000

/** Milliseconds that a line stays by itself, at an instant (ms since 1970); undefined for one that stays until it is closed. */
export const stayOf = (act: Pick<ToastAct, 'until'> | undefined, now: number): number | undefined => {
  if (act === undefined) return readMs
  return act.until === undefined ? undefined : Math.max(act.until - now, readMs)
}

function Act({ act: { label, until }, onPress }: { act: ToastAct; onPress: () => void }) {
  if (until !== undefined)
    return <CountedButton label={label} until={until} variant="quiet" onPress={onPress} />
  return (
    <Button variant="quiet" onClick={onPress}>
      {label}
    </Button>
  )
}

/** A line. It does not go while somebody is at it. */
function ToastLine({ line: { text, act, link }, onClose }: { line: Line; onClose(): void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stay = stayOf(act, Date.now())
    if (stay === undefined) return
    let timer = setTimeout(goAway, stay)
    function goAway() {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(goAway, readMs)
      else onClose()
    }
    return () => clearTimeout(timer)
  }, [act, onClose])
  return (
    <div className="toast-line" ref={box}>
      <span>{text}</span>
      <span className="toast-acts">
        {link && (
          <a className="btn btn-quiet" href={link.href} target="_blank" rel="noreferrer">
            {link.label}
            <span className="unseen"> (nieuw tabblad)</span>
          </a>
        )}
        {act && (
          <Act
            act={act}
            onPress={() => {
              onClose()
              act.run()
            }}
          />
        )}
        <Button variant="quiet" onClick={onClose}>
          Sluit
        </Button>
      </span>
    </div>
  )
}

let count = 0

export function Toasts({ children }: { children: ReactNode }) {
  const [line, setLine] = useState<Line>()
  const tell = useCallback<Tell>((text, act, link) => {
    count++
    setLine({ id: count, text, act, link })
  }, [])
  const close = useCallback(() => setLine(undefined), [])
  return (
    <ToastContext.Provider value={tell}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {line && <ToastLine key={line.id} line={line} onClose={close} />}
      </div>
    </ToastContext.Provider>
  )
}
