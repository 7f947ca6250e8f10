import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { OfficeIconName } from '../kit/icons.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'

/** A button of the toolbar. */
export interface Tool {
  id: string
  label: string
  icon: OfficeIconName
  /** The key that does the same in the text, as `aria-keyshortcuts` has it. */
  keys?: string
  /** Left out for what is done once. */
  isOn?: boolean
  isOff?: boolean
  run(): void
}

interface ToolbarProps {
  tools: readonly Tool[]
  /** The id of the text that the buttons are about. */
  controls: string
  bar: RefObject<HTMLDivElement | null>
  /** Called by Escape. */
  onLeave(): void
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** `Ctrl B` for `Control+B`. */
const spoken = (keys: string): string => keys.replaceAll('Control', 'Ctrl').replaceAll('+', ' ')

/**
 * The buttons above a text. One stop for Tab; arrows, Home and End go along them, Escape goes back to the text. A button that can do
 * nothing now stays in the row, and says so.
 */
export function Toolbar({ tools, controls, bar, onLeave }: ToolbarProps) {
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (event.key === 'Escape') onLeave()
    else if (step) {
      const next = step(at, tools.length)
      setAt(next)
      bar.current?.querySelectorAll('button')[next]?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div
      className="rich-tools"
      role="toolbar"
      aria-label="Opmaak"
      aria-controls={controls}
      tabIndex={-1}
      ref={bar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ id, label, icon, keys, isOn, isOff, run }, index) => (
        <button
          key={id}
          type="button"
          className="rich-tool"
          data-tool={id}
          title={keys === undefined ? label : `${label} (${spoken(keys)})`}
          aria-label={label}
          aria-keyshortcuts={keys}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          tabIndex={index === at ? 0 : -1}
          // the text keeps what is chosen in it
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setAt(index)}
          onClick={() => !isOff && run()}
        >
          <OfficeIcon name={icon} size="s" />
        </button>
      ))}
    </div>
  )
}
