type StrengthProps = {
  /** Number of filled parts of the bar, out of four. */
  level: 0 | 1 | 2 | 3 | 4
  enough: boolean
  text: string
}

/** The strength of a password: a bar, and words that are read out when they change. */
export function Strength({ level, enough, text }: StrengthProps) {
  return (
    <div className="strength" data-level={level} data-enough={enough ? '' : undefined}>
      <div className="strength-bar" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className="strength-text" role="status">
        {text}
      </p>
    </div>
  )
}
