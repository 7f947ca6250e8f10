import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'

interface Line {
  id: number
  text: string
}

const ToastContext = createContext<(text: string) => void>(() => undefined)

/** Tells what was done, in a line at the foot of the window that stays until it is closed or pushed out by newer ones. */
export const useToast = () => useContext(ToastContext)

/** Most lines that show at once. */
const most = 3
let count = 0

export function Toasts({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const tell = useCallback((text: string) => {
    count++
    const line = { id: count, text }
    setLines((all) => [...all, line].slice(-most))
  }, [])
  const close = (id: number) => setLines((all) => all.filter((line) => line.id !== id))
  const shown = useMemo(() => lines, [lines])
  return (
    <ToastContext.Provider value={tell}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {shown.map(({ id, text }) => (
          <div key={id} className="toast-line">
            <span>{text}</span>
            <Button variant="quiet" onClick={() => close(id)}>
              Sluit
            </Button>
          </div>
        ))}
      </div>
    </ToastContext.Provider>
  )
}
