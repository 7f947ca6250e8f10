type StrengthProps = {
  /** So many of the four parts of the bar are filled. */
  level: 0 | 1 | 2 | 3 | 4
  /** Strong enough to be accepted. */
  enough: boolean
  text: string
}

/** How strong a password is: a bar for the eye, and words that are read out when they change. */
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
