type ProgressProps = {
  /** What is under way. */
  label: string
  value: number
  max: number
  /** The same in words. */
  text: string
}

/** How far something is that one waits for: a bar and words. It says nothing by itself: stand a status beside it. */
export function Progress({ label, value, max, text }: ProgressProps) {
  return (
    <div className="progress">
      <progress aria-label={label} value={value} max={max} />
      <p>{text}</p>
    </div>
  )
}
