import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { CountedButton } from './CountedButton.tsx'

/** What takes back what a line tells: `Zet terug`. */
export interface ToastAct {
  label: string
  /** Until when it works (ms since 1970); always where it is left out. */
  until?: number
  run(): void
}

interface Line {
  id: number
  text: string
  act: ToastAct | undefined
}

const ToastContext = createContext<(text: string, act?: ToastAct) => void>(() => undefined)

/**
 * Tells what was done, in a line at the foot of the window that stays until it is closed or pushed out by newer ones. An act
 * beside it closes the line.
 */
export const useToast = () => useContext(ToastContext)

function Act({ act: { label, until }, onPress }: { act: ToastAct; onPress: () => void }) {
  if (until !== undefined)
    return <CountedButton label={label} until={until} variant="quiet" onPress={onPress} />
  return (
    <Button variant="quiet" onClick={onPress}>
      {label}
    </Button>
  )
}

/** Most lines that show at once. */
const most = 3
let count = 0

export function Toasts({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const tell = useCallback((text: string, act?: ToastAct) => {
    count++
    const line = { id: count, text, act }
    setLines((all) => [...all, line].slice(-most))
  }, [])
  const close = (id: number) => setLines((all) => all.filter((line) => line.id !== id))
  const press = (id: number, act: ToastAct) => {
    close(id)
    act.run()
  }
  const shown = useMemo(() => lines, [lines])
  return (
    <ToastContext.Provider value={tell}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {shown.map(({ id, text, act }) => (
          <div key={id} className="toast-line">
            <span>{text}</span>
            <span className="toast-acts">
              {act && <Act act={act} onPress={() => press(id, act)} />}
              <Button variant="quiet" onClick={() => close(id)}>
                Sluit
              </Button>
            </span>
          </div>
        ))}
      </div>
    </ToastContext.Provider>
  )
}
