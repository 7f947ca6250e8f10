import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './Button.tsx'

type DialogProps = {
  title: string
  open: boolean
  /** Called on closing, also by Escape. */
  onClose: () => void
  children?: ReactNode
  /** Buttons; the last one does what the dialog asks about. */
  actions?: ReactNode
}

/**
 * A question above the page, as the browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus
 * back. A click beside it does nothing, so that whoever misses a button loses nothing.
 */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (open && !own.current?.open) own.current?.showModal()
    if (!open) own.current?.close()
  }, [open])
  return (
    <dialog ref={own} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="dialog-head">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <IconButton icon="cross" label="Sluiten" onClick={onClose} />
      </div>
      {children}
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  )
}
