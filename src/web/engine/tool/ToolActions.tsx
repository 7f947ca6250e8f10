import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

export interface ToolActionsProps {
  leads: readonly { label: string; go: () => void }[]
  linkTo: () => string
}

/** What a visitor can do with an answer: go on with it on this site, print it, or copy a link to it. */
export function ToolActions({ leads, linkTo }: ToolActionsProps) {
  const [link, setLink] = useState<'copied' | 'shown'>()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkTo())
      setLink('copied')
    } catch {
      // the browser refuses access to the clipboard: the visitor copies the link from the field
      setLink('shown')
      setTimeout(() => field.current?.select())
    }
  }
  return (
    <div className="tool-actions">
      {leads.length > 0 && (
        <div className="tool-buttons">
          {leads.map(({ label, go }) => (
            <Button key={label} variant="secondary" onClick={go}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className="tool-buttons">
        <Button variant="quiet" size="small" onClick={() => print()}>
          Print
        </Button>
        <Button variant="quiet" size="small" onClick={copy}>
          Kopieer een link met deze invoer
        </Button>
      </div>
      <p className="small" role="status">
        {link === 'copied' && 'De link is gekopieerd. Je naam en adres staan er niet in.'}
        {link === 'shown' && 'Kopieer de link hieronder. Je naam en adres staan er niet in.'}
      </p>
      {link === 'shown' && (
        <input ref={field} className="input" readOnly aria-label="Link met deze invoer" value={linkTo()} />
      )}
    </div>
  )
}
