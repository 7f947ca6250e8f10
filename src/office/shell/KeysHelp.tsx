import { useEffect, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'

const keys = [
  ['Ctrl K', 'Ga naar een scherm'],
  ['j of ↓', 'Volgende regel in een lijst'],
  ['k of ↑', 'Vorige regel in een lijst'],
  ['Enter', 'Open de regel'],
  ['Esc', 'Sluit wat openstaat'],
  ['?', 'Deze lijst'],
] as const

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The list of all keys, opened by `?`. Letters work outside of fields only. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog title="Toetsen" isOpen={isOpen} onClose={() => setOpen(false)}>
      <dl className="facts-list">
        {keys.map(([key, what]) => (
          <div key={key} className="keys-row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Sluit
        </Button>
      </div>
    </Dialog>
  )
}
