import { goToPart, type PartOfScreen } from './use-parts.ts'

interface PartSkipsProps {
  /** What the group of skips is called. */
  label: string
  ways: readonly { to: PartOfScreen; label: string }[]
  /** Called before the focus goes, so that the part shows. */
  onGo(to: PartOfScreen): void
}

/**
 * Buttons that lead past a part of the screen that takes many Tabs. Each shows while it has the focus, as the way to the content at
 * the top of every page does; F6 does the same from anywhere.
 */
export function PartSkips({ label, ways, onGo }: PartSkipsProps) {
  return (
    <nav className="part-skips no-print" aria-label={label}>
      {ways.map(({ to, label: words }) => (
        <button
          key={to}
          type="button"
          className="skip"
          onClick={() => {
            onGo(to)
            goToPart(to)
          }}
        >
          {words}
        </button>
      ))}
    </nav>
  )
}
