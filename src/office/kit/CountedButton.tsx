import { Button } from '../../web/ui/Button.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CountedButtonProps {
  label: string
  /** Until when it may be pressed (ms since 1970). */
  until: number
  variant?: 'secondary' | 'quiet'
  busy?: boolean
  onPress(): void
}

/**
 * A button that works for a while, with the seconds that are left of it. They have a room of their own and are not read aloud each
 * time, so that nothing moves and nobody is talked through; once it is over the button stays where it is and says so.
 */
export function CountedButton({
  label,
  until,
  variant = 'secondary',
  busy = false,
  onPress,
}: CountedButtonProps) {
  const seconds = useSecondsLeft(until)
  const isOver = seconds === 0
  return (
    <Button variant={variant} busy={busy} aria-disabled={isOver || busy} onClick={() => !isOver && onPress()}>
      {label}
      <span className="seconds" aria-hidden="true">
        {isOver ? '(te laat)' : `(${seconds} s)`}
      </span>
      {isOver && <span className="unseen">, kan niet meer</span>}
    </Button>
  )
}
