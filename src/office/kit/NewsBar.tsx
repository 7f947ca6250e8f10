import { useRef } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { OfficeIcon } from './OfficeIcon.tsx'
import { useKeys } from './use-keys.ts'

interface NewsBarProps {
  /** How many rows of the list changed or came since it was read. */
  count: number
  /** Reads the list anew: a press of the button, or the key `n`. */
  onShow(): void
}

/** The largest number that is told; of more it says that there are more. */
const most = 99

/**
 * A line above a list that says that it is no longer as it stands here. The list changes by a press only, so that no row moves below
 * somebody's hand; the room of the line is kept while there is nothing to say. It is read aloud once, not with each new number.
 */
export function NewsBar({ count, onShow }: NewsBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isThere = count > 0
  const show = () => {
    // its button goes, and what comes next is the list
    if (bar.current?.contains(document.activeElement)) bar.current.focus()
    onShow()
  }
  useKeys({ n: isThere ? show : undefined })
  return (
    <div className="news no-print" ref={bar} tabIndex={-1}>
      <span className="unseen" role="status">
        {isThere ? 'Er is nieuws in de lijst.' : ''}
      </span>
      {isThere && (
        <div className="news-line">
          <OfficeIcon name="dot" size="s" />
          <strong>{count > most ? `Meer dan ${most} nieuwe` : `${count} nieuwe`}</strong>
          <Button variant="quiet" size="small" aria-keyshortcuts="n" onClick={show}>
            Toon ze{' '}
            <span aria-hidden="true">
              <kbd>n</kbd>
            </span>
          </Button>
        </div>
      )}
    </div>
  )
}
