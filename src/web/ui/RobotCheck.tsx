import { useRef } from 'react'
import { IconButton } from './Button.tsx'
import { Icon, type IconName } from './icons/Icon.tsx'

type State = 'idle' | 'working' | 'done' | 'failed'

const signs: Record<Exclude<State, 'working'>, IconName> = { idle: 'shield', done: 'check', failed: 'error' }

type RobotCheckProps = { state: State; text: string; onRetry?: () => void }

/**
 * The state of the robot check: an icon and a line that is read out when it changes. It asks nothing of a visitor; only after a
 * failure there is a button. Every state takes the same room.
 */
export function RobotCheck({ state, text, onRetry }: RobotCheckProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const retry = () => {
    // the button disappears: a keyboard user's focus stays on this line
    line.current?.focus()
    onRetry?.()
  }
  return (
    <div className="robot" data-state={state}>
      <p className="robot-line" role="status" tabIndex={-1} ref={line}>
        <span className="robot-sign">
          {state === 'working' ? <span className="spinner" /> : <Icon name={signs[state]} size="s" />}
        </span>
        <span>{text}</span>
      </p>
      {state === 'failed' && <IconButton icon="again" label="Probeer opnieuw" onClick={retry} />}
    </div>
  )
}
