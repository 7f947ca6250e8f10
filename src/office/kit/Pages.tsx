import { Button } from '../../web/ui/Button.tsx'
import { Icon } from '../../web/ui/icons/Icon.tsx'

interface PagesProps {
  /** Opens the page before, or after; left out at that end of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Goes on to the next page of a list, and back. A list goes by key, so it has no numbers and no total. */
export function Pages({ onPrevious, onNext }: PagesProps) {
  if (!onPrevious && !onNext) return null
  return (
    <nav className="table-foot" aria-label="Bladeren">
      <Button variant="quiet" aria-disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <Icon name="chevron-left" size="s" />
        Vorige
      </Button>
      <Button variant="quiet" aria-disabled={!onNext} onClick={() => onNext?.()}>
        Volgende
        <Icon name="chevron-right" size="s" />
      </Button>
    </nav>
  )
}
